import { expect, test } from "vitest";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { horsDePropos } from "./date.ts";

const pour = { de: 12, a: 30, avant: "plus jeune", apres: "plus vieux" };

test.each([
  ["2014-11-21", "plus jeune"],
  ["2014-11-20", undefined],
  ["1995-11-21", undefined],
  ["1995-11-20", "plus vieux"],
  ["1950-01-01", "plus vieux"],
  ["2027-01-01", undefined],
  ["2006-03", undefined],
])("née le %s, une personne lit : %s", (jour, phrase) => {
  expect(horsDePropos({ pour }, jour, contexteDe({ demandeur: {} }))).toBe(phrase);
});

test("une date qui n’est pas une naissance ne dit rien de l’âge", () => {
  expect(horsDePropos({}, "1950-01-01", contexteDe({ demandeur: {} }))).toBeUndefined();
});
