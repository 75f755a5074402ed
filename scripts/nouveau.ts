import { readFileSync } from "node:fs";
import { appliquerLaRecette } from "../test/recettes/appliquer.ts";

/** Names of the example of a recipe, for which one’s own stand: as it is, then with a capital. */
const EXEMPLES: Readonly<Record<string, string>> = {
  aide: "ville_talence_permis",
  question: "_interetVolontariat",
  route: "compte",
  page: "sources",
};

const majuscule = (nom: string) => nom.replace(/^_?./, (debut) => debut.toUpperCase());

/** `npm run new -- aide|question|route|page NOM`: writes the blocks of the recipe under that name; the words are then one’s own. */
const [sorte = "", nom] = process.argv.slice(2);
const exemple = EXEMPLES[sorte];
if (exemple === undefined || nom === undefined || !/^[\w-]+$/.test(nom)) {
  console.error(`usage : npm run new -- ${Object.keys(EXEMPLES).join("|")} NOM`);
  process.exit(2);
}
const recette = readFileSync(`docs/recettes/${sorte}.md`, "utf8");
const noms: [string, string][] = [
  [exemple, nom],
  [majuscule(exemple), majuscule(nom)],
];
try {
  const touches = appliquerLaRecette(recette, ".", noms);
  console.log(`Écrit : ${touches.join(", ")}.`);
  console.log(`À faire : vos mots, docs/recettes/${sorte}.md, puis npm run approuver.`);
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 1;
}
