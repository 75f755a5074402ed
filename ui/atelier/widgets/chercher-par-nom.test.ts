import { expect, it } from "vitest";
import { chercherParNom } from "./chercher-par-nom.ts";

const communes = {
  "35238": "Rennes",
  "11309": "Rennes-les-Bains",
  "97411": "Saint-Denis",
  "93066": "Saint-Denis",
  "11310": "Rennes-le-Château",
  "76322": "Le Grand-Quevilly",
};

it.each([
  ["rennes", ["Rennes", "Rennes-les-Bains", "Rennes-le-Château"]],
  ["saint denis", ["Saint-Denis", "Saint-Denis"]],
  ["93066", ["Saint-Denis"]],
  ["quevilly", ["Le Grand-Quevilly"]],
  ["le-chateau", ["Rennes-le-Château"]],
  ["", []],
  ["zzz", []],
])("« %s »", (texte, noms) => {
  expect(chercherParNom(communes, texte).map(([, nom]) => nom)).toEqual(noms);
});
