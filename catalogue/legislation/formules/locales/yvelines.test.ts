import { describe, expect, it } from "vitest";
import { enfant, foyer } from "../../requete/kit.ts";
import { imposableEn2024 } from "../kit.ts";
import { a, enJuin, ne } from "./kit.ts";
import { yvelines_aide_permis } from "./yvelines.ts";

/** Alone or with children, with this gross income of 2024. */
const revenu = (rbg: number, enfants: number[] = [], ans = 22) =>
  enJuin(
    foyer(
      { ...ne(ans), ...imposableEn2024(rbg) },
      { ...a("78646"), enfants: enfants.map((age, n) => enfant(n, ne(age))) },
    ),
    yvelines_aide_permis,
  );

describe("l’aide au permis des Yvelines", () => {
  it("est de 500 € de 18 à 25 ans", () => {
    expect([17, 18, 19, 24, 25, 26].map((ans) => revenu(0, [], ans))).toEqual([0, 500, 500, 500, 500, 0]);
  });

  it("veut un revenu strictement sous 6 400 €, et 3 200 € de plus par personne à charge", () => {
    expect([6399, 6400, 6401].map((rbg) => revenu(rbg))).toEqual([500, 0, 0]);
    expect([9599, 9600, 9601].map((rbg) => revenu(rbg, [4]))).toEqual([500, 0, 0]);
    expect([12_799, 12_800, 12_801].map((rbg) => revenu(rbg, [4, 2]))).toEqual([500, 0, 0]);
    expect(revenu(12_799, [2, 4])).toBe(500);
  });

  it("n’est pas versée ailleurs", () => {
    expect(enJuin(foyer(ne(22), a("92050")), yvelines_aide_permis)).toBe(0);
  });
});
