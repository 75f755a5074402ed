import { expect, test } from "vitest";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurFamille } from "../kit.ts";
import { rsa } from "../solidarite/index.ts";

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
