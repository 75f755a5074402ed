import { expect, test } from "vitest";
import { lireLesMots, motsDesDescriptions } from "./mots-des-descriptions.ts";
import { singulier } from "./mots.ts";

test.each([
  ["bourses", "bourse"],
  ["bourse", "bourse"],
  ["travaux", "travau"],
  ["css", "css"],
  ["pass", "pass"],
  ["bus", "bus"],
])("« %s » se cherche « %s »", (mot, attendu) => {
  expect(singulier(mot)).toBe(attendu);
});

test("les mots des descriptions : ni petits mots, ni ceux du nom, ni adresses ; se relisent", () => {
  const texte = motsDesDescriptions([
    { nom: "Prime de rentrée", description: "Pour la rentrée : un cartable, 3 livres." },
    { nom: "Pass", description: "Des livres. [Voir la page](https://exemple.fr/velo)." },
  ]);
  expect(texte.split("\n")).toEqual(["cartable 0", "livre 0,1", "page 1", "voir 1"]);
  expect(lireLesMots(texte).get("livre")).toEqual([0, 1]);
});
