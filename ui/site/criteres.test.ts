import { expect, test } from "vitest";
import { criteresDansLEtat, thematiques } from "./criteres.ts";

test("les 106 critères du RGAA 4.1 sont là, chacun une fois, dans ses treize thématiques", () => {
  expect(thematiques.map(({ criteres }) => criteres.length)).toEqual([
    9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12,
  ]);
  const numeros = thematiques.flatMap(({ criteres }) => criteres.map(({ numero }) => numero));
  expect([numeros.length, new Set(numeros).size]).toEqual([106, 106]);
  expect(criteresDansLEtat("pas entièrement").map(({ numero }) => numero)).toEqual(["7.1", "8.2", "8.7"]);
});
