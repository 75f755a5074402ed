import { expect, test } from "vitest";
import type { Individu } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurFamille } from "../kit.ts";
import { rsa } from "../solidarite/index.ts";

type Nationalite = NonNullable<Individu["nationalite"]>;

/**
 * Ten couples worked by hand: 651,69 € of one person since April 2026, half of it for the second, 30 % for each of the first two children, 40 % for each next
 * (CASF, art. R262-1 and R262-2), less the resources of both (art. R262-6).
 */
test.each([
  // âges, nationalités, enfants, pension alimentaire de l’autre : parts ; euros
  [22, "FR", 26, "FR", 0, 0, 977.54], // l’un a 25 ans (art. L262-4, 1°) : 1,5
  [22, "FR", 23, "FR", 0, 0, 0], // aucun des deux, sans enfant
  [22, "FR", 23, "FR", 1, 0, 1173.04], // un enfant : 1,8
  [26, "FR", 26, "AF", 0, 0, 651.69], // l’autre n’a pas dit cinq ans de titre (art. L262-5) : 1
  [26, "AF", 26, "FR", 0, 0, 651.69], // le même, de l’autre côté
  [26, "FR", 26, "DE", 0, 0, 977.54], // une Européenne compte avec un Français
  [26, "FR", 26, "DE", 2, 0, 1215.54], // 1,5 + 0,6 = 2,1 : 1 368,55 − 153,01 € d’allocations familiales (CSS, art. D521-1)
  [26, "FR", 26, "FR", 0, 500, 477.54], // 977,54 − 500
  [26, "FR", 26, "AF", 0, 500, 151.69], // les ressources de l’autre comptent : 651,69 − 500
  [26, "AF", 26, "FR", 1, 0, 977.54], // 1 et un enfant : 1,5 (art. L262-5)
] as const)(
  "RSA : %i ans %s et %i ans %s, %i enfants, %i € : %d €",
  (ans, lui, leSien, elle, enfants, pension, du) => {
    const adulte = (age: number, nationalite: Nationalite) =>
      ({ ...ne(age), nationalite, activite: "inactif" }) as const;
    const situation = foyer(adulte(ans, lui), {
      famille: { en_couple: true },
      conjoint: conjoint({
        ...adulte(leSien, elle),
        ...(pension > 0 && { pensions_alimentaires_percues: chaqueMois(pension) }),
      }),
      enfants: Array.from({ length: enfants }, (_, rang) => enfant(rang, ne(5 + rang))),
    });
    expect(valeurFamille(situation, rsa)).toBeCloseTo(du, 1);
  },
);
