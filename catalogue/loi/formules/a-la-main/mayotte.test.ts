import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { af, asf } from "../famille/index.ts";
import { calcul, chaqueMois, JUIN, ne, valeurFamille } from "../kit.ts";
import { ass, contrat_engagement_jeune, rsa } from "../solidarite/index.ts";

/**
 * Ten households of Mayotte worked by hand (CASF, art. R542-6): 325,85 € of one person since April 2026; half of it for the second
 * person, 30 % for each until the third child, 10 % from the fourth; resources are taken off; two euros are paid.
 */
test.each([
  // adultes, enfants, pension reçue par mois : parts ; euros
  [1, 1, 0, 488.78], // 1 + 0,5
  [1, 5, 0, 749.46], // 1 + 0,5 + 0,3 + 0,3 + 0,1 + 0,1 = 2,3
  [1, 2, 100, 486.53], // 1,8 : 586,53 − 100
  [2, 1, 0, 586.53], // 1,5 + 0,3
  [2, 2, 0, 684.29], // 1,5 + 0,6 = 2,1
  [2, 5, 0, 847.21], // 1,5 + 0,9 + 0,2 = 2,6
  [2, 2, 300, 384.29], // 684,29 − 300
  [2, 0, 488.7, 0], // 488,78 − 488,70 = 0,08 : moins de deux euros
  [2, 0, 480, 8.78], // 488,78 − 480
  [1, 4, 700, 16.87], // 2,2 : 716,87 − 700
])("RSA de Mayotte, %i adultes, %i enfants, %d € de pension : %d €", (adultes, enfants, pension, du) => {
  const adulte = { ...ne(30), nationalite: "FR", activite: "inactif" } as const;
  const situation = foyer(
    { ...adulte, ...(pension > 0 && { pensions_alimentaires_percues: chaqueMois(pension) }) },
    {
      menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom: "97608" },
      famille: { en_couple: adultes > 1 },
      enfants: Array.from({ length: enfants }, (_, rang) => enfant(rang, ne(6 + rang))),
      ...(adultes > 1 && { conjoint: conjoint(adulte) }),
    },
  );
  expect(valeurFamille(situation, rsa)).toBeCloseTo(du, 1);
});

const A_PETITE_TERRE = "97608";
const A_LA_REUNION = "97411";
const A_SAINT_MARTIN = "97801";
const A_NOUMEA = "98818";
const inactif = { ...ne(30), nationalite: "FR", activite: "inactif" } as const;
const jeune = { ...inactif, ...ne(20), activite: "chomeur" } as const;
const finDeDroits = { ...inactif, activite: "chomeur", ass_precondition_remplie: true } as const;
const unEnfant = { enfants: [enfant(0, ne(6))] };
const aDeux = (autre: Partial<Individu>) => ({
  famille: { en_couple: true },
  conjoint: conjoint({ ...inactif, ...autre }),
});

type Lu = (c: Calcul) => number;
const leContrat: Lu = (c) => contrat_engagement_jeune(c, c.demandeur, JUIN);
const lAss: Lu = (c) => ass(c, c.demandeur, JUIN);
const leRsa: Lu = (c) => rsa(c, c.famille, JUIN);

/** Eleven more people, each under the law of the place: worked by hand for June 2026. */
test.each<[string, number, string, Partial<Individu>, Partial<Situation>, Lu]>([
  ["contrat d’engagement, Mayotte", 322.72, A_PETITE_TERRE, jeune, {}, leContrat], // 0,57 × 566,17 (C. trav., art. D5131-19)
  ["le même à 17 ans", 129.09, A_PETITE_TERRE, { ...jeune, ...ne(17) }, {}, leContrat], // 0,57 × 226,48
  ["ASS, Mayotte", 292.5, A_PETITE_TERRE, finDeDroits, {}, lAss], // 30 × 9,75 (décret n° 2026-218)
  // 110 × 9,75 − 900 (C. trav., art. R5423-1).
  [
    "ASS, Mayotte, 900 € à l’autre",
    172.5,
    A_PETITE_TERRE,
    finDeDroits,
    aDeux({ pensions_alimentaires_percues: chaqueMois(900) }),
    lAss,
  ],
  // 325,85 − (2 × 30 × 9,67 + 30 × 9,75) / 3 = 325,85 − 290,90 (CASF, art. R262-6 et R542-6).
  ["RSA avec l’ASS, Mayotte", 34.95, A_PETITE_TERRE, finDeDroits, {}, leRsa],
  // CASF, art. L542-6 : pas de RSA des jeunes qui ont travaillé.
  [
    "RSA à 22 ans, deux ans de travail, Mayotte",
    0,
    A_PETITE_TERRE,
    { ...inactif, ...ne(22), rsa_jeune_condition_heures_travail_remplie: true },
    {},
    leRsa,
  ],
  // CASF, art. L262-7-1 : ailleurs, si.
  [
    "RSA à 22 ans, deux ans de travail, La Réunion",
    651.69,
    A_LA_REUNION,
    { ...inactif, ...ne(22), rsa_jeune_condition_heures_travail_remplie: true },
    {},
    leRsa,
  ],
  ["RSA, Saint-Martin", 651.69, A_SAINT_MARTIN, inactif, {}, leRsa], // CASF, art. L581-1 : la même
  ["RSA, Nouvelle-Calédonie", 0, A_NOUMEA, inactif, {}, leRsa], // sa propre protection sociale
  // 5,88 % de 478,16 € pour un seul enfant de moins de 11 ans (CSS, art. D755-5) ; rien en métropole.
  [
    "allocations familiales d’un enfant, La Réunion",
    28.12,
    A_LA_REUNION,
    inactif,
    unEnfant,
    (c) => af(c, c.famille, JUIN),
  ],
  // 42,2 % de 478,16 €, comme en métropole (CSS, art. L755-17 et D523-1).
  ["soutien familial, La Réunion", 201.78, A_LA_REUNION, inactif, unEnfant, (c) => asf(c, c.famille, JUIN)],
])("%s : %d €", (_, du, depcom, champs, reste, lire) => {
  const menage = { aide_logement_date_pret_conventionne: "2018-12-31", depcom };
  expect(lire(calcul(foyer(champs, { menage, ...reste })))).toBeCloseTo(du, 1);
});
