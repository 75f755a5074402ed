import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { periodsOf } from "../../../situation/periods.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { moisDe } from "../../mois.ts";
import { aah, caah } from "../handicap/index.ts";
import { chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { af } from "../famille/index.ts";
import { aide_logement } from "../logement/index.ts";
import { registre } from "../registre.ts";
import { contrat_engagement_jeune } from "../solidarite/index.ts";
import { DEFINITIONS_DU_REVENU } from "./definitions-du-revenu.ts";

test("ce qui additionne un revenu pour une grande aide dit selon quelle définition", () => {
  const bases = [...registre.values()]
    .map(({ definition }) => definition)
    .filter(({ nom }) =>
      /^(rfr|ppa_revenu_activite|rsa_revenu_activite_individu|.*_base_ressources(_individu|_deconjugalisee)?)$/.test(
        nom,
      ),
    );
  const grandes = bases.filter(({ nom }) =>
    /^(rfr|rsa_|ppa_|css_|aide_logement_|prestations_familiales_|cf_|bourse_criteres_sociaux_|asi_aspa_|aah_)/.test(
      nom,
    ),
  );
  expect(grandes.length).toBeGreaterThan(12);
  expect(
    grandes
      .filter(({ revenu }) => !Object.keys(DEFINITIONS_DU_REVENU).includes(revenu ?? ""))
      .map(({ nom }) => nom),
  ).toEqual([]);
  // Each definition is somebody’s.
  const nommees = new Set([...registre.values()].map(({ definition }) => definition.revenu));
  expect(Object.keys(DEFINITIONS_DU_REVENU).filter((nom) => !nommees.has(nom))).toEqual([]);
});

const NOVEMBRE = "2026-11-15";
const treizeMois = (montant: number) =>
  Object.fromEntries(periodsOf(NOVEMBRE).last13Months.map((mois) => [mois, montant]));
const locataire = (demandeur: Partial<Individu>): Situation =>
  foyer(
    { date_naissance: "1996-02-01", nationalite: "FR", activite: "salarie", ...demandeur },
    {
      dateDeValeur: NOVEMBRE,
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_vide",
        loyer: 550,
        depcom: "59350",
      },
    },
  );

test.each([
  "indemnites_journalieres_accident_travail",
  "indemnites_journalieres_maladie_professionnelle",
  "indemnites_journalieres_maladie",
] as const)("CCH, art. R822-4, I, 1° : 900 € de %s par mois, loyer 550 €, à Lille : 166,02 €", (nom) => {
  expect(valeurFamille(locataire({ [nom]: treizeMois(900) }), aide_logement, moisDe(NOVEMBRE))).toBeCloseTo(
    166.02,
    2,
  );
});

test("CSS, art. R532-3 : les indemnités d’accident du travail comptent en entier dans les prestations familiales", () => {
  // 79 980 € est le premier plafond de deux enfants : 89 000 € d’indemnités, moins 10 % de leur moitié imposable, le passent.
  const deux = (montant: number) =>
    valeurFamille(
      foyer(
        { ...ne(35), nationalite: "FR", indemnites_journalieres_accident_travail: chaqueMois(montant) },
        {
          famille: { en_couple: true },
          conjoint: conjoint({ ...ne(35), nationalite: "FR" }),
          enfants: [enfant(0, ne(8)), enfant(1, ne(6))],
        },
      ),
      af,
    );
  expect(deux(6000)).toBe(153.01);
  expect(deux(9000)).toBeLessThan(153.01);
});

const independante = (ca: number, reste: Partial<Individu> = {}) =>
  foyer({
    nationalite: "FR",
    activite: "independant",
    rpns_micro_entreprise_CA_bnc_imp: { "2025": ca },
    ...reste,
  });

test("CSS, art. D821-9 : l’AAH compte les bénéfices comme un salaire", () => {
  // 24 000 × 0,66 = 15 840 € ; 30 % du Smic d’un an : 6 721,40 € ; (0,2 × 6 721,40 + 0,6 × 9 118,60) / 12 = 567,95 €.
  const elle = { ...ne(30), handicap: true, taux_incapacite: 0.9 };
  expect(valeurDemandeur(independante(24_000, elle), aah)).toBeCloseTo(1041.59 - 567.95, 1);
  expect(valeurDemandeur(independante(24_000, elle), caah)).toBe(0);
  expect(valeurDemandeur(independante(0, elle), aah)).toBe(1041.59);
});

test("C. trav., art. R5131-24, II : qui travaille à son compte reçoit la prime d’activité, et pas le contrat d’engagement", () => {
  expect(valeurDemandeur(independante(12_000, ne(22)), contrat_engagement_jeune)).toBe(0);
});
