import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../requete/kit.ts";
import { bourse_college_echelon, bourse_lycee_echelon } from "./bourses/index.ts";
import { aah, caah } from "./handicap/index.ts";
import { chaqueMois, imposableEn2024, ne, valeurDemandeur, valeurFamille, calcul, JUIN } from "./kit.ts";
import { css_cmu_base_ressources, forfaitLogement, css_base_ressources_aspa_asv } from "./sante/index.ts";
import { css_base_ressources_aah_individu } from "./sante/minima.ts";
import {
  ass,
  contrat_engagement_jeune,
  ppa,
  ppa_ressources_hors_activite,
  rsa,
  rsa_base_ressources_minima_sociaux,
} from "./solidarite/index.ts";

const francaise = { ...ne(30), nationalite: "FR", activite: "inactif" } as const;
const aDeux = (champs: Partial<Individu> = {}): Partial<Situation> => ({
  conjoint: conjoint({ ...francaise, ...champs }),
  famille: { en_couple: true },
});
const enfants = (n: number) => Array.from({ length: n }, (_, rang) => enfant(rang, ne(5 + rang)));
const seulementEn = (mois: string, montant: number) => ({ ...chaqueMois(0), [mois]: montant });

describe("l’AAH et le salaire, à l’euro près", () => {
  // CSS, art. D821-9 : un cinquième jusqu’à 30 % du Smic (560,12 € par mois), 60 % au-delà.
  test.each([
    [560, 0, 929.59],
    [561, 0, 929.04],
    [2109, 0, 0.24],
    [2110, 0, 0],
    // Un enfant : plafond de 1 562,39 € ; deux : 2 083,18 € ; l’AAH entière jusqu’à ce qu’ils en laissent.
    [1241, 1, 1041.59],
    [1242, 1, 1041.23],
    [2109, 2, 1041.59],
    [2110, 2, 1041.23],
  ])("%i € par mois, %i enfants : %d €", (salaire, n, attendu) => {
    const personne = { ...francaise, activite: "salarie", taux_incapacite: 0.9 } as const;
    const situation = foyer({ ...personne, salaire_net: chaqueMois(salaire) }, { enfants: enfants(n) });
    expect(valeurDemandeur(situation, aah)).toBeCloseTo(attendu, 1);
  });

  test("une pension ou une allocation qui remplace laisse trente pour cent du salaire de côté", () => {
    const avec = (champs: Partial<Individu>) =>
      valeurDemandeur(
        foyer({
          ...francaise,
          activite: "salarie",
          taux_incapacite: 0.9,
          salaire_net: chaqueMois(1000),
          ...champs,
        }),
        aah,
      );
    // (0,6 × 1 000 − 224,05) × 0,7 + 0,8 × 100 = 343,17 ; sans elle 375,95.
    expect(avec({ retraite_nette: chaqueMois(100) })).toBeCloseTo(698.42, 1);
    // The month before alone says so; it counts for a third then.
    expect(avec({ retraite_nette: seulementEn("2026-05", 100) })).toBeCloseTo(751.76, 1);
    expect(avec({ retraite_nette: seulementEn("2026-06", 100) })).toBeCloseTo(665.64, 1);
    // L’allocation chômage est un revenu du travail : (0,6 × 1 100 − 224,05) × 0,7 = 305,17.
    expect(avec({ chomage_net: chaqueMois(100) })).toBeCloseTo(736.42, 1);
    expect(avec({})).toBeCloseTo(665.64, 1);
  });
});

describe("la majoration pour la vie autonome (CSS, art. L821-1-2)", () => {
  const loue = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: 500,
    depcom: "35238",
  } as const;
  const handicapee = { ...francaise, handicap: true, taux_incapacite: 0.9 };
  test.each<[string, Partial<Individu>, Partial<Situation["menage"]>, number]>([
    ["chez soi, sans travail", {}, {}, 104.77],
    ["à 80 % tout juste", { taux_incapacite: 0.8 }, {}, 104.77],
    ["à 79 %", { taux_incapacite: 0.79 }, {}, 0],
    ["en foyer", {}, { statut_occupation_logement: "locataire_foyer" }, 0],
    ["sans aide au logement", {}, { loyer: 0, statut_occupation_logement: "proprietaire" }, 0],
    ["un salaire il y a un mois", { salaire_net: seulementEn("2026-05", 300) }, {}, 104.77],
    ["un salaire ce mois-ci", { salaire_net: seulementEn("2026-06", 300) }, {}, 0],
    [
      "sans l’AAH, que 60 000 € de 2024 et une allocation de chômage ferment",
      { ...imposableEn2024(60_000), chomage_net: seulementEn("2026-05", 900) },
      {},
      0,
    ],
  ])("%s", (_, champs, menage, attendu) => {
    const situation = foyer({ ...handicapee, ...champs }, { menage: { ...loue, ...menage } });
    expect(valeurDemandeur(situation, caah)).toBeCloseTo(attendu, 2);
  });
});

describe("des revenus qui changent d’un mois à l’autre", () => {
  const salariee = (salaire_net: Record<string, number>, plus: Partial<Individu> = {}) =>
    foyer({ ...francaise, activite: "salarie", salaire_net, ...plus });
  test.each([
    // CSS, art. R843-1 : un tiers de la prime de février, mars et avril ; avril seul vaut 280,86 €.
    ["2026-04", 93.62],
    // 633,21 + 184,27 × 490,82 / 733,22 − 0,4015 × 1 200 = 274,76.
    ["2026-03", 91.59],
    ["2026-02", 91.59],
    ["2026-01", 0],
    ["2026-05", 0],
  ])("1 200 € en %s seulement : prime d’activité de %d €", (mois, attendu) => {
    expect(valeurFamille(salariee(seulementEn(mois, 1200)), ppa)).toBeCloseTo(attendu, 1);
  });

  test.each<[string, Record<string, number>, Partial<Individu>, number]>([
    // CASF, art. R262-7 : la moyenne de février à avril.
    ["300 € en avril, et encore 1 € en juin", { ...chaqueMois(0), "2026-04": 300, "2026-06": 1 }, {}, 551.69],
    // CASF, art. R262-13 : sans durée ; un salaire qui ne vient plus, et que rien ne remplace, ne compte pas.
    ["300 € en avril, rien depuis", seulementEn("2026-04", 300), {}, 651.69],
    ["1 300 € jusqu’en avril", { ...chaqueMois(1300), "2026-05": 0, "2026-06": 0 }, {}, 651.69],
    [
      "1 300 € jusqu’en février, le dernier mois lu",
      { ...chaqueMois(1300), "2026-03": 0, "2026-04": 0, "2026-05": 0, "2026-06": 0 },
      {},
      651.69,
    ],
    [
      "700 € de chômage jusqu’en mars, 500 € de salaire depuis : un travail remplace",
      { ...chaqueMois(0), "2026-04": 500, "2026-05": 500, "2026-06": 500 },
      { chomage_net: { ...chaqueMois(700), "2026-04": 0, "2026-05": 0, "2026-06": 0 } },
      18.36,
    ],
    [
      "700 € de chômage jusqu’en mars, rien depuis",
      chaqueMois(0),
      { chomage_net: { ...chaqueMois(700), "2026-04": 0, "2026-05": 0, "2026-06": 0 } },
      651.69,
    ],
    [
      "300 € en mai, qui ne se lit pas encore, et encore",
      { ...chaqueMois(0), "2026-05": 300, "2026-06": 300 },
      {},
      651.69,
    ],
    // CASF, art. R262-13 : un salaire arrêté ce mois-ci, que rien ne remplace, est laissé de côté.
    ["300 € jusqu’en mai", { ...chaqueMois(300), "2026-06": 0 }, {}, 651.69],
    // Une retraite de 100 € le remplace : elle compte (100 €), et lui aussi.
    [
      "300 € jusqu’en mai, puis une retraite",
      { ...chaqueMois(300), "2026-06": 0 },
      { retraite_nette: chaqueMois(100) },
      251.69,
    ],
    [
      "300 € jusqu’en mai, puis malade",
      { ...chaqueMois(300), "2026-06": 0 },
      { indemnites_journalieres_maladie: seulementEn("2026-06", 100) },
      351.69,
    ],
  ])("RSA : %s", (_, salaires, plus, attendu) => {
    expect(valeurFamille(salariee(salaires, plus), rsa)).toBeCloseTo(attendu, 2);
  });

  test.each([
    // CASF, art. R262-13, 2e alinéa : d’un autre revenu qui s’arrête, 651,69 € par mois sont laissés de côté.
    ["en cours", "2026-06", 0],
    ["arrêtée ce mois-ci", "2026-05", 603.38],
    ["arrêtée depuis deux mois", "2026-04", 603.38],
    ["arrêtée depuis trois mois", "2026-03", 619.48],
  ])("RSA : une pension alimentaire de 700 €, %s", (_, dernier, attendu) => {
    const percues = Object.fromEntries(
      Object.entries(chaqueMois(700)).map(([mois, un]) => [mois, mois <= dernier ? un : 0]),
    );
    expect(valeurFamille(foyer({ ...francaise, pensions_alimentaires_percues: percues }), rsa)).toBeCloseTo(
      attendu,
      2,
    );
  });
});

describe("ce qu’une allocation compte dans une autre", () => {
  test.each(["ass", "aah", "asi", "caah"] as const)("RSA et prime d’activité : 100 € de « %s »", (nom) => {
    // CASF, art. R262-6 ; CSS, art. R844-2 : entière, une fois.
    const situation = foyer({ ...francaise, [nom]: chaqueMois(100) });
    expect(valeurFamille(situation, rsa_base_ressources_minima_sociaux)).toBeCloseTo(100, 6);
    expect(valeurFamille(situation, ppa_ressources_hors_activite, JUIN - 2)).toBeCloseTo(100, 6);
  });

  test.each<[string, Partial<Individu>, number]>([
    // CSS, art. R861-4 et R861-10 : par mois, moins 68 € d’AAH, 71 € d’Aspa pour qui vit seul.
    ["ass", { ass: chaqueMois(100) }, 1200],
    ["aah", { aah: chaqueMois(168) }, 1200],
    ["caah", { caah: chaqueMois(100) }, 1200],
    ["af", { af: chaqueMois(100) }, 1200],
    ["asf", { asf: chaqueMois(100) }, 1200],
    ["cf", { cf: chaqueMois(100) }, 1200],
    ["aspa", { aspa: chaqueMois(171) }, 1200],
  ])("complémentaire santé : 100 € de « %s » par mois font 1 200 €", (_, champs, attendu) => {
    expect(valeurFamille(foyer({ ...francaise, ...champs }), css_cmu_base_ressources)).toBeCloseTo(
      attendu,
      2,
    );
  });

  test("complémentaire santé : 71 € d’Aspa sont laissés de côté pour un, 110 € pour deux ; 68 € d’AAH", () => {
    const aspa = { ...francaise, aspa: chaqueMois(500) };
    expect(valeurFamille(foyer(aspa), css_base_ressources_aspa_asv)).toBe(429);
    expect(valeurFamille(foyer(aspa, aDeux()), css_base_ressources_aspa_asv)).toBe(390);
    const laAah = (montant: number) =>
      valeurDemandeur(foyer({ ...francaise, aah: chaqueMois(montant) }), css_base_ressources_aah_individu);
    expect([67, 68, 69].map(laAah)).toEqual([0, 0, 1]);
  });

  const forfait = (menage: Partial<Situation["menage"]>, reste: Partial<Situation>, champs = {}) => {
    const c = calcul(foyer({ ...francaise, ...champs }, { menage: menage as Situation["menage"], ...reste }));
    return forfaitLogement(c, c.famille, JUIN);
  };
  const familles: [string, Partial<Situation>, number, number][] = [
    // CSS, art. R861-5 : douze fois 12 %, 14 % de 1,5 ou 14 % de 1,8 fois 651,69 €.
    // Art. R861-7, avec une aide au logement : 12 %, 16 %, 16,5 %, ou l’aide si elle est moindre.
    ["seul", {}, 938.43, 938.43],
    ["à deux", aDeux(), 1642.26, 1876.87],
    ["seul avec un enfant", { enfants: enfants(1) }, 1642.26, 1876.87],
    ["à deux avec un enfant", { ...aDeux(), enfants: enfants(1) }, 1970.71, 2322.62],
    ["à deux avec trois enfants", { ...aDeux(), enfants: enfants(3) }, 1970.71, 2322.62],
  ];
  test.each(familles)("complémentaire santé, forfait logement : %s", (_, reste, sans, avec) => {
    for (const statut of ["loge_gratuitement", "proprietaire"] as const)
      expect(forfait({ statut_occupation_logement: statut }, reste)).toBeCloseTo(sans, 1);
    const loue = { statut_occupation_logement: "locataire_vide" } as const;
    expect(forfait(loue, reste, { aide_logement: { "2026-06": 300 } })).toBeCloseTo(avec, 1);
    expect(forfait(loue, reste, { aide_logement: { "2026-06": 50 } })).toBe(600);
    expect(forfait(loue, reste, { aide_logement: { "2026-06": 0 } })).toBe(0);
  });
});

describe("le contrat d’engagement jeune, revenu par revenu", () => {
  const dix_sept = (champs: Partial<Individu>) =>
    valeurDemandeur(
      foyer({ ...ne(17), nationalite: "FR", activite: "inactif", ...champs }),
      contrat_engagement_jeune,
    );
  test.each(["revenus_stage_formation_pro", "chomage_net"] as const)("%s se déduit en entier", (nom) => {
    // C. trav., art. D5131-20 : 226,48 − 100.
    expect(dix_sept({ [nom]: chaqueMois(100) })).toBeCloseTo(126.48, 2);
  });
  test.each([
    "indemnites_chomage_partiel",
    "salaire_net",
    "indemnites_journalieres_maladie",
    "indemnites_journalieres_maternite",
  ] as const)("%s se déduit en partie, au-delà de 300 €", (nom) => {
    // 226,48 × (1 − 100 / (0,8 × 12,31 × 151,67 − 300)) = 226,48 × (1 − 100 / 1 193,65).
    expect(dix_sept({ [nom]: chaqueMois(300) })).toBeCloseTo(226.48, 2);
    expect(dix_sept({ [nom]: chaqueMois(400) })).toBeCloseTo(207.51, 1);
  });
});

describe("l’ASS d’un couple (C. trav., art. R5423-2 et R5423-3)", () => {
  const avec = (champs: Partial<Individu>) =>
    valeurDemandeur(
      foyer(
        { ...ne(45), nationalite: "FR", activite: "chomeur", ass_precondition_remplie: true },
        aDeux(champs),
      ),
      ass,
    );
  test.each<[string, Partial<Individu>, number]>([
    // 110 × 19,48 = 2 142,80 € ; 584,40 € tant qu’il en reste autant.
    ["l’allocation chômage du conjoint", { chomage_net: chaqueMois(1800) }, 342.8],
    [
      "arrêtée, elle ne compte plus",
      { chomage_net: { ...chaqueMois(1800), "2026-05": 0, "2026-06": 0 } },
      584.4,
    ],
    ["ses indemnités journalières", { indemnites_journalieres_maladie: chaqueMois(1800) }, 342.8],
    ["ses revenus locatifs", { revenus_locatifs: chaqueMois(1800) }, 342.8],
    ["ses stages", { indemnites_stage: chaqueMois(1800) }, 342.8],
    // Une pension versée se retire : 1 800 − 100.
    [
      "sa pension, moins celle qu’il verse",
      { pensions_invalidite: chaqueMois(1800), pensions_alimentaires_versees_individu: chaqueMois(-100) },
      442.8,
    ],
  ])("%s", (_, champs, attendu) => {
    expect(avec(champs)).toBeCloseTo(attendu, 2);
  });
});

describe("les bourses du secondaire selon le nombre d’enfants", () => {
  const echelon = (variable: typeof bourse_college_echelon, n: number, revenu: number) =>
    valeurFamille(foyer({ ...ne(40), ...imposableEn2024(revenu) }, { enfants: enfants(n) }), variable);
  test.each([
    // C. éduc., art. D531-4 : 1 556,2 Smic horaires de juillet 2024 (11,65 €) pour un enfant, 4 070 pour huit.
    [1, 18_130],
    [2, 22_313],
    [3, 26_497],
    [4, 30_680],
    [5, 34_865],
    [6, 39_048],
    [7, 43_232],
    [8, 47_416],
    [9, 47_416],
  ])("collège, %i enfants : échelon 1 jusqu’à %i €", (n, plafond) => {
    expect([plafond, plafond + 1].map((un) => echelon(bourse_college_echelon, n, un))).toEqual([1, 0]);
  });
  test.each([
    // C. éduc., art. D531-21 : échelon 6, de 244,3 à 1 051,3 Smic horaires.
    [1, 2846],
    [2, 3401],
    [3, 4507],
    [4, 5612],
    [5, 7271],
    [8, 12_248],
    [9, 12_248],
  ])("lycée, %i enfants : échelon 6 jusqu’à %i €", (n, plafond) => {
    expect([plafond, plafond + 1].map((un) => echelon(bourse_lycee_echelon, n, un))).toEqual([6, 5]);
  });
});
