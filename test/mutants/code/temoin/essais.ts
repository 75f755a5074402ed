import { expect, it } from "vitest";
import { double, ignore, longueur, premiere, additionne, table } from "./temoin.ts";

it("double", () => {
  expect(double(2)).toBe(4);
});

it("appelle sans regarder", () => {
  ignore(3);
  expect(true).toBe(true);
});

it("lit une table faite au chargement", () => {
  expect(table).toEqual([20]);
});

it("garde une longueur", () => {
  expect(longueur("deux")).toBe(4);
});

it("relit la longueur gardée", () => {
  expect(longueur("deux")).toBe(4);
});

it("additionne", () => {
  expect(additionne(3)).toBe(6);
});

it("ne casse pas sans mots", () => {
  expect(premiere(undefined)).toBe("rien");
});
