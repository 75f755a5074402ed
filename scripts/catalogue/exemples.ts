import { readFileSync, writeFileSync } from "node:fs";
import { releverExemples, texteDes } from "../../catalogue/exemples/exemples.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";

/**
 * `npm run catalogue:exemples`: finds, for each rule aid, a household that obtains it and one per rule
 * that loses it, and writes them to `catalogue/exemples.json`. With `--check`, writes nothing and exits
 * 1 if the file is out of date.
 */
const FICHIER = "catalogue/exemples.json";

const { exemples, impossibles, fermes } = releverExemples(readCatalogue(), paysDe(readCommunes()));
const texte = texteDes(exemples);
if (process.argv.includes("--check")) {
  if (readFileSync(FICHIER, "utf8") !== texte) {
    console.error(`${FICHIER} n’est pas à jour : npm run catalogue:exemples`);
    process.exitCode = 1;
  }
} else writeFileSync(FICHIER, texte);
console.log(`${Object.keys(exemples).length} aides ont un exemple.`);
for (const slug of impossibles) console.log(`Personne n’obtient : ${slug}`);
for (const profil of fermes) console.log(`Personne n’entre par : ${profil}`);
