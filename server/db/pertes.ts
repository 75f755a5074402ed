/** What takes data away, and the table it takes it from. */
const PERTES = [
  /\bDROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?([\w."`]+)/gi,
  /\bDELETE\s+FROM\s+([\w."`]+)/gi,
  /\bTRUNCATE\s+(?:TABLE\s+)?([\w."`]+)/gi,
  /\bALTER\s+TABLE\s+([\w."`]+)\s+DROP\s+(?:COLUMN\b|(?!CONSTRAINT\b|DEFAULT\b)["`\w])/gi,
];

const nu = (nom: string) =>
  nom
    .replaceAll(/["`]/g, "")
    .replace(/^public\./, "")
    .toLowerCase();

/** What comes before `ou` copies every row of a table to another one: `INSERT INTO … SELECT … FROM table`, and no condition. */
const copiee = (table: string, avant: string) =>
  [
    ...avant.matchAll(
      /\b(?:INSERT\s+INTO|CREATE\s+TABLE)\b[^;]*?\bSELECT\b[^;]*?\bFROM\s+([\w."`]+)\s*(?=;|$|-->)/gim,
    ),
  ].some(([, copie = ""]) => nu(copie) === table);

/** What a migration takes away without a copy of it made before, in the same migration: each sentence of SQL that does. */
export function pertesDe(sql: string): string[] {
  const sansCommentaires = sql.replaceAll(/--(?!>).*$/gm, "");
  return PERTES.flatMap((perte) => [...sansCommentaires.matchAll(perte)]).flatMap(
    ({ 0: dit, 1: table = "", index }) => (copiee(nu(table), sansCommentaires.slice(0, index)) ? [] : [dit]),
  );
}
