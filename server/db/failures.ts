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
const INJOIGNABLE = "le serveur PostgreSQL ne répond pas. Il est arrêté, loin, ou d’une autre adresse.";
const REFUS =
  "le serveur PostgreSQL refuse ce compte, son mot de passe ou cette base. Vérifiez-les, avec ses droits et pg_hba.conf.";
const LENT = "le serveur PostgreSQL est trop lent, ou trop de demandes l’attendent.";
const LECTURE_SEULE = "le serveur PostgreSQL n’est ouvert qu’en lecture : c’est la copie d’un autre.";
const CHIFFRE = "la liaison chiffrée avec le serveur PostgreSQL échoue. Vérifiez sslmode et son certificat.";

/** Said of a database that a later version of the product has opened. */
export const PLUS_RECENTE =
  "une version plus récente de Cap Aides l’a écrite, et celle-ci ne sait pas la lire. Remettez la version récente, ou la sauvegarde faite avant elle.";

/** Said to a tool that only reads, of a database that an earlier version has made. */
export const PLUS_ANCIENNE =
  "une version plus ancienne de Cap Aides l’a faite. Démarrez celle-ci d’abord : elle la met à jour.";

const problems: readonly (readonly [codes: RegExp, problem: string])[] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, ABIME],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR)/, DROITS],
  [/^(SQLITE_FULL|ENOSPC|EFBIG|EDQUOT)/, PLEIN],
  [/^SQLITE_(BUSY|LOCKED)/, VERROU],
  [/^(SQLITE_IOERR|58030)/, "le disque refuse de lire ou d’écrire."],
  // Classes of PostgreSQL’s own codes (SQLSTATE), those of the network, and ours.
  [/^(53100|53200)/, PLEIN],
  [/^(PG_COUPE|08...|57P0[1-5]|E(CONN|HOST|NET|ADDR|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN))/, INJOIGNABLE],
  [/^(28...|3D000|42501)/, REFUS],
  [/^(PG_ATTENTE|53300|53400|55P03|57014|25P0[34]|40...)/, LENT],
  [/^25006/, LECTURE_SEULE],
  [/^(XX00[12])/, "les fichiers du serveur PostgreSQL sont abîmés. Remettez une sauvegarde."],
  [/^(PG_CHIFFRE|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/, CHIFFRE],
];

/** What PostgreSQL, or the way to it, says, with a code that `problemOf` explains. */
export class ErreurPostgres extends Error {
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super((cause as Error).message, { cause });
    this.name = "ErreurPostgres";
    this.code = code;
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

const explique = (code: unknown): string | undefined =>
  typeof code === "string" ? problems.find(([codes]) => codes.test(code))?.[1] : undefined;

/** What is wrong with a database, from an error of SQLite, of PostgreSQL or of the disk, or from what caused it; `undefined` for another error. */
export function problemOf(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  return explique(codeOf(error)) ?? problemOf((error as Error).cause);
}

/** Code (`SQLITE_FULL`, `53100`…) of an error of the database that has an explanation, for the log. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const deLaBase = error instanceof Database.SqliteError || error instanceof ErreurPostgres;
  return deLaBase && explique(error.code) !== undefined ? error.code : databaseCode(error.cause);
}

const portee = (error: unknown, codes: RegExp): boolean =>
  error instanceof Error && (codes.test(String(codeOf(error))) || portee(error.cause, codes));

/** True if an error may say that there is no room left: a shared file that cannot grow is an error of reading or writing. */
export const manqueDePlace = (error: unknown): boolean =>
  portee(error, /^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|53100)/);

/** True if an error says that another process holds the file. */
export const estTenue = (error: unknown): boolean => portee(error, /^SQLITE_(BUSY|LOCKED)/);
