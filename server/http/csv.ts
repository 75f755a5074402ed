import { stringify } from "csv-stringify/sync";

/** Rows as a table of a spreadsheet: no cell of it is taken for a formula. */
export const enCsv = (
  colonnes: readonly string[],
  lignes: readonly (readonly (string | number)[])[],
): string =>
  stringify([[...colonnes], ...lignes.map((une) => [...une])], {
    bom: true,
    delimiter: ";",
    quoted_string: true,
    escape_formulas: true,
  });
