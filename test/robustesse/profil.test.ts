import { expect, test } from "vitest";
import { penteDe } from "./memoire.ts";
import { repartir } from "./profil.ts";

const cadre = (functionName: string, lineNumber = -1) => ({
  functionName,
  url: lineNumber < 0 ? "" : "file:///x/dist/server/main.js",
  lineNumber,
  columnNumber: 0,
});

const sources = ["server/http/body.ts", "machines/journey/replay.ts", "server/db/simulations.ts"];

test("chaque microseconde va au poste de sa source, ou de celle qui l’appelle ; l’attente et le départ ne comptent pas", () => {
  const profil = {
    nodes: [
      { id: 1, callFrame: cadre("(root)"), children: [2, 3, 4, 6, 7] },
      { id: 2, callFrame: cadre("jsonBody", 0) },
      { id: 3, callFrame: cadre("replay", 1) },
      { id: 4, callFrame: cadre("store", 2), children: [5] },
      { id: 5, callFrame: cadre("run") },
      { id: 6, callFrame: cadre("(idle)") },
      { id: 7, callFrame: cadre("(garbage collector)") },
    ],
    samples: [3, 2, 3, 5, 6, 7],
    timeDeltas: [1_000, 10, 40, 30, 500, 20],
  };
  expect(repartir(profil, (url, ligne) => (url ? sources[ligne] : undefined), 1_000)).toEqual(
    new Map([
      ["lecture JSON", 0.1],
      ["parcours rejoué", 0.4],
      ["base", 0.3],
      ["ramasse-miettes", 0.2],
    ]),
  );
});

test("la pente est celle de la droite des points, par minute", () => {
  expect(
    penteDe([
      [0, 100],
      [1, 101],
      [2, 102],
    ]),
  ).toBe(60);
  expect(
    penteDe([
      [0, 100],
      [1, 100],
    ]),
  ).toBe(0);
});
