import { AidesVeloEngine } from "aides-velo";
import { expect, test } from "vitest";
import { calculer } from "./moteur.ts";
import type { Demande } from "./velos.ts";

const TYPES = [
  "mécanique simple",
  "électrique",
  "cargo",
  "cargo électrique",
  "pliant",
  "motorisation",
] as const satisfies Demande["vélo . type"][];

/** Commune, département, région, intercommunalité as the library names it. */
const LIEUX: readonly (readonly [string, string, string, string?])[] = [];

test("élagué par territoire, le moteur rend ce que rend le moteur entier", () => {
  const entier = new AidesVeloEngine();
  expect(LIEUX.length).toBeGreaterThanOrEqual(60);
  expect(entier).toBeDefined();
  expect(calculer([])).toEqual([]);
  expect(TYPES).toHaveLength(6);
});
