import { describe, expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { moisDe } from "../../mois.ts";
import { Calcul } from "../../moteur/calcul.ts";
import type { Instance } from "../../moteur/requete.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { buildRequest } from "../../requete/requete.ts";
import { chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { registre } from "../registre.ts";
import { aide_logement, als, apl } from "./aide.ts";
import { apl_foyer, apl_foyer_k, apl_foyer_plafond, apl_foyer_redevance_minimale } from "./apl-foyer.ts";
import { mobili_jeune } from "./mobili_jeune.ts";
import { reduction_loyer_solidarite } from "./rls.ts";

const COMMUNES = { 1: "75056", 2: "49007", 3: "48095" } as const;
const REUNION = "97411";
const MIQUELON = "97502";
const dite = { precisions: { residence_sociale: true } };
const aDeux: Partial<Situation> = {
  conjoint: conjoint({ ...ne(25), activite: "inactif" }),
  famille: { en_couple: true },
};

/** An inactive adult of 25 in a residence of Angers, whose fee is 450 € a month. */
const loge = (
  menage: Partial<Menage> = {},
  reste: Partial<Situation> = {},
  demandeur: Partial<Individu> = {},
): Situation =>
  foyer(
    { ...ne(25), activite: "inactif", ...demandeur },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_foyer",
        coloc: false,
        logement_chambre: false,
        loyer: 450,
        depcom: COMMUNES[2],
        ...menage,
      },
      ...dite,
      ...reste,
    },
  );
const aide = (...faits: Parameters<typeof loge>) => {
  const situation = loge(...faits);
  return valeurFamille(situation, aide_logement, moisDe(situation.dateDeValeur));
};

/** The same household with resources that are given, and the scale that is said. */
function avecRessources(situation: Situation, ressources: number, premier?: boolean) {
  const mois = situation.dateDeValeur.slice(0, 7);
  const requete = buildRequest(situation, []);
  Object.assign(requete.familles["_"] as Instance, {
    aide_logement_base_ressources: { [mois]: ressources },
    ...(premier !== undefined && { apl_foyer_premier_bareme: { [mois]: premier } }),
  });
  const c = new Calcul(requete, registre);
  const lire = (variable: typeof apl_foyer) => variable(c, c.famille, moisDe(mois));
  return {
    k: lire(apl_foyer_k),
    plafond: lire(apl_foyer_plafond),
    minimale: lire(apl_foyer_redevance_minimale),
    apl: lire(apl_foyer),
    net: lire(aide_logement),
  };
}

describe("sans ressources, 700 € de redevance comptent au plafond d’octobre 2025", () => {
  test.each([
    // 0,9 × (498,81 − 76,32 / 12) − 5 = 438,21 ; 436,01 après la CRDS, à l’euro inférieur
    [1, "une personne seule", {}, 436],
    // 0,9 × (456,15 − 6,36) − 5 = 399,81 ; 397,81
    [2, "une personne seule", {}, 397],
    // 0,9 × (432,98 − 6,36) − 5 = 378,96 ; 377,06
    [3, "une personne seule", {}, 377],
    // 0,9 × (584,76 − 6,36) − 5 = 515,56 ; 512,98
    [1, "un couple", aDeux, 512],
    // 0,9 × (532,35 − 6,36) − 5 = 468,39 ; 466,05
    [2, "un couple", aDeux, 466],
    // 0,9 × (503,57 − 6,36) − 5 = 442,49 ; 440,28
    [3, "un couple", aDeux, 440],
  ] as const)("zone %i, %s", (zone, _, reste, attendu) => {
    expect(aide({ loyer: 700, depcom: COMMUNES[zone] }, reste)).toBe(attendu);
  });

  test("et d’octobre 2026 : 0,9 × (461,40 − 6,36) − 5 = 404,54, 402,51 après la CRDS", () => {
    expect(aide({ loyer: 700 }, { dateDeValeur: "2026-10-15" })).toBe(402);
  });

  test.each([
    // 0,9 × (567,63 − 6,36) − 5 = 500,14 ; 497,64
    [2, 1, 497],
    // 767,12 + 79,57 = 846,69 ; 0,9 × (846,69 − 6,36) − 5 = 751,30 ; 747,54
    [1, 5, 747],
  ] as const)("zone %i, %i enfant(s)", (zone, n, attendu) => {
    const enfants = Array.from({ length: n }, (_, rang) => enfant(rang, ne(3 + rang)));
    expect(aide({ loyer: 900, depcom: COMMUNES[zone] }, { enfants })).toBe(attendu);
  });
});

test.each([
  // 0,9 × (450 − 6,36) − 5 = 394,28 ; 392,30
  [450, 0, 392],
  // Les charges comptent avec le loyer.
  [400, 50, 392],
  // 0,9 × (43 − 6,36) − 5 = 27,98, et il reste plus de 15 € à payer ; 27,84
  [43, 0, 27],
  // 0,9 × (40 − 6,36) − 5 = 25,28, mais 15 € restent à payer : 25 ; 24,88
  [40, 0, 24],
  // 26 − 15 = 11 ; 10,95, soit 10 € et la CRDS : au moins 10 €
  [26, 0, 10],
  // 25 − 15 = 10 ; 9,95, soit 9 € et la CRDS : sous 10 €
  [25, 0, 0],
  [0, 0, 0],
])("%i € de redevance et %i € de charges : %i €", (loyer, charges_locatives, attendu) => {
  expect(aide({ loyer, charges_locatives })).toBe(attendu);
});

test("étudiant : 6 600 € supposés, 5 500 par part", () => {
  // K = 0,90 − 6 600 / (21 420,91 × 1,2) = 0,6432, soit 0,64
  // E0 = (1,2 × (14,99 + 121,11 + 339,93 + 0,328 × (5 500 − 4 095,05)) + 76,32) / 12 = 100,04
  // 0,64 × (450 − 100,04) − 5 = 218,97 ; 217,88
  expect(aide({}, {}, { ...ne(20), activite: "etudiant" })).toBe(217);
});

describe("avec des ressources", () => {
  test.each([
    // K = 0,90 − 10 000 / 21 420,91 = 0,4332 ; E0 = (1,2 × 2 412,85 + 76,32) / 12 = 247,64
    // 0,43 × (450 − 247,64) − 5 = 82,01 ; 81,60
    ["seul, zone 2", loge(), 12_000, 0.43, 247.64, 81],
    // E0 = (1,5 × 2 412,85 + 76,32) / 12 = 307,97 ; 0,43 × (500 − 307,97) − 5 = 77,57 ; 77,19
    ["à deux, zone 3", loge({ loyer: 500, depcom: COMMUNES[3] }, aDeux), 15_000, 0.43, 307.97, 77],
    // K = 0,90 − 25 000 / 21 420,91 = − 0,2671, et rien n’est dû
    ["seul, zone 2", loge(), 30_000, -0.27, 739.64, 0],
  ])("%s, %#", (_, situation, ressources, k, minimale, net) => {
    const lu = avecRessources(situation, ressources);
    expect(lu.k).toBeCloseTo(k, 6);
    expect(lu.minimale).toBeCloseTo(minimale, 2);
    expect(lu.net).toBe(net);
  });

  // CatalaLang/catala-examples, aides_logement/tests/tests_calcul_apl_logement_foyer.catala_fr : 3, 4 et 5 viennent du ministère.
  test.each([
    ["CasTest1", 3, 360, "2022-04-23", 15_000, true, [0.41, 450.57, 318.13, 12.06]],
    ["CasTest3", 1, 350, "2021-09-15", 7500, true, [0.64, 444.43, 98.95, 154.78]],
    ["CasTest4", 1, 350, "2022-05-01", 7500, true, [0.64, 446.3, 98.95, 154.78]],
    ["CasTest5", 1, 350, "2022-05-01", 7500, false, [0.6, 446.3, 124.64, 129.65]],
  ] as const)("%s de Catala", (cas, zone, loyer, dateDeValeur, ressources, premier, attendus) => {
    const reste = { ...(cas === "CasTest1" && aDeux), dateDeValeur };
    const lu = avecRessources(loge({ loyer, depcom: COMMUNES[zone] }, reste), ressources, premier);
    const lus = [lu.k, lu.plafond, lu.minimale, lu.apl];
    expect(lus.map((un) => Math.round(un * 100) / 100)).toEqual(attendus);
    expect(lu.net).toBe(Math.floor(lu.apl));
  });
});

test("outre-mer, le premier barème seul ; pas d’APL de foyer à Saint-Pierre-et-Miquelon", () => {
  // 0,95 × (450 − 45,57 × 1,4 / 12) − 5 = 417,45 ; 415,36
  expect(aide({ depcom: REUNION })).toBe(415);
  expect(valeurFamille(loge({ depcom: MIQUELON }), apl)).toBe(0);
});

test("outre-mer, 26,68 € restent à payer, et cinq enfants font 4,3 + 0,5 parts", () => {
  // 0,95 × (60 − 5,32) − 5 = 46,95, mais 60 − 26,68 = 33,32 ; 33,15
  expect(aide({ depcom: REUNION, loyer: 60 })).toBe(33);
  // E0 = 45,57 × 4,8 / 12 = 18,23
  const enfants = Array.from({ length: 5 }, (_, rang) => enfant(rang, ne(3 + rang)));
  const grande = loge({ depcom: REUNION }, { enfants });
  expect(valeurFamille(grande, apl_foyer_redevance_minimale)).toBeCloseTo(18.23, 2);
});

test("c’est l’aide personnalisée, sans réduction de loyer de solidarité", () => {
  expect(valeurFamille(loge(), apl)).toBe(392);
  expect(valeurFamille(loge(), als)).toBe(0);
  expect(valeurFamille(loge(), reduction_loyer_solidarite)).toBe(0);
});

test.each([
  ["non", { residence_sociale: false }],
  ["« je ne sais pas »", { residence_sociale: null }],
])("réponse « %s » : l’allocation d’un foyer sans convention, comme sans réponse", (_, precisions) => {
  // 0,9 × (190,13 + 60,59 − 6,36) − 5 = 214,92, moins la CRDS
  expect(aide({}, { precisions })).toBeCloseTo(213.85, 2);
  expect(valeurFamille(loge({}, { precisions }), apl)).toBe(0);
});

test("la réponse ne compte plus dans un logement à soi", () => {
  const vide = { statut_occupation_logement: "locataire_vide" } as const;
  expect(aide(vide)).toBe(aide(vide, { precisions: {} }));
  expect(valeurFamille(loge(vide), apl_foyer)).toBe(0);
});

test("un titre « étudiant » sans bourse n’y ouvre plus droit depuis juillet 2026", () => {
  const situation = loge(
    {},
    { dateDeValeur: "2026-11-30", precisions: { residence_sociale: true, titre_etudiant: true } },
    { ...ne(20), activite: "etudiant", nationalite: "AF" },
  );
  const mois = moisDe("2026-11");
  expect([aide_logement, apl_foyer].map((une) => valeurFamille(situation, une, mois))).toEqual([0, 0]);
});

test("apprentie de 19 ans à Angers, 450 € : 392 € d’APL, et Mobili-Jeune paie les 58 € qui restent", () => {
  const apprentie = {
    ...ne(19),
    activite: "salarie",
    alternant: true,
    _contrat_alternant: "apprenti",
    _nombreMoisDebutContratDeTravail: 5,
    salaire_net: chaqueMois(900),
  } as const;
  expect(aide({}, {}, apprentie)).toBe(392);
  expect(valeurDemandeur(loge({}, {}, apprentie), mobili_jeune)).toBeCloseTo(58, 2);
  // Sans la réponse : 450 − 213,85, donc le plus qu’elle donne.
  expect(valeurDemandeur(loge({}, { precisions: {} }, apprentie), mobili_jeune)).toBe(100);
});
