import { describe, expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurFamille, valeurMenage } from "../kit.ts";
import {
  aides_logement_loyer_minimal,
  aides_logement_nb_part,
  aides_logement_primo_accedant_plafond_mensualite,
} from "./accession.ts";
import { aide_logement, alf, apl } from "./aide.ts";
import { aide_logement_base_ressources, aides_logement_primo_accedant_ressources } from "./base.ts";
import {
  aide_logement_charges,
  aide_logement_loyer_plafond,
  aide_logement_R0,
  aide_logement_taux_famille,
} from "./index.ts";
import { aide_logement_base_ressources_patrimoine } from "./patrimoine.ts";
import { al_nb_personnes_a_charge } from "./personnes.ts";
import { reduction_loyer_solidarite } from "./rls.ts";

const COMMUNES = { 1: "75056", 2: "59350", 3: "48095" } as const;
const [REUNION, SAINT_MARTIN, MIQUELON] = ["97411", "97801", "97502"] as const;
type Zone = keyof typeof COMMUNES;

const enfants = (n: number) => Array.from({ length: n }, (_, rang) => enfant(rang, ne(3 + rang)));
const aDeux: Partial<Situation> = {
  conjoint: conjoint({ ...ne(40), activite: "inactif" }),
  famille: { en_couple: true },
};
const loge = (
  menage: Partial<Menage>,
  reste: Partial<Situation> = {},
  demandeur: Partial<Individu> = {},
): Situation =>
  foyer(
    { ...ne(40), activite: "inactif", ...demandeur },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2017-06-01",
        statut_occupation_logement: "locataire_vide",
        coloc: false,
        logement_chambre: false,
        loyer: 1000,
        depcom: COMMUNES[2],
        ...menage,
      },
      ...reste,
    },
  );

describe("un couple qui achète, 600 € par mois", () => {
  const achete = (zone: Zone, n: number, loyer = 600) =>
    loge(
      { statut_occupation_logement: "primo_accedant", loyer, depcom: COMMUNES[zone] },
      { ...aDeux, enfants: enfants(n) },
    );

  test.each([
    // CCH, art. D832-25, 2° : 1,5 part à deux, 2,5, 3, 3,7, 4,3 avec un à quatre enfants, puis 0,5 par enfant.
    [0, 1.5],
    [1, 2.5],
    [2, 3],
    [3, 3.7],
    [4, 4.3],
    [5, 4.8],
    [6, 5.3],
  ])("%i enfants : %d parts", (n, parts) => {
    expect(valeurFamille(achete(2, n), aides_logement_nb_part)).toBeCloseTo(parts, 6);
  });

  test.each<[Zone, number[]]>([
    // Arrêté du 27 septembre 2019, art. 33 ; au-delà de cinq, 39,36, 37,71 ou 35,88 € par enfant.
    [1, [379.33, 407.87, 419.27, 431.06, 442.62, 452, 491.36, 530.72]],
    [2, [338.53, 366.46, 379.15, 392.22, 405.1, 433.78, 471.49, 509.2]],
    [3, [314.19, 342.55, 356.7, 371.07, 385.21, 413.92, 449.8, 485.68]],
  ])("zone %i : plafond de la mensualité de zéro à sept enfants", (zone, plafonds) => {
    const lus = plafonds.map((_, n) =>
      valeurFamille(achete(zone, n), aides_logement_primo_accedant_plafond_mensualite),
    );
    expect(lus.map((un) => Math.round(un * 100) / 100)).toEqual(plafonds);
  });

  test.each<[Zone, number, number]>([
    // Ressources supposées : 16,25 × 600 = 9 750 €. K = 0,95 − 9 750 / (22 111,33 × parts).
    // Quatre enfants : K = 0,847453, loyer minimal 28,12, charges 115,55 ; (405,10 + 115,55 − 28,12) × K.
    [2, 0, 148.2],
    [2, 3, 363.17],
    [2, 4, 410.34],
    // Cinq : K = 0,858135, 12,20 de loyer minimal, 129,29 de charges.
    [2, 5, 465.38],
    [2, 6, 515.74],
    [1, 4, 441.98],
    [1, 5, 480.94],
    [3, 4, 393.56],
    [3, 5, 448.43],
  ])("zone %i, %i enfants : %d € par mois", (zone, n, attendu) => {
    expect(valeurFamille(achete(zone, n), aide_logement)).toBeCloseTo(attendu, 1);
  });

  test("une mensualité sous le plafond compte pour ce qu’elle est", () => {
    // 16,25 × 300 = 4 875 € ; K = 0,95 − 4 875 / (22 111,33 × 4,8) = 0,904068. Par part 1 015,63 € : le
    // loyer minimal se réduit à 76,32 / 12. (300 + 129,29 − 6,36) × K = 382,36, moins 5, moins la CRDS.
    expect(valeurMenage(achete(2, 5, 300), aides_logement_primo_accedant_ressources)).toBe(4875);
    expect(valeurFamille(achete(2, 5, 300), aides_logement_loyer_minimal)).toBeCloseTo(6.36, 6);
    expect(valeurFamille(achete(2, 5, 300), aide_logement)).toBeCloseTo(375.47, 1);
  });
});

describe("un couple qui loue", () => {
  const loue = (depcom: string, n: number, menage: Partial<Menage> = {}) =>
    loge({ depcom, ...menage }, { ...aDeux, enfants: enfants(n) });
  const suite = (depcom: string, variable: typeof aide_logement_R0, jusqua: number) =>
    Array.from({ length: jusqua + 1 }, (_, n) => valeurFamille(loue(depcom, n), variable)).map(
      (un) => Math.round(un * 10_000) / 10_000,
    );

  test("ressources qui ne réduisent pas l’aide, de zéro à huit enfants", () => {
    // Arrêté du 27 septembre 2019, art. 15 ; au-delà de six, 346 € par enfant.
    const general = [7501, 8947, 9148, 9498, 9851, 10_202, 10_554, 10_900, 11_246];
    expect(suite(COMMUNES[2], aide_logement_R0, 8)).toEqual(general);
    // Art. 46 : 8 181 € outre-mer avec un enfant, sinon les mêmes.
    for (const ailleurs of [REUNION, SAINT_MARTIN])
      expect(suite(ailleurs, aide_logement_R0, 2)).toEqual([7501, 8181, 9148]);
    // Art. 47 : Saint-Pierre-et-Miquelon a les siens.
    expect(suite(MIQUELON, aide_logement_R0, 7)).toEqual([
      7889, 9410, 9623, 9990, 10_363, 10_730, 11_101, 11_466,
    ]);
  });

  test("taux selon la taille de la famille, moins 0,06 % par enfant au-delà de six", () => {
    // Arrêté du 27 septembre 2019, art. 14 et 46.
    expect(suite(COMMUNES[2], aide_logement_taux_famille, 8)).toEqual([
      0.0315, 0.027, 0.0238, 0.0201, 0.0185, 0.0179, 0.0173, 0.0167, 0.0161,
    ]);
    expect(suite(REUNION, aide_logement_taux_famille, 6)).toEqual([
      0.0299, 0.0238, 0.0217, 0.0194, 0.018, 0.0169, 0.0162,
    ]);
  });

  test.each<[string, string, number, number]>([
    // 16 000 € de pension en 2024, moins 10 %, arrondis à 14 400 € : taux de loyer 0,305 % en zone 2.
    ["zone 2", COMMUNES[2], 4, 525.74],
    ["zone 2", COMMUNES[2], 5, 601.28],
    ["zone 2", COMMUNES[2], 7, 751.02],
    ["zone 1", COMMUNES[1], 4, 591.94],
    ["zone 3", COMMUNES[3], 4, 486.66],
    ["La Réunion", REUNION, 1, 238.31],
    ["La Réunion", REUNION, 4, 497.97],
  ])("%s (%s), %i enfants et 16 000 € de pension : %d € par mois", (_, depcom, n, attendu) => {
    const pension = { pensions_invalidite: chaqueMois(16_000 / 12) };
    const situation = loge({ depcom, loyer: 850 }, { ...aDeux, enfants: enfants(n) }, pension);
    expect(valeurFamille(situation, aide_logement_base_ressources)).toBe(14_400);
    expect(valeurFamille(situation, aide_logement)).toBeCloseTo(attendu, 1);
    expect(valeurFamille(situation, alf)).toBe(valeurFamille(situation, aide_logement));
  });

  test.each<[string, string, number, number[]]>([
    // Arrêté du 27 septembre 2019, art. 9, 16 et 46 : seul, à deux, à deux avec deux enfants.
    ["en métropole", COMMUNES[2], 13.74, [60.59, 60.59, 30.29, 60.59]],
    ["à La Réunion", REUNION, 10.47, [40.68, 40.68, 20.93, 40.68]],
    ["à Saint-Martin", SAINT_MARTIN, 10.47, [40.68, 40.68, 20.93, 40.68]],
  ])("charges %s, en colocation ou non", (_, depcom, parEnfant, [seul, deux, colocSeul, colocDeux]) => {
    const charges = (coloc: boolean, reste: Partial<Situation>) =>
      valeurFamille(loge({ depcom, coloc }, reste), aide_logement_charges);
    expect([charges(false, {}), charges(false, aDeux)]).toEqual([seul, deux]);
    expect([charges(true, {}), charges(true, aDeux)]).toEqual([colocSeul, colocDeux]);
    const famille = { ...aDeux, enfants: enfants(2) };
    // A lone parent is a lone tenant of the flat, whoever the children are.
    expect(charges(true, { enfants: enfants(2) })).toBeCloseTo(colocSeul! + 2 * parEnfant, 6);
    expect(charges(false, famille)).toBeCloseTo(deux! + 2 * parEnfant, 6);
    expect(charges(true, famille)).toBeCloseTo(colocDeux! + 2 * parEnfant, 6);
  });

  test("à La Réunion en colocation : trois quarts du plafond, et les charges de là-bas", () => {
    // 290,34 × 0,75 = 217,76 ; (217,76 + 20,93 − 39,56 − 5) × 0,995.
    const seul = loge({ depcom: REUNION, coloc: true, loyer: 500 });
    expect(valeurFamille(seul, aide_logement_loyer_plafond)).toBeCloseTo(217.76, 1);
    expect(valeurFamille(seul, aide_logement)).toBeCloseTo(193.16, 1);
  });
});

describe("un membre handicapé", () => {
  const personne = { ...ne(40), activite: "inactif" } as const;
  const cher = { depcom: COMMUNES[1], loyer: 2000 };
  const tous: [string, Partial<Situation>, Partial<Individu>, number][] = [
    // Arrêté du 27 septembre 2019, art. 10 : au-delà de quatre fois le plafond, plus d’aide ; pas s’il vit là.
    // Seul avec un enfant : (454,10 + 74,33) × 91,5 % = 483,51 ; moins 5, moins la CRDS.
    ["personne, un enfant", { enfants: [enfant(0, ne(5))] }, {}, 0],
    ["l’enfant", { enfants: [enfant(0, { ...ne(5), handicap: true })] }, {}, 476.12],
    ["le parent", { enfants: [enfant(0, ne(5))] }, { handicap: true }, 476.12],
    // À deux : 401,78 + 60,59 − 39,56 = 422,81.
    ["personne, un couple", aDeux, {}, 0],
    ["la conjointe", { ...aDeux, conjoint: conjoint({ ...personne, handicap: true }) }, {}, 415.72],
  ];
  test.each(tous)("un loyer de 2 000 € à Paris, handicap : %s", (_, reste, demandeur, attendu) => {
    expect(valeurFamille(loge(cher, reste, demandeur), aide_logement)).toBeCloseTo(attendu, 1);
  });

  const invalide = { handicap: true, taux_incapacite: 0.9 };
  const grand = (champs: Partial<Individu>) =>
    valeurFamille(loge({}, { enfants: [enfant(0, { ...ne(30), ...champs })] }), al_nb_personnes_a_charge);
  test.each<[string, Partial<Individu>, number]>([
    // CCH, art. R823-4 : un enfant de plus de 21 ans, invalide, dont les ressources restent petites.
    ["sans handicap", {}, 0],
    ["invalide à 79 %", { handicap: true, taux_incapacite: 0.79 }, 0],
    ["invalide à 90 %", invalide, 1],
    // 1,25 × 12 144,27 € (Aspa, fin 2024) = 15 180,34 € après l’abattement de 10 %.
    ["16 866 € de pension par an", { ...invalide, pensions_invalidite: chaqueMois(1405.5) }, 1],
    ["16 869 € de pension par an", { ...invalide, pensions_invalidite: chaqueMois(1405.75) }, 0],
  ])("un enfant de 30 ans à charge, %s", (_, champs, attendu) => {
    expect(grand(champs)).toBe(attendu);
  });

  test("l’épargne d’une famille dont l’enfant a l’AEEH ne compte pas", () => {
    // CCH, art. R822-22.
    const epargne = { livret_a: { "month:2012-01:120": 50_000 } } as Partial<Individu>;
    const avec = (champs: Partial<Individu>) =>
      valeurFamille(
        loge({}, { enfants: [enfant(0, { ...ne(8), ...champs })] }, epargne),
        aide_logement_base_ressources_patrimoine,
      );
    expect([avec({}), avec({ handicap: true })]).toEqual([1500, 0]);
  });
});

describe("la réduction de loyer de solidarité", () => {
  const hlm = (zone: Zone, n: number, pension: number) =>
    loge(
      { statut_occupation_logement: "locataire_hlm" as never, depcom: COMMUNES[zone] },
      { ...aDeux, enfants: enfants(n) },
      { pensions_invalidite: chaqueMois(pension / 12) },
    );
  test.each<[Zone, number, number, number]>([
    // Arrêté du 27 février 2018 : montant de juin 2026 par zone, une somme par personne à charge après la première.
    [1, 0, 0, 43.51],
    [1, 2, 0, 56.12],
    [2, 1, 0, 43.06],
    [2, 4, 0, 61.84],
    [3, 5, 0, 62.6],
    // Plafond d’un couple en zone 2 : 1 104 € par mois, 13 248 € par an. 14 600 € font 13 200 €, 14 700 € 13 300 €.
    [2, 0, 14_600, 38.56],
    [2, 0, 14_700, 0],
    // Sept enfants : 2 929 + 282 = 3 211 € par mois, 38 532 € par an.
    [2, 7, 42_700, 80.62],
    [2, 7, 42_900, 0],
  ])("zone %i, %i enfants, %i € de pension : %d €", (zone, n, pension, attendu) => {
    expect(valeurFamille(hlm(zone, n, pension), reduction_loyer_solidarite)).toBeCloseTo(attendu, 2);
  });

  test("l’aide baisse de 98 % d’elle, même s’il n’en reste que quelques euros", () => {
    // 458,10 + 88,07, moins 8,5 %, font 499,75 ; moins 5 et 0,98 × 49,32, moins la CRDS.
    expect(valeurFamille(hlm(2, 2, 0), apl)).toBeCloseTo(444.18, 1);
    expect(valeurFamille(loge({}, aDeux, { pensions_invalidite: chaqueMois(0) }), apl)).toBe(0);
  });
});

test.each([
  ["2022-12-15", REUNION, 6],
  ["2023-01-15", REUNION, 9],
  ["2022-12-15", COMMUNES[2], 9],
])(
  "au %s, à %s : de neuf enfants, %i comptent (arrêté du 27 septembre 2019, art. 46)",
  (jour, depcom, comptes) => {
    const annee = Number(jour.slice(0, 4));
    const neuf = Array.from({ length: 9 }, (_, rang) =>
      enfant(rang, { date_naissance: `${annee - 3 - rang}-01-10` }),
    );
    const situation = { ...loge({ depcom }, { enfants: neuf }), dateDeValeur: jour };
    expect(valeurFamille(situation, al_nb_personnes_a_charge, moisDe(jour))).toBe(comptes);
  },
);

test.each<[string, Partial<Individu>[], number]>([
  // CE, 21 juillet 2017, n° 398563 : l’enfant compte pendant la moitié de l’année. Sans ressources, en zone 2 :
  // seul, 290,34 + 60,59 − 39,56 − 5 = 306,37 € ; avec un enfant, 399,89 + 74,33 − 8,5 % (40,31) − 5 = 428,91 €.
  // Moins 0,5 % de CRDS : 304,84 € et 426,77 €.
  ["sans enfant", [], 304.84],
  ["avec un enfant", [ne(8)], 426.77],
  ["avec un enfant en garde alternée", [{ ...ne(8), garde_alternee: true }], (304.84 + 426.77) / 2],
])("une personne seule, %s", (_, petits, attendu) => {
  const situation = loge({ loyer: 500 }, { enfants: petits.map((un, n) => enfant(n, un)) });
  expect(Math.abs(valeurFamille(situation, aide_logement) - attendu)).toBeLessThan(0.02);
});
