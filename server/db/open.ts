import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { cleDuServeur } from "./cle.ts";
import { scellerLesAnciennes } from "./contributions.ts";
import { DatabaseError, manqueDePlace, PLUS_RECENTE, problemOf } from "./failures.ts";
import { keepPrivate } from "./files.ts";
import { type JournalSqlite, journalDe } from "./journal.ts";
import { type Lest, lestDe } from "./lest.ts";
import { type Tours, tours } from "./tour.ts";

/** An open database. What uses it waits without holding the thread that answers. */
export interface Db {
  /** Queries, built; run by `read` and `write`. */
  orm: BetterSQLite3Database;
  /** Seals what editors read (`cle.ts`). */
  cle: string;
  /** Reads; rejects with SQLite’s error when another process has held the file for a second. */
  read: Tours["read"];
  /** Writes in a transaction, in turn; rejects with SQLite’s error when another process has held the file for five seconds. */
  write: Tours["write"];
  /** True while it is open. */
  alive(): boolean;
  /** Empties the journal (`journal.ts`); false while another process keeps it from being. */
  viderLeJournal: JournalSqlite["vider"];
  lest: Lest;
  /** Copies the database, as it stands, to another file while it goes on being used. */
  backup(file: string): Promise<void>;
  /** Folds the write-ahead log into the file, then closes. */
  close(): void;
}

export interface DbOptions {
  /** Most bytes the file may take; beyond, writing fails as on a full disk. */
  maxBytes?: number;
  /** File of the key of contributions, if it is not beside the database. */
  cle?: string;
  /** Folder of what makes its tables. */
  migrations?: "migrations" | "migrations-suivi";
}

/** Where the migrations are; beside the built server too. */
const migrationsDe = ({ migrations = "migrations" }: DbOptions) => ({
  migrationsFolder: fileURLToPath(new URL(`./${migrations}`, import.meta.url)),
});

const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  // While it is opened; then those who wait do so without holding the thread (`tour.ts`).
  "busy_timeout = 5000",
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

/** A later version of the product may have written what this one does not understand. */
function refuseLater(sqlite: Database.Database, file: string, options: DbOptions): void {
  const [table] = sqlite.pragma("table_list(__drizzle_migrations)") as unknown[];
  if (!table) return;
  const query = "SELECT coalesce(max(created_at), 0) FROM __drizzle_migrations";
  const derniere = readMigrationFiles(migrationsDe(options)).at(-1)?.folderMillis ?? 0;
  if ((sqlite.prepare(query).pluck().get() as number) > derniere) throw new DatabaseError(file, PLUS_RECENTE);
}

function prepared(file: string, options: DbOptions): Database.Database {
  if (file !== ":memory:") keepPrivate(file);
  const sqlite = new Database(file);
  try {
    keepStatements(sqlite);
    for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
    refuseDamaged(sqlite, file);
    refuseLater(sqlite, file, options);
    migrate(drizzle(sqlite), migrationsDe(options));
    if (options.maxBytes !== undefined) limitSize(sqlite, options.maxBytes);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function opened(file: string, options: DbOptions): Db {
  const sqlite = prepared(file, options);
  const journal = journalDe(sqlite);
  const db: Db = {
    orm: drizzle(sqlite),
    cle: cleDuServeur(file, options.cle),
    ...tours(sqlite),
    alive: () => sqlite.open && sqlite.prepare("SELECT 1").pluck().get() === 1,
    viderLeJournal: journal.vider,
    lest: lestDe(file),
    backup: async (to) => void (await sqlite.backup(to)),
    close: () => {
      if (!sqlite.open) return;
      journal.arreter();
      journal.viderUneFois();
      sqlite.close();
    },
  };
  scellerLesAnciennes(db);
  sqlite.exec("PRAGMA busy_timeout = 0");
  return db;
}

/**
 * Opens the SQLite file (created with its folder if needed), or `:memory:`, and brings its tables
 * up to date. What is deleted is overwritten with zeros, since answers must not outlive the purge.
 * Throws a DatabaseError, with what to do, when the file is damaged, locked, cannot be written or comes
 * from a later version.
 */
export function openDb(file: string, options: DbOptions = {}): Db {
  try {
    return opened(file, options);
  } catch (error) {
    // Drizzle wraps what SQLite says.
    const problem = problemOf(error) ?? problemOf((error as Error).cause);
    // Even opening needs a little room, to purge what will make more.
    if (problem !== undefined && manqueDePlace(error) && lestDe(file).jeter()) return openDb(file, options);
    throw problem ? new DatabaseError(file, problem) : error;
  }
}
