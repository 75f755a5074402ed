import { expect, it } from "vitest";
import { etapes } from "./parcours.ts";
import { direCondition } from "./dire-condition.ts";

const conditions = new Map(
  etapes.flatMap((etape) => etape.conditions.map((une) => [une.label, une] as const)),
);
const dite = (label: string) => direCondition(conditions.get(label)!);

it("nomme les ressources, une fois pour toutes", () => {
  expect(dite("déclare une ressource : travail, stage ou formation")).toBe(
    "ressources perçues : Salaire, Gratification de stage, Rémunération de formation professionnelle ou Prime d’activité",
  );
  expect(dite("part dans une autre académie, sans déclarer de bourse de lycée")).toBe(
    "départ vers une autre académie : oui et sauf si ressources perçues : Bourse de lycée",
  );
});

it("donne quelqu’un à ce qui est nié", () => {
  expect(dite("n’est pas propriétaire")).toBe("sauf si l’on est propriétaire");
});

it("ne montre aucun code, ni élision que personne ne dirait", () => {
  for (const label of conditions.keys())
    expect(dite(label)).not.toMatch(/[a-z]_[a-z]|\bde le\b|sauf si (est|a|fait) /);
});
