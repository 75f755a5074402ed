import Database from "better-sqlite3";

/** Why the database cannot be used, in the words of an operator. */
export class DatabaseError extends Error {
  constructor(file: string, problem: string) {
    super(`Base de données ${file} : ${problem}`);
    this.name = "DatabaseError";
  }
}

const ABIME =
  "le fichier est abîmé. Remettez une sauvegarde (npm run db:restore FICHIER), ou écartez-le : une base neuve sera créée.";
const DROITS =
  "le fichier ou son dossier ne peut pas être écrit. Vérifiez leurs droits et leur propriétaire.";
const PLEIN = "le disque, ou la place accordée à la base, est plein.";
const VERROU = "un autre programme la tient verrouillée.";

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
