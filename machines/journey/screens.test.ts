import { expect, it } from "vitest";
import { ECHELON, estUnMontantFacultatif, stepPath } from "./screens.ts";

it.each([
  ["/simulation/ressources/fiscales/demandeur", true],
  ["/simulation/ressources/patrimoine/livret_a", true],
  ["/simulation/ressources/patrimoine", false],
  ["/simulation/individu/demandeur/ressources/types", false],
])("%s : un montant que l’on peut dire hors des questions ? %s", (adresse, facultatif) => {
  expect(estUnMontantFacultatif(adresse)).toBe(facultatif);
});

it.each([
  ["/simulation/individu/demandeur/activite/en_savoir_plus", "/simulation/individu/demandeur/activite"],
  ["/simulation/en_savoir_plus/activite", "/simulation/en_savoir_plus/activite"],
])("%s se tient à %s", (adresse, etape) => {
  expect(stepPath(adresse)).toBe(etape);
});

it("l’échelon de bourse a la page de sa question", () => {
  expect(ECHELON).toBe("/simulation/individu/demandeur/bourse_criteres_sociaux_echelon");
});
