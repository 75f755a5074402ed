import { expect, test } from "vitest";
import { sameJson } from "./same-json.ts";

test("deux valeurs lues d’un JSON sont la même, quel que soit l’ordre de leurs clés", () => {
  expect(sameJson({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
});

test.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: 1 }],
  [[], {}],
  [null, {}],
  ["1", 1],
  [1, {}],
  ["ab", { 0: "a", 1: "b" }],
  [
    [1, 2],
    [2, 1],
  ],
])("%j et %j diffèrent", (a, b) => {
  expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false]);
});

test("huit niveaux se comparent, pas un de plus", () => {
  const emboite = (niveaux: number) => JSON.parse("[".repeat(niveaux) + "]".repeat(niveaux)) as unknown;
  expect([8, 9].map((niveaux) => sameJson(emboite(niveaux), emboite(niveaux)))).toEqual([true, false]);
});

test("ce qui est plus profond qu’aucune réponse n’est jamais le même, sans épuiser la pile", () => {
  const profond = () => JSON.parse("[".repeat(20_000) + "]".repeat(20_000)) as unknown;
  expect(sameJson(profond(), profond())).toBe(false);
});
