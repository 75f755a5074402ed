import { describe, expect, it } from "vitest";
import { enfant } from "../../requete/kit.ts";
import { illkirch_graffenstaden_coupon_arts_et_sports } from "./illkirch.ts";
import { enJuin, ne, rattache } from "./kit.ts";

/** A family whose parents’ quotient is this, with children of these ages. */
const coupons = (quotient: number, enfants: number[] = [], demandeur = ne(30), depcom = "67218") =>
  enJuin(
    rattache(depcom, quotient, demandeur, { enfants: enfants.map((ans, n) => enfant(n, ne(ans))) }),
    illkirch_graffenstaden_coupon_arts_et_sports,
    "famille",
  );

describe("les coupons Arts et Sports d’Illkirch-Graffenstaden", () => {
  it.each([
    [0, 150],
    [500, 150],
    [501, 100],
    [600, 100],
    [601, 50],
    [750, 50],
    [751, 0],
  ])("avec un quotient mensuel de %d €, sont de %d €", (quotient, montant) => {
    expect(coupons(quotient, [8])).toBe(montant);
  });

  it("sont pour une famille où quelqu’un a moins de 18 ans, une fois quel que soit le nombre d’enfants", () => {
    expect([17, 18, 19].map((ans) => coupons(0, [ans]))).toEqual([150, 0, 0]);
    expect(coupons(0)).toBe(0);
    expect(coupons(0, [], ne(17))).toBe(150);
    expect(coupons(0, [8, 20])).toBe(150);
    expect(coupons(0, [20, 8, 3])).toBe(150);
  });

  it("ne sont que pour la commune", () => {
    expect(coupons(0, [8], ne(30), "67482")).toBe(0);
  });
});
