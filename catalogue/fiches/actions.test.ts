import { expect, it } from "vitest";
import { actionsDe } from "./actions.ts";

const mots = (liens: Parameters<typeof actionsDe>[0]) => actionsDe(liens).map(({ text }) => text);

it("une page d’accueil se dit : ce que l’on cherche reste à y trouver", () => {
  expect(
    mots({ link: "https://exemple.fr/permis", instructions: "https://exemple.fr/permis/demander" }),
  ).toEqual(["Voir comment la demander", "Lire la page officielle"]);
  expect(mots({ link: "https://exemple.fr/" })).toEqual(["Ouvrir le site officiel (accueil)"]);
  expect(mots({ link: "https://exemple.fr/", instructions: "https://exemple.fr/" })).toEqual([
    "Ouvrir le site où la demander (accueil)",
  ]);
});
