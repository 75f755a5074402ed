import { expect, it } from "vitest";
import { echelonsDe } from "./echelons.ts";

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
