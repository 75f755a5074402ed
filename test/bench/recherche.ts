import { aides, moteur } from "../recherche/moteur.ts";
import { best, line } from "./mesurer.ts";

/** What people type, letter after letter, slips included. */
const frappes = [
  "allocation lojement",
  "permis de conduire",
  "complementere sante",
  "bource etudiant",
].flatMap((phrase) => Array.from(phrase, (_, n) => phrase.slice(0, n + 1)));

/** Time of a letter typed in the search, beside looking for the very letters in each name. */
export function mesurerLaRecherche(): void {
  console.log(`\nRecherche, ${frappes.length} frappes parmi ${aides.length} aides, par frappe`);
  const nueMs = best(() => {
    for (const q of frappes) aides.filter(({ label }) => label.toLowerCase().includes(q));
  }, frappes.length);
  line("ces lettres dans le nom", nueMs, nueMs);
  line(
    "mots, synonymes et fautes de frappe",
    best(() => void frappes.map((q) => moteur.chercher(q)), frappes.length),
    nueMs,
  );
}
