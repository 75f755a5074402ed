import { expect, test } from "vitest";
import { lireDate, lireMois } from "./dates-tapees.ts";

test.each([
  ["27/03/2006", ["27", "3", "2006"]],
  ["2006-03-27", ["27", "3", "2006"]],
  ["27-3-2006", ["27", "3", "2006"]],
  ["27.03.2006", ["27", "3", "2006"]],
  [" 27 03 2006 ", ["27", "3", "2006"]],
  ["27032006", ["27", "3", "2006"]],
  ["27 mars 2006", ["27", "3", "2006"]],
  ["1er août 2006", ["1", "8", "2006"]],
  ["1 déc. 2006", ["1", "12", "2006"]],
  ["٢٧/٠٣/٢٠٠٦", ["27", "3", "2006"]],
  ["27 zut 2006", ["27", "zut", "2006"]],
])("« %s » est une date entière", (texte, attendue) => {
  expect(lireDate(texte)).toEqual(attendue);
});

test.each(["27", "2006", "27/03", "27/03/06", "mars 2006", "270320061", "", "demain"])(
  "« %s » n’en est pas une",
  (texte) => {
    expect(lireDate(texte)).toBeUndefined();
  },
);

test.each([
  ["mai", "5"],
  ["Mars", "3"],
  ["JANVIER", "1"],
  ["fevrier", "2"],
  ["sept.", "9"],
  ["juil", "7"],
  ["aout", "8"],
  ["03", "03"],
  ["۳", "3"],
  ["jui", "jui"],
  ["ma", "ma"],
  ["zut", "zut"],
  ["", ""],
])("le mois « %s » se lit « %s »", (texte, lu) => {
  expect(lireMois(texte)).toBe(lu);
});
