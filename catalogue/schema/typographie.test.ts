import { expect, it } from "vitest";
import { typographier } from "./typographie.ts";

it.each([
  ["aide d'aptitude", "aide d’aptitude"],
  ["l'« aide au permis » : oui ?", "l’«\u00a0aide au permis\u00a0»\u00a0: oui\u00a0?"],
  ["voir https://exemple.fr/a?b=c:d ; merci", "voir https://exemple.fr/a?b=c:d\u00a0; merci"],
  ["de 7 à 8 : (sauf le 'Pass')", "de 7 à 8\u00a0: (sauf le 'Pass')"],
])("%s", (saisi, attendu) => {
  expect(typographier(saisi)).toBe(attendu);
  expect(typographier(attendu)).toBe(attendu);
});
