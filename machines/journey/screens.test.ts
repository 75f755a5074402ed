import { expect, it } from "vitest";
import { estUnMontantFacultatif } from "./screens.ts";

it.each([
  ["/simulation/ressources/fiscales/demandeur", true],
  ["/simulation/ressources/patrimoine/livret_a", true],
  ["/simulation/ressources/patrimoine", false],
  ["/simulation/individu/demandeur/ressources/types", false],
])("%s : un montant que l’on peut dire hors des questions ? %s", (adresse, facultatif) => {
  expect(estUnMontantFacultatif(adresse)).toBe(facultatif);
});
