import { expect, it } from "vitest";
import { parametresAu } from "../../catalogue/legislation/parametres/parametres.ts";
import { phraseDesTaux } from "./epargne.ts";

it.each([
  [
    "2026-03-01",
    "Livret d’épargne populaire (LEP)\u00a0: 2,5\u00a0% par an, contre 1,5\u00a0% pour le livret A.",
  ],
  [
    "2025-09-01",
    "Livret d’épargne populaire (LEP)\u00a0: 2,7\u00a0% par an, contre 1,7\u00a0% pour le livret A.",
  ],
])("au %s, le taux du livret d’épargne populaire à côté de celui du livret A", (jour, dit) => {
  expect(phraseDesTaux(parametresAu(jour))).toBe(dit);
});

it("un taux qui manque : rien plutôt qu’un chiffre seul", () => {
  expect(phraseDesTaux({ "taxation_capital.epargne.livret_a.taux": 0.015 })).toBeUndefined();
});
