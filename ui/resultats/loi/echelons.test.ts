import { expect, it } from "vitest";
import { parametresAu } from "../../../catalogue/loi/parametres/parametres.ts";
import { echelonsDe } from "./echelons.ts";
import { phraseDesTaux } from "./taux-epargne.tsx";

it("chaque échelon donne tant par mois, dix mois par an, sans centime perdu", () => {
  expect(
    echelonsDe({
      montants: [
        [0, 145.4],
        [7, 633.5],
      ],
    }),
  ).toEqual([
    { nom: "0 bis", parMois: 145.4, parAn: 1454 },
    { nom: "7", parMois: 633.5, parAn: 6335 },
  ]);
});

it.each([undefined, 12, { taux: [[0, 1]] }])(
  "ce qui n’est pas un barème ne donne aucun échelon : %j",
  (lu) => {
    expect(echelonsDe(lu)).toEqual([]);
  },
);

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
