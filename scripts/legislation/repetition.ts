import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inventer, retirer } from "./inventer.ts";

/**
 * `npx tsx scripts/legislation/repetition.ts --jour 2027-04-01`: writes an invented scale, one hundredth higher, for
 * every figure that the law revises on that day, one line a figure, in the files of the parameters; with `--retirer`
 * takes them out again. A rehearsal of the day: `fraicheur.ts --jour` then says what is still due.
 */
const { jour = "", retirer: defaire } = parseArgs({
  options: { jour: { type: "string" }, retirer: { type: "boolean" } },
}).values;
if (!/^\d{4}-\d{2}-01$/.test(jour)) throw new Error("--jour AAAA-MM-01 est attendu.");

const DOSSIER = new URL("../../catalogue/legislation/parametres/", import.meta.url);
for (const nom of readdirSync(DOSSIER).filter((un) => un.endsWith(".json"))) {
  const fichier = new URL(nom, DOSSIER);
  const avant = readFileSync(fichier, "utf8");
  const { texte, chiffres } = (defaire ? retirer : inventer)(avant, jour);
  if (chiffres === 0) continue;
  writeFileSync(fichier, texte);
  console.log(`${nom} : ${chiffres} chiffre(s) ${defaire ? "retiré(s)" : "inventé(s)"} au ${jour}`);
}
