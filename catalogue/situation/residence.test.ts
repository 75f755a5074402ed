import { expect, test } from "vitest";
import { residenceDe } from "./residence.ts";

test.each([
  ["locataire_foyer", { residence_etudiante: true, residence_sociale: false }, "etudiante"],
  ["locataire_foyer", { residence_etudiante: false, residence_sociale: true }, "sociale"],
  ["locataire_foyer", { residence_etudiante: false, residence_sociale: false }, undefined],
  ["locataire_foyer", {}, undefined],
  // Said of a dwelling that was changed since.
  ["locataire_vide", { residence_etudiante: true }, undefined],
] as const)("%s, %j : %s", (statut_occupation_logement, precisions, attendue) => {
  const menage = { aide_logement_date_pret_conventionne: "2018-12-31", statut_occupation_logement };
  expect(residenceDe({ menage, precisions })).toBe(attendue);
});
