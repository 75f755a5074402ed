import { expect, test } from "vitest";
import { cout, ecartEntre, son, tape } from "./ressemble.ts";

test.each([
  ["lojement", "logement"],
  ["bource", "bourse"],
  ["elektrik", "electrique"],
  ["farmacie", "pharmacie"],
  ["alocation", "allocation"],
])("« %s » sonne comme « %s »", (faute, mot) => {
  expect(son(faute)).toBe(son(mot));
});

test.each([
  ["permis", "permis", 0],
  ["permis", "perm", 0.25],
  ["permis", "premis", 2],
  ["complementaire", "complementere", 2],
  ["subvention", "sobvantion", 3],
  ["nord", "nrd", undefined],
  ["3500", "3501", undefined],
  ["permis", "prmmi", undefined],
])("prendre « %s » pour « %s » coûte %s", (mot, tapé, attendu) => {
  expect(cout(mot, son(mot), tape(tapé))).toBe(attendu);
});

test.each([
  ["bourse", "bourse", 0],
  ["bourse", "bourses", 1],
  ["bourse", "bruse", 2],
  ["bourse", "musee", 3],
])("de « %s » à « %s » : %i", (un, autre, attendu) => {
  expect(ecartEntre(un, autre)).toBe(attendu);
});
