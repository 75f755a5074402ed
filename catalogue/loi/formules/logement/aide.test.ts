import { describe, expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurFamille } from "../kit.ts";
import { aide_logement, alf, als, apl } from "./aide.ts";

const PARIS = "75056";
const LILLE = "59350";
const MENDE = "48095";

/** An inactive adult of 30 who rents an empty dwelling, 600 € a month in Paris. */
const loge = (
  menage: Partial<Menage> = {},
  demandeur: Partial<Individu> = {},
  reste: Partial<Situation> = {},
): Situation =>
  foyer(
    { ...ne(30), activite: "inactif", ...demandeur },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_vide",
        coloc: false,
        logement_chambre: false,
        loyer: 600,
        depcom: PARIS,
        ...menage,
      },
      ...reste,
    },
  );

const aide = (...faits: Parameters<typeof loge>) => {
  const situation = loge(...faits);
  return valeurFamille(situation, aide_logement, moisDe(situation.dateDeValeur));
};

test("personne seule sans ressources à Paris : loyer plafond 333,14, charges 60,59, participation 39,56", () => {
  // (333,14 + 60,59 − 39,56 − 5) × 0,995
  expect(aide()).toBeCloseTo(347.42, 2);
});

test("une location meublée compte pour deux tiers : 450 € font 300 €", () => {
  // unemployed_ass_001 : (300 + 60,59 − 39,56 − 5) × 0,995
  expect(aide({ statut_occupation_logement: "locataire_meuble", loyer: 450 })).toBeCloseTo(314.45, 2);
});

test("les plafonds baissent de la zone 1 à la zone 3", () => {
  expect(aide({ depcom: LILLE })).toBeCloseTo(304.84, 2);
  // (272,12 + 60,59 − 39,56 − 5) × 0,995
  expect(aide({ depcom: MENDE })).toBeCloseTo(286.71, 2);
  expect(aide({ depcom: undefined })).toBeCloseTo(304.84, 2);
});

test("à La Réunion, le forfait de charges est de 40,68 €", () => {
  // (290,34 + 40,68 − 39,56 − 5) × 0,995
  expect(aide({ depcom: "97411" })).toBeCloseTo(285.03, 2);
});

test("en colocation, trois quarts du plafond et la moitié des charges ; en chambre, 90 % du plafond", () => {
  // (249,86 + 30,29 − 39,56 − 5) × 0,995 puis (299,83 + 60,59 − 39,56 − 5) × 0,995
  expect(aide({ coloc: true })).toBeCloseTo(234.41, 2);
  expect(aide({ logement_chambre: true })).toBeCloseTo(314.28, 2);
});

test("en chambre, le plafond d’une famille est celui d’une personne seule", () => {
  // (299,83 + 74,33) − max(8,5 %, 39,56) = 334,60 ; (334,60 − 5) × 0,995
  expect(aide({ logement_chambre: true }, {}, { enfants: [enfant(0, ne(5))] })).toBeCloseTo(327.95, 2);
});

test.each([
  // Plafond 333,14 : l’aide baisse au-delà de 1 132,68 € et s’éteint à 1 332,56 €.
  [1132, 347.42],
  // 354,17 × (1 − 0,32 / 199,88) = 353,60
  [1133, 346.86],
  // 354,17 × 0,56 / 199,88 = 0,99, sous les 5 €
  [1332, 0],
  [1333, 0],
])("un loyer de %i € à Paris donne %f €", (loyer, attendu) => {
  expect(aide({ loyer })).toBeCloseTo(attendu, 2);
});

test("un loyer cher ne réduit pas l’aide d’une personne handicapée", () => {
  expect(aide({ loyer: 2000 }, { handicap: true })).toBeCloseTo(347.42, 2);
});

test.each([
  // 481,48 × 12 moins 10 % : 5 199,76, arrondi à 5 200, sous l’abattement de 5 235 €.
  [481.48, 347.42],
  // 5 201,20, arrondi à 5 300 : 65 × (2,83 % + 0,405241 %) = 2,10
  [481.6, 345.33],
])("une pension d’invalidité de %f € par mois donne %f €", (pension, attendu) => {
  expect(aide({}, { pensions_invalidite: chaqueMois(pension) })).toBeCloseTo(attendu, 2);
});

test.each([
  // Loyer 100 en zone 3 : 121,03 − 2,83 % × (9 100 − 5 235) = 11,65
  [842.5, 6.62],
  // 9 200 € : 8,82, sous le seuil de 10 €
  [842.8, 0],
])("rien n’est versé sous 10 € avant la minoration (pension de %f €)", (pension, attendu) => {
  const menage = { loyer: 100, depcom: MENDE };
  expect(aide(menage, { pensions_invalidite: chaqueMois(pension) })).toBeCloseTo(attendu, 2);
});

test.each([
  [27, false, 239.1],
  // 6 900 € : 393,73 − 39,56 − 1 665 × 3,235241 % = 300,30
  [27, true, 293.82],
  // À 28 ans les vraies ressources comptent : aucune.
  [28, false, 347.42],
])("étudiant de %i ans, boursier %s : %f €", (ans, boursier, attendu) => {
  expect(aide({}, { ...ne(ans), activite: "etudiant", boursier })).toBeCloseTo(attendu, 2);
});

describe("hors d’Europe, en études (loi n° 2026-103, art. 179)", () => {
  const etudiant = { ...ne(20), activite: "etudiant" as const };
  const en = (dateDeValeur: string, plus: Partial<Individu>, reste: Partial<Situation> = {}) =>
    aide({}, { ...etudiant, ...plus }, { ...reste, dateDeValeur });
  test.each([
    ["2026-06-15", "AF", false, 239.1],
    ["2026-07-01", "AF", false, 0],
    ["2026-07-01", "AF", true, 293.82],
    ["2026-07-01", "DE", false, 239.1],
    ["2026-07-01", "CH", false, 239.1],
    ["2026-07-01", "FR", false, 239.1],
  ])("le %s, nationalité %s, boursier %s : %d €", (jour, nationalite, boursier, attendu) => {
    expect(en(jour, { nationalite: nationalite as "AF", boursier })).toBeCloseTo(attendu, 2);
  });

  test("une personne du couple qui n’étudie pas, ou qui est d’Europe, garde le droit", () => {
    const avec = (autre: Partial<Individu>) =>
      en("2026-07-01", { nationalite: "AF" }, { conjoint: conjoint({ ...ne(30), ...autre }) });
    expect(avec({ nationalite: "AF", activite: "etudiant" })).toBe(0);
    expect(avec({ nationalite: "AF", activite: "salarie" })).toBeGreaterThan(100);
    expect(avec({ nationalite: "FR", activite: "etudiant" })).toBeGreaterThan(100);
  });
});

test.each(["locataire_vide", "locataire_meuble"] as const)(
  "sans loyer, aucune aide (%s) : un logement prêté n’est pas loué (C. civ., art. 1709)",
  (statut_occupation_logement) => {
    expect(aide({ loyer: 0, statut_occupation_logement })).toBe(0);
    expect(aide({ loyer: 200, statut_occupation_logement })).toBeGreaterThan(50);
  },
);

test("enceinte et seule, le barème est celui d’un couple", () => {
  // (355,38 + 60,59 − 39,56 − 5) × 0,995
  expect(aide({ depcom: LILLE }, { enceinte: "enceinte" })).toBeCloseTo(369.55, 2);
  expect(aide({ depcom: LILLE }, {}, { conjoint: conjoint(ne(30)) })).toBeCloseTo(369.55, 2);
});

test.each([
  // (399,89 + 74,33) × 91,5 % = 433,91
  [20, 426.77],
  [21, 304.84],
])("un enfant de %i ans : %f €", (ans, attendu) => {
  const enfants = [enfant(0, ne(ans))];
  expect(aide({ depcom: LILLE }, {}, { enfants })).toBeCloseTo(attendu, 2);
});

test("l’ordre des enfants ne change rien ; avec un enfant c’est l’allocation familiale", () => {
  const ages = [2, 8, 17];
  const avec = (ordre: number[]) =>
    loge({ depcom: LILLE }, {}, { enfants: ordre.map((ans, rang) => enfant(rang, ne(ans))) });
  const attendue = valeurFamille(avec(ages), aide_logement);
  expect(valeurFamille(avec([...ages].reverse()), aide_logement)).toBe(attendue);
  expect(valeurFamille(avec(ages), alf)).toBe(attendue);
  expect(valeurFamille(avec(ages), als)).toBe(0);
  expect(valeurFamille(loge(), als)).toBeCloseTo(347.42, 2);
});

test("rien pour le logement d’un parent proche, ni pour qui est propriétaire, logé ou sans domicile", () => {
  const proche = { famille: { proprietaire_proche_famille: true } };
  expect(aide({}, {}, proche)).toBe(0);
  for (const statut of ["proprietaire", "primo_accedant", "loge_gratuitement", "sans_domicile"] as const) {
    expect(aide({ statut_occupation_logement: statut })).toBe(0);
  }
});

test("en foyer, la redevance compte au plafond : 0,9 × (190,13 + 60,59 − 6,36) pour qui n’a rien", () => {
  const menage: Partial<Menage> = { statut_occupation_logement: "locataire_foyer", depcom: LILLE };
  // 219,92 − 5, moins la CRDS
  expect(aide(menage)).toBeCloseTo(213.85, 2);
  // Étudiant : 6 600 € de ressources supposées (apprentice_008).
  expect(aide(menage, { ...ne(20), activite: "etudiant" })).toBeCloseTo(91.46, 2);
});

test.each([
  [61, 213.85],
  // 0,9 × (230,68 + 60,59 − 6,36) = 256,42
  [62, 250.16],
])("en foyer à %i ans : %f €", (ans, attendu) => {
  expect(aide({ statut_occupation_logement: "locataire_foyer" }, ne(ans))).toBeCloseTo(attendu, 2);
});

test.each([
  // 6 500 € supposés : 0,705028 × (276,14 + 60,59 − 97,31) = 168,80
  ["2017-12-31", 162.98],
  ["2018-01-01", 0],
])("un prêt d’accession du %s de 400 € par mois donne %f €", (date, attendu) => {
  const menage: Partial<Menage> = {
    statut_occupation_logement: "primo_accedant",
    aide_logement_date_pret_conventionne: date,
    loyer: 400,
    depcom: LILLE,
  };
  expect(aide(menage)).toBeCloseTo(attendu, 2);
});

test("en HLM, l’aide personnalisée baisse avec la réduction de loyer de solidarité", () => {
  // Aucune réponse du questionnaire ne dit « HLM » : (306,37 − 0,98 × 31,58) × 0,995
  const hlm = loge({ statut_occupation_logement: "locataire_hlm" as never, depcom: LILLE });
  expect(valeurFamille(hlm, apl)).toBeCloseTo(274.04, 2);
  expect(valeurFamille(hlm, aide_logement)).toBeCloseTo(274.04, 2);
});

test("une aide déclarée est reprise telle quelle", () => {
  expect(aide({}, { aide_logement: { "2026-06": 120 } })).toBe(120);
});
