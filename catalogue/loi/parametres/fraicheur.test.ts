import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { moisDe } from "../mois.ts";
import type * as Fraicheur from "./fraicheur.ts";
import type * as Parametres from "./parametres.ts";

let fraicheur: typeof Fraicheur;

// The figures that were known in November 2026: what is said of each date below stays true once others are entered.
beforeAll(async () => {
  vi.resetModules();
  const { parametres } = await vi.importActual<typeof Parametres>("./parametres.ts");
  for (const { valeurs } of Object.values(parametres))
    for (const jour of Object.keys(valeurs)) if (jour > "2026-11-30") Reflect.deleteProperty(valeurs, jour);
  fraicheur = await import("./fraicheur.ts");
});
afterAll(() => void vi.resetModules());

const SMIC = "marche_travail.salaire_minimum.smic.smic_b_horaire";
const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
const AGE_DU_RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.age_pac";

describe("les barèmes d’un calcul", () => {
  it.each([
    ["1990-01-01", true],
    ["2021-12-31", true],
    ["2022-01-01", false],
    ["2026-12-31", false],
    ["2027-01-01", true],
    ["2100-12-31", true],
  ])("au %s, projetés : %s", (jour, projetes) => {
    expect(fraicheur.baremesAu(jour)).toEqual({ connusDu: "2022-01-01", connusAu: "2026-12-31", projetes });
  });
});

describe("un chiffre en retard", () => {
  it.each([
    ["le Smic, relevé en juin, tient jusqu’en décembre", SMIC, "2026-12", undefined],
    ["et plus au 1er janvier", SMIC, "2027-01", { depuis: "2026-06-01", attendu: "2027-01-01" }],
    ["une hausse de novembre vaut celle de janvier : plus tard, elle est suivie", SMIC, "2025-01", undefined],
    ["le RSA d’avril tient un an", RSA, "2027-03", undefined],
    ["et plus l’avril suivant", RSA, "2027-04", { depuis: "2026-04-01", attendu: "2027-04-01" }],
    ["l’échéance passée est la dernière", RSA, "2031-06", { depuis: "2026-04-01", attendu: "2031-04-01" }],
    ["avant le premier connu, rien n’est attendu", RSA, "1990-01", undefined],
    ["un âge ne se revalorise pas", AGE_DU_RSA, "2031-06", undefined],
  ])("%s", (_, chemin, mois, attendu) => {
    expect(fraicheur.retardDuParametre(chemin, moisDe(mois))).toEqual(attendu);
  });

  it.each([
    ["aide_logement", "2026-09-30", undefined],
    ["aide_logement", "2026-10-01", undefined],
    ["aide_logement", "2027-01-02", { depuis: "2025-01-01", attendu: "2027-01-01" }],
    ["aide_logement", "2027-10-01", { depuis: "2025-01-01", attendu: "2027-01-01" }],
    ["asi", "2026-11-27", { depuis: "2025-04-01", attendu: "2026-04-01" }],
    ["cheque_energie", "2026-11-27", undefined],
    ["cheque_energie", "2027-01-01", { depuis: "2023-01-01", attendu: "2027-01-01" }],
    ["visale_eligibilite", "2031-06-15", undefined],
    ["rsa", "2026-11-20", undefined],
    ["bourse_criteres_sociaux", "2027-08-31", undefined],
    ["bourse_criteres_sociaux", "2027-09-01", { depuis: "2023-03-15", attendu: "2027-09-01" }],
    ["ars", "2026-08-20", undefined],
    ["ars", "2027-08-20", { depuis: "2026-04-01", attendu: "2027-04-01" }],
    ["pass_sport", "2027-09-01", { depuis: "2026-09-01", attendu: "2027-09-01" }],
  ])("celui de l’aide %s au %s", (aide, jour, attendu) => {
    expect(fraicheur.retardDeLAide(aide, jour)).toEqual(attendu);
  });
});

it.each([
  ["rsa", "2026-11-27", "2026-04-01"],
  ["rsa", "2025-06-15", "2025-04-01"],
  ["rsa", "2031-06-15", "2026-04-01"],
  ["bourse_lycee", "2026-11-27", undefined],
])("le montant de l’aide %s, au %s, est du barème du %s", (aide, jour, attendu) => {
  expect(fraicheur.jourDuBareme(aide, jour)).toBe(attendu);
});

describe("la fraîcheur des chiffres", () => {
  const noms = (jour: string) => fraicheur.fraicheurAu(jour).dus.map(({ nom }) => nom);

  it.each([
    ["2026-12-30", 1],
    ["2026-12-31", 0],
    ["2031-06-15", 0],
    ["2026-02-28", 306],
  ])("au %s, encore %s jours", (jour, jours) => {
    expect(fraicheur.fraicheurAu(jour)).toMatchObject({ connusAu: "2026-12-31", joursRestants: jours });
  });

  it("dit ce qui est dû, et ce qui le devient à chaque date de l’année", () => {
    expect(noms("2027-01-01").filter((nom) => !noms("2026-12-31").includes(nom))).toEqual([
      "Smic",
      "plafonds de ressources des prestations familiales",
      "allocation de solidarité aux personnes âgées",
      "plafonds de ressources du logement social",
      "plafond de la sécurité sociale",
      "seuils de CSG sur les allocations et les retraites",
      "chèque énergie",
      "abattement et forfaits de ressources des aides au logement",
    ]);
    expect(noms("2027-02-01").filter((nom) => !noms("2027-01-31").includes(nom))).toEqual([
      "taux du livret A et du livret d’épargne populaire",
    ]);
    expect(noms("2027-04-01").filter((nom) => !noms("2027-03-31").includes(nom))).toEqual([
      "RSA",
      "prime d’activité",
      "base mensuelle des allocations familiales",
      "allocation aux adultes handicapés",
      "allocation de solidarité spécifique",
      "plafonds de la complémentaire santé solidaire",
      "allocation du contrat d’engagement jeune",
    ]);
    expect(noms("2027-07-01").filter((nom) => !noms("2027-06-30").includes(nom))).toEqual([
      "allocation de chômage minimale",
      "réduction de loyer de solidarité",
      "plafonds de revenus du livret d’épargne populaire",
    ]);
    expect(noms("2027-08-01").filter((nom) => !noms("2027-07-31").includes(nom))).toEqual([
      "allocation de rentrée scolaire",
    ]);
    expect(noms("2027-09-01").filter((nom) => !noms("2027-08-31").includes(nom))).toEqual([
      "bourses de l’enseignement supérieur",
      "Pass’Sport",
    ]);
    expect(noms("2027-10-01").filter((nom) => !noms("2027-09-30").includes(nom))).toEqual([
      "aides au logement",
    ]);
  });
});
