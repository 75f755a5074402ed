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

test("les mots des descriptions et des papiers : ni petits mots, ni ceux du nom, ni adresses ; se relisent", () => {
  const aide = (label: string, description: string, ...papiers: string[]) => ({
    aide: { label, description, papiers },
    institution: { label: "Ville de Lens" },
  });
  const texte = motsDesDescriptions([
    aide("Prime de rentrée", "À Lens, pour la rentrée : un cartable, 3 livres.", "Certificat de scolarité"),
    aide(
      "Pass",
      "Des livres. [Voir la page](https://exemple.fr/velo).",
      "Devis",
      "[Formulaire](https://exemple.fr/x)",
    ),
  ]);
  expect(texte.split("\n")).toEqual([
    "cartable 0",
    "certificat 0",
    "devi 1",
    "formulaire 1",
    "livre 0,1",
    "page 1",
    "scolarite 0",
    "voir 1",
  ]);
  expect(lireLesMots(texte).get("livre")).toEqual([0, 1]);
});
