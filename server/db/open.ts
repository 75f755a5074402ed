import { statSync } from "node:fs";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { scellerLesAnciennes } from "./anciennes.ts";
import type { BaseOuverte } from "./base.ts";
import { cleDuServeur } from "./cle.ts";
import { DatabaseError, manqueDePlace, PLUS_ANCIENNE, PLUS_RECENTE, problemOf } from "./failures.ts";
import { keepPrivate } from "./files.ts";
import { journalDe } from "./journal.ts";
import { ballastOf } from "./ballast.ts";
import { derniereMigration, type DossierDeMigrations, dossierDesMigrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import type { TablesDesComptes } from "./schema-comptes.ts";
import type { TablesDuSuivi } from "./schema-suivi.ts";
import * as tables from "./tables/sqlite.ts";
import * as tablesDesComptes from "./tables/sqlite-comptes.ts";
import * as tablesDuSuivi from "./tables/sqlite-suivi.ts";
import { tours } from "./tour.ts";

/** A base in a SQLite file. */
export interface BaseSqlite<T> extends BaseOuverte<T> {
  /** Queries of SQLite alone, outside any turn. */
  orm: BetterSQLite3Database;
  /** Copies the database, as it stands, to another file while it goes on being used. */
  backup(file: string): Promise<void>;
  /** Folds the write-ahead log into the file, then closes. */
  close(): void;
}

export type DbSqlite = BaseSqlite<Tables>;

export interface DbOptions {
  /** Most bytes the file may take; beyond, writing fails as on a full disk. */
  maxBytes?: number;
  /** File of the key of contributions, if it is not beside the database. */
  cle?: string;
  /** For a tool that reads: nothing is written, neither tables nor key nor journal. */
  lecture?: true;
}

/** Tables, and the folder of what makes them. */
interface Forme<T> {
  tables: T;
  migrations: Extract<DossierDeMigrations, `migrations${"" | "-suivi" | "-comptes"}`>;
}

/** Milliseconds that an opening waits for another program; then those who wait do so without holding the thread (`tour.ts`). */
const ATTENTE = "busy_timeout = 5000";

const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  ATTENTE,
  "secure_delete = ON",
];

/** Largest file checked whole when it is opened: a tenth of a second. */
const CHECKED_BYTES = 32e6;

/** Databases and statements that must outlive every garbage collection, see below. */
const kept: unknown[] = [];

/**
 * Prepares each statement once and never lets it go: better-sqlite3 12 aborts Node 24 when a
 * statement is garbage-collected (its destructor asks for an environment that is no longer there),
 * and version 13 does not run on Node 20. There are as many statements as queries in the code.
 */
function keepStatements(sqlite: Database.Database): void {
  const prepare = sqlite.prepare.bind(sqlite) as (sql: string) => Database.Statement;
  const statements = new Map<string, Database.Statement>();
  kept.push(sqlite, statements);
  const prepareOnce = (sql: string): Database.Statement => {
    const known = statements.get(sql) ?? prepare(sql);
    statements.set(sql, known);
    return known;
  };
  sqlite.prepare = prepareOnce as typeof sqlite.prepare;
}

function limitSize(sqlite: Database.Database, maxBytes: number): void {
  const pageSize = sqlite.pragma("page_size", { simple: true }) as number;
  sqlite.pragma(`max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`);
}

/** Reads the whole file, unless it is so large that the server would start late: then it is read in use. */
function refuseDamaged(sqlite: Database.Database, file: string): void {
  if (file !== ":memory:" && statSync(file).size > CHECKED_BYTES) return;
  const [state] = sqlite.pragma("quick_check(1)") as { quick_check: string }[];
  if (state?.quick_check !== "ok") throw Object.assign(new Error("abîmée"), { code: "SQLITE_CORRUPT" });
}

/** When the last migration of a database was made, in milliseconds; 0 for none. */
function migreeLe(sqlite: Database.Database): number {
  const [table] = sqlite.pragma("table_list(__drizzle_migrations)") as unknown[];
  if (!table) return 0;
  const query = "SELECT coalesce(max(created_at), 0) FROM __drizzle_migrations";
  return sqlite.prepare(query).pluck().get() as number;
}

/**
 * Opens a database to read it only, whatever its form: what serves goes on, and nothing of it changes. Throws what
 * `problemOf` explains when it is damaged or cannot be read.
 */
export function ouvrirEnLecture(file: string): Database.Database {
  const sqlite = new Database(file, { readonly: true });
  try {
    keepStatements(sqlite);
    sqlite.exec(`PRAGMA ${ATTENTE}`);
    refuseDamaged(sqlite, file);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** The same, of this form only: what is older is for the server to bring up to date, what is later for another version. */
function aLire(file: string, migrations: Forme<unknown>["migrations"]): Database.Database {
  const sqlite = ouvrirEnLecture(file);
  const [sienne, voulue] = [migreeLe(sqlite), derniereMigration(migrations)];
  if (sienne === voulue) return sqlite;
  sqlite.close();
  throw new DatabaseError(file, sienne > voulue ? PLUS_RECENTE : PLUS_ANCIENNE);
}

function prepared(
  file: string,
  migrations: Forme<unknown>["migrations"],
  maxBytes?: number,
): Database.Database {
  if (file !== ":memory:") keepPrivate(file);
  const sqlite = new Database(file);
  try {
    keepStatements(sqlite);
    for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
    refuseDamaged(sqlite, file);
    // A later version of the product may have written what this one does not understand.
    if (migreeLe(sqlite) > derniereMigration(migrations)) throw new DatabaseError(file, PLUS_RECENTE);
    migrate(drizzle(sqlite), dossierDesMigrations(migrations));
    if (maxBytes !== undefined) limitSize(sqlite, maxBytes);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function opened<T>(file: string, { tables, migrations }: Forme<T>, options: DbOptions): BaseSqlite<T> {
  const sqlite = options.lecture ? aLire(file, migrations) : prepared(file, migrations, options.maxBytes);
  const { read, write, seulement } = tours(sqlite, tables);
  const journal = journalDe(sqlite, seulement);
  const base: BaseSqlite<T> = {
    orm: drizzle(sqlite),
    cle: cleDuServeur(file, options),
    read,
    write,
    unSeulServeur: unSeulIci(),
    alive: () => sqlite.open && sqlite.prepare("SELECT 1").pluck().get() === 1,
    viderLeJournal: journal.vider,
    ballast: ballastOf(file),
    backup: async (to) => void (await sqlite.backup(to)),
    close: () => {
      if (!sqlite.open) return;
      journal.arreter();
      journal.viderUneFois();
      sqlite.close();
    },
  };
  if (!options.lecture) scellerLesAnciennes(base);
  sqlite.exec("PRAGMA busy_timeout = 0");
  return base;
}

/** A file has one server: what it alone may do is done once at a time within it. */
function unSeulIci(): BaseOuverte<unknown>["unSeulServeur"] {
  const enCours = new Set<string>();
  return async (nom, work) => {
    if (enCours.has(nom)) return undefined;
    enCours.add(nom);
    try {
      return await work(() => true);
    } finally {
      enCours.delete(nom);
    }
  };
}

/**
 * Opens the SQLite file (created with its folder if needed), or `:memory:`, and brings its tables
 * up to date. What is deleted is overwritten with zeros, since answers must not outlive the purge.
 * Throws a DatabaseError, with what to do, when the file is damaged, locked, cannot be written or comes
 * from a later version.
 */
function ouvrir<T>(file: string, forme: Forme<T>, options: DbOptions): BaseSqlite<T> {
  try {
    return opened(file, forme, options);
  } catch (error) {
    const problem = problemOf(error);
    // Even opening needs a little room, to purge what will make more.
    if (problem !== undefined && manqueDePlace(error) && ballastOf(file).drop())
      return ouvrir(file, forme, options);
    throw problem ? new DatabaseError(file, problem) : error;
  }
}

/** Opens the base of the simulations; `ouvrir` says what it throws. */
export const openDb = (file: string, options: DbOptions = {}): DbSqlite =>
  ouvrir(file, { tables, migrations: "migrations" }, options);

/** Opens that of the follow-up and of the calls, in the same way. */
export const openCarnet = (file: string, options: DbOptions = {}): BaseSqlite<TablesDuSuivi> =>
  ouvrir(file, { tables: tablesDuSuivi, migrations: "migrations-suivi" }, options);

/** Opens that of what is counted, in the same way. */
export const openComptes = (file: string, options: DbOptions = {}): BaseSqlite<TablesDesComptes> =>
  ouvrir(file, { tables: tablesDesComptes, migrations: "migrations-comptes" }, options);
