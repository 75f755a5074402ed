import { expect, test } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurFamille } from "../kit.ts";
import { ppa_fictive_montant_forfaitaire, rsa, rsa_socle, rsa_socle_majore } from "./index.ts";

type Nationalite = NonNullable<Individu["nationalite"]>;

const couple = (lui: Nationalite, elle: Nationalite, enfants = 0, deLAutre: Partial<Individu> = {}) =>
  foyer(
    { ...ne(30), nationalite: lui, activite: "inactif" },
    {
      famille: { en_couple: true },
      conjoint: conjoint({ ...ne(30), nationalite: elle, activite: "inactif", ...deLAutre }),
      enfants: Array.from({ length: enfants }, (_, rang) => enfant(rang, ne(5 + rang))),
    },
  );

// 651,69 € et 638,28 € d’une personne, une fois et demie pour deux.
test.each([
  ["FR", "FR", 0, 1.5],
  ["FR", "DE", 0, 1.5],
  ["FR", "AF", 0, 1],
  ["AF", "FR", 0, 1],
  ["FR", "AF", 1, 1.5],
  ["AF", "AF", 0, 0],
] as const)(
  "CASF, art. L262-5 : %s et %s, %i enfant : le RSA de %d fois une personne, l’autre n’ayant pas dit cinq ans de titre",
  (lui, elle, enfants, parts) => {
    expect(valeurFamille(couple(lui, elle, enfants), rsa_socle)).toBeCloseTo(651.69 * parts, 6);
    // The prime has the same rule (CSS, art. L842-2); where neither has the permit, its right is refused elsewhere.
    const prime = valeurFamille(couple(lui, elle, enfants), ppa_fictive_montant_forfaitaire);
    expect(prime).toBeCloseTo(638.28 * (parts || 1.5), 6);
  },
);

test("CASF, art. R262-6 : les ressources de l’autre comptent, et l’on ne vit pas seul ou seule", () => {
  expect(valeurFamille(couple("FR", "AF", 0, { pensions_invalidite: chaqueMois(200) }), rsa)).toBeLessThan(
    500,
  );
  expect(valeurFamille(couple("FR", "AF", 1), rsa_socle_majore)).toBe(0);
});
