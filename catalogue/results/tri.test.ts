import { expect, it } from "vitest";
import { parNom } from "./tri.ts";

it("les noms se rangent comme dans un dictionnaire français, sans égard aux accents ni aux capitales", () => {
  const ranger = () => ["zoo", "Être", "etat", "état", "arbre"].map((label) => ({ label })).sort(parNom);
  expect(ranger).not.toThrow();
  expect(ranger().map(({ label }) => label)).toEqual(["arbre", "etat", "état", "Être", "zoo"]);
});
