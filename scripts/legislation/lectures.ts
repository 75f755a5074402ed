import { readFileSync, writeFileSync } from "node:fs";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { calculees } from "../../catalogue/legislation/embarquee.ts";
import { personas } from "../../machines/dessin/personas.ts";
import { remplir } from "../../machines/dessin/remplir.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { contexteDuChemin } from "../../test/chemins/chemin.ts";
import { engendrerSuite } from "../../test/chemins/generer.ts";
import { lieuxDe, VARIANTES, vivre } from "../../test/chemins/prestations.ts";
import { avecEtSans } from "../../test/lectures/foyers.ts";
import { Lectures } from "../../test/lectures/lire.ts";

/**
 * `npm run legislation:lectures`: follows the computation of every aid of legislation on the personas
 * and the generated journeys, as they are, then with what journeys seldom have and living where the
 * aid is given; writes the answers that each one reads to `catalogue/legislation/lectures.json`. With
 * `--check`, writes nothing and exits 1 if the file is out of date.
 */
const FICHIER = "catalogue/legislation/lectures.json";
/** Households that are also changed and moved. */
const UN_SUR = 12;

const [catalogue, pays] = [readCatalogue(), paysDe(readCommunes())];
const aides = calculees(
  catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca"),
);
const lectures = new Lectures();
const foyers = [
  ...personas.map((persona) => remplir(persona)),
  ...engendrerSuite(1).chemins.map(contexteDuChemin),
];
const locales = aides.flatMap((aide) =>
  lieuxDe(aide.slug, aide.institution, catalogue, pays).flatMap((lieu) => (lieu ? [{ aide, lieu }] : [])),
);
for (const [n, foyer] of foyers.entries()) {
  const { situation, sans } = avecEtSans(foyer);
  lectures.comparer(situation, sans, aides);
  if (n % UN_SUR > 0) continue;
  for (const variante of VARIANTES) {
    lectures.suivre(variante(situation), aides);
    for (const { aide, lieu } of locales) lectures.suivre(vivre(variante(situation), lieu), [aide]);
  }
}

const lignes = aides.map(({ slug }) => `  "${slug}": ${JSON.stringify(lectures.de(slug))}`);
const texte = `{\n${lignes.join(",\n")}\n}\n`;
if (!process.argv.includes("--check")) writeFileSync(FICHIER, texte);
else if (readFileSync(FICHIER, "utf8") !== texte) {
  console.error(`${FICHIER} n’est pas à jour : npm run legislation:lectures`);
  process.exitCode = 1;
}
console.log(`${aides.length} aides de la loi, ce que lit chacune.`);
