import { parse } from "csv-parse/browser/esm/sync";
import { stringify } from "csv-stringify/browser/esm/sync";

/** What a spreadsheet would take for a formula, and what was already marked as none. */
const FORMULE = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that a spreadsheet shows and does not run. */
export const neutraliser = (cellule: string): string => (FORMULE.test(cellule) ? `'${cellule}` : cellule);

/** The cell before it was neutralised. */
export const retablir = (cellule: string): string =>
  cellule.startsWith("'") && FORMULE.test(cellule) ? cellule.slice(1) : cellule;

/** Rows as a file that French spreadsheets open as a sheet: semicolons, and the mark of UTF-8. */
export const ecrireLeCsv = (lignes: readonly (readonly string[])[]): string =>
  stringify(
    lignes.map((ligne) => ligne.map(neutraliser)),
    { delimiter: ";", bom: true, record_delimiter: "windows", quoted_match: /[\t\r]/ },
  );

/** UTF-8, or what a French spreadsheet writes when it is not asked. */
function enTexte(octets: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(octets);
  } catch {
    return new TextDecoder("windows-1252").decode(octets);
  }
}

/** What separates the cells: the most frequent of them in the first line. */
function separateurDe(texte: string): string {
  const [premiere = ""] = texte.split("\n", 1);
  const nombre = (signe: string) => premiere.split(signe).length;
  return [";", ",", "\t"].reduce((un, autre) => (nombre(autre) > nombre(un) ? autre : un));
}

/** Rows of a CSV file, whatever its separator and its encoding. Throws when it is no CSV. */
export function lireLeCsv(octets: ArrayBuffer): string[][] {
  const texte = enTexte(octets);
  const lignes = parse(texte, {
    bom: true,
    delimiter: separateurDe(texte),
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return lignes.map((ligne) => ligne.map(retablir));
}
