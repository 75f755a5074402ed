import { describe, expect, it } from "vitest";
import { aideDe } from "../../../test/fixtures/aides.ts";
import { montantPlancher, estOuvert, floorTo, montantDe } from "./montant.ts";

describe("l’arrondi vers le bas", () => {
  it.each([
    // au centime
    [0.29, 0.01, 0.29],
    [0.57, 0.01, 0.57],
    [1.1, 0.01, 1.1],
    [4.35, 0.01, 4.35],
    [8.2, 0.01, 8.2],
    [1.005, 0.01, 1],
    [1234.567, 0.01, 1234.56],
    [1234.569_999, 0.01, 1234.56],
    [0.01, 0.01, 0.01],
    [0.009, 0.01, 0],
    [99_999_999.99, 0.01, 99_999_999.99],
    // à l’euro
    [100, 1, 100],
    [100.99, 1, 100],
    [1, 1, 1],
    [0.99, 1, 0],
    [0, 1, 0],
    // à la dizaine
    [129.99, 10, 120],
    [130, 10, 130],
    [10, 10, 10],
    [9.99, 10, 9],
    [9, 10, 9],
    [0.5, 10, 0],
    [0, 10, 0],
    // en dessous de zéro
    [-5, 10, -10],
  ])("de %f au pas de %f donne %f", (value, pas, attendu) => {
    expect(floorTo(value, pas)).toBe(attendu);
  });

  it("tout montant déjà au centime reste le même", () => {
    const centimes = Array.from({ length: 5000 }, (_, i) => Number((i / 100).toFixed(2)));
    expect(centimes.filter((montant) => floorTo(montant, 0.01) !== montant)).toEqual([]);
  });

  it("ne touche pas à une aide sans montant", () => {
    expect([montantPlancher(true, 10), montantPlancher(false, 10), montantPlancher(25, 10)]).toEqual([
      true,
      false,
      20,
    ]);
  });
});

describe("la valeur d’une aide", () => {
  it("est son montant, ou oui quand elle n’en a pas ou ne fait qu’ouvrir un droit", () => {
    expect(montantDe(aideDe({ montant: 150 }))).toBe(150);
    expect(montantDe(aideDe({ type: "bool", montant: undefined }))).toBe(true);
    expect(montantDe({ ...aideDe({ montant: 150 }), type: "bool" })).toBe(true);
    expect(montantDe(aideDe({ type: "mixed", montant: 12.5 }))).toBe(12.5);
    expect(montantDe(aideDe({ type: "mixed", montant: undefined }))).toBe(true);
  });

  it.each([
    [0, false],
    [-5, false],
    [0.01, true],
    [1, true],
    [false, false],
    [true, true],
    [null, false],
    [undefined, false],
    ["", false],
    ["8", true],
    [Number.NaN, false],
  ])("%j ouvre un droit : %s", (value, attendu) => {
    expect(estOuvert(value)).toBe(attendu);
  });
});
