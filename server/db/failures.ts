import Database from "better-sqlite3";

/** Why the database cannot be used, in the words of an operator. */
export class DatabaseError extends Error {
  constructor(file: string, problem: string) {
    super(`Base de données ${file} : ${problem}`);
    this.name = "DatabaseError";
  }
}

const ABIME =
  "le fichier est abîmé. Remettez une sauvegarde (node dist/server/restaurer.js FICHIER), ou écartez-le : une base neuve sera créée.";
const DROITS =
  "le fichier ou son dossier ne peut pas être écrit. Vérifiez leurs droits et leur propriétaire.";
const PLEIN = "le disque, ou la place accordée à la base, est plein.";
const VERROU = "un autre programme la tient verrouillée.";

/** Said of a database that a later version of the product has opened. */
export const PLUS_RECENTE =
  "une version plus récente de Cap Aides l’a écrite, et celle-ci ne sait pas la lire. Remettez la version récente, ou la sauvegarde faite avant elle.";

const problems: readonly (readonly [codes: RegExp, problem: string])[] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, ABIME],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR)/, DROITS],
  [/^(SQLITE_FULL|ENOSPC|EFBIG|EDQUOT)/, PLEIN],
  [/^SQLITE_(BUSY|LOCKED)/, VERROU],
  [/^SQLITE_IOERR/, "le disque refuse de lire ou d’écrire."],
];

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** What is wrong with a database file, from an error of SQLite or of the disk; `undefined` for another error. */
export function problemOf(error: unknown): string | undefined {
  const code = codeOf(error);
  return typeof code === "string" ? problems.find(([codes]) => codes.test(code))?.[1] : undefined;
}

/** SQLite’s code (`SQLITE_FULL`…) of an error that the disk or the file explains, for the log. */
export function databaseCode(error: unknown): string | undefined {
  return error instanceof Database.SqliteError && problemOf(error) !== undefined ? error.code : undefined;
}

const portee = (error: unknown, codes: RegExp): boolean =>
  error instanceof Error && (codes.test(String(codeOf(error))) || portee(error.cause, codes));

/** True if an error may say that there is no room left: a shared file that cannot grow is an error of reading or writing. */
export const manqueDePlace = (error: unknown): boolean =>
  portee(error, /^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT)/);

/** True if an error says that another process holds the file. */
export const estTenue = (error: unknown): boolean => portee(error, /^SQLITE_(BUSY|LOCKED)/);
