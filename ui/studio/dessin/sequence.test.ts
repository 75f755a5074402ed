import { expect, it } from "vitest";
import { mermaidDeSequence, type PasDeSeance, placerLaSequence } from "./sequence.ts";

const pas: readonly PasDeSeance[] = [
  { de: "Personne", vers: "Session", mots: "enregistrer (SAVE)" },
  { de: "Session", vers: "Session", mots: "calcul ; puis #1" },
  { de: "Serveur", vers: "Session", mots: "201", retour: true },
];

it("une séance s’écrit pour Mermaid, sans rien qui y finisse une ligne", () => {
  expect(mermaidDeSequence(pas).split("\n").slice(4)).toEqual([
    "  Personne->>Session: enregistrer (SAVE)",
    "  Note over Session: calcul #59; puis #35;1",
    "  Serveur-->>Session: 201",
    "",
  ]);
});

it("et se dessine : de l’un à l’autre, de haut en bas", () => {
  const { traits, hauteur } = placerLaSequence(pas);
  expect(traits.map(({ x1, x2 }) => Math.sign(x2 - x1))).toEqual([1, 0, -1]);
  const hauts = traits.map(({ y }) => y);
  expect(hauts).toEqual([...hauts].sort((a, b) => a - b));
  expect(hauteur).toBeGreaterThan(hauts.at(-1)!);
});
