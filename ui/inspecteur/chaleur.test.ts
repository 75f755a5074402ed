import { describe, expect, it } from "vitest";
import { degreDe } from "./chaleur.ts";

describe("la force d’une couleur", () => {
  it.each([
    [0, [0, 1, 1000], 0],
    [1, [0, 1, 1000], 1],
    [30, [0, 1, 1000], 2],
    [999, [0, 1, 1000], 3],
    [1000, [0, 1, 1000], 4],
    [1, [1], 4],
    [34, [1, 34], 4],
    [0, [], 0],
  ])("%i passages parmi %j : %i", (passages, tous, degre) => {
    expect(degreDe(passages, tous)).toBe(degre);
  });
});
