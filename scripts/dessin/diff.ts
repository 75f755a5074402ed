import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { changementsDepuis, exportDe, raisonDe } from "../../server/studio/parcours/versions.ts";

/**
 * `npx tsx scripts/dessin/diff.ts {référence git} [--page fichier.html] [--export version.json]`: what changed in
 * the journey since that version, as text and as a page; or that version, for the inspector to compare
 * with. Exits 1 with a French sentence if it cannot be read.
 */
const USAGE =
  "Dites à quelle version comparer : npx tsx scripts/dessin/diff.ts main~3 [--page fichier.html] [--export version.json]";

try {
  const { values, positionals } = parseArgs({
    options: { page: { type: "string" }, export: { type: "string" } },
    allowPositionals: true,
  });
  const [reference] = positionals;
  if (!reference) throw new Error(USAGE);
  if (values.export) writeFileSync(values.export, exportDe(reference));
  if (values.page || !values.export) {
    const { texte, page } = changementsDepuis(reference);
    process.stdout.write(texte);
    if (values.page) writeFileSync(values.page, page);
  }
} catch (erreur) {
  console.error(raisonDe(erreur));
  process.exitCode = 1;
}
