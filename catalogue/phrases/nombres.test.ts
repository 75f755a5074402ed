import { describe, expect, it } from "vitest";
import { ansDits, eurosEnMots, nombreDit, tauxDit } from "./nombres.ts";

describe("un nombre s’écrit en français", () => {
  it.each([
    [0, {}, "0"],
    [-0, {}, "0"],
    [1, {}, "1"],
    [999, {}, "999"],
    [1000, {}, "1\u202f000"],
    [1_234_567.5, {}, "1\u202f234\u202f567,5"],
    [25_830.5, { fixes: true }, "25\u202f830,50"],
    [25_830.5, { groupe: false }, "25830,5"],
    [1.005, {}, "1,01"],
    [-1.005, {}, "-1,01"],
    [2.675, {}, "2,68"],
    [0.004, {}, "0"],
    [-0.004, {}, "0"],
    [0.005, {}, "0,01"],
    [1e-9, {}, "0"],
    [1234.5678, { decimales: 0 }, "1\u202f235"],
    [1234.5678, { decimales: 3 }, "1\u202f234,568"],
  ])("%s %j", (value, ecriture, attendu) => {
    expect(nombreDit(value, ecriture)).toBe(attendu);
  });

  it("comme l’écrit le format de la langue", () => {
    const langue = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });
    // From 1 to 10 million, whole, with one decimal, with two and with three.
    const values = Array.from({ length: 4000 }, (_, n) => Math.round(1.0041 ** n * 1000) / 10 ** (n % 4));
    expect(values.map((value) => nombreDit(value))).toEqual(values.map((value) => langue.format(value)));
  });
});

it.each([
  [450, undefined, "450\u00a0€"],
  [449.999, undefined, "450\u00a0€"],
  [12.5, "month", "12,50\u00a0€ par mois"],
  [25_830, "year", "25\u202f830\u00a0€ par an"],
])("%s €, %s", (montant, periode, dit) => {
  expect(eurosEnMots(montant, periode)).toBe(dit);
});

it("un taux, un âge", () => {
  expect([tauxDit(0.5), tauxDit(0.07), tauxDit(0.0125)]).toEqual(["50\u00a0%", "7\u00a0%", "1,25\u00a0%"]);
  expect([ansDits(1), ansDits(18)]).toEqual(["1\u00a0an", "18\u00a0ans"]);
});
