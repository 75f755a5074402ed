import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { changementsDepuis, raisonDe } from "../../server/parcours/versions.ts";

/**
 * `npm run journey:diff -- {référence git} [--page fichier.html]`: what changed in the journey since
 * that version, as text and as a page. Exits 1 with a French sentence if it cannot be read.
 */
const USAGE = "Dites à quelle version comparer : npm run journey:diff -- main~3 [--page fichier.html]";

try {
  const { values, positionals } = parseArgs({
    options: { page: { type: "string" } },
    allowPositionals: true,
  });
  const [reference] = positionals;
  if (!reference) throw new Error(USAGE);
  const { texte, page } = changementsDepuis(reference);
  process.stdout.write(texte);
  if (values.page) writeFileSync(values.page, page);
} catch (erreur) {
  console.error(raisonDe(erreur));
  process.exitCode = 1;
}
