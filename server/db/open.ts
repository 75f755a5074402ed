import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { DatabaseError, problemOf } from "./failures.ts";
import { keepPrivate } from "./files.ts";

/** An open database: queries through drizzle, and its end. */
export interface Db {
  orm: BetterSQLite3Database;
  /** True while the file answers. */
  alive(): boolean;
  /** True while a row could be written. Nothing is written. */
  writable(): boolean;
  /** Empties the write-ahead log into the file, so that what was erased is nowhere; not while another process reads. */
  truncateJournal(): void;
  /** Copies the database, as it stands, to another file while it goes on being used. */
  backup(file: string): Promise<void>;
  /** Folds the write-ahead log into the file, then closes. */
  close(): void;
}

export interface DbOptions {
  /** Most bytes the file may take; beyond, writing fails as on a full disk. */
  maxBytes?: number;
}

/** Where the migrations are; beside the built server too. */
const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
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

function prepared(file: string, { maxBytes }: DbOptions): Database.Database {
  if (file !== ":memory:") keepPrivate(file);
  const sqlite = new Database(file);
  try {
    keepStatements(sqlite);
    for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
    refuseDamaged(sqlite, file);
    migrate(drizzle(sqlite), { migrationsFolder: MIGRATIONS });
    if (maxBytes !== undefined) limitSize(sqlite, maxBytes);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** True if a transaction may begin and a page be written. */
function canWrite(sqlite: Database.Database): boolean {
  try {
    sqlite.exec("BEGIN IMMEDIATE");
    sqlite.exec("ROLLBACK");
    return !sqlite.readonly;
  } catch {
    return false;
  }
}

/**
 * Opens the SQLite file (created with its folder if needed), or `:memory:`, and brings its tables
 * up to date. What is deleted is overwritten with zeros, since answers must not outlive the purge.
 * Throws a DatabaseError, with what to do, when the file is damaged, locked or cannot be written.
 */
export function openDb(file: string, options: DbOptions = {}): Db {
  let sqlite: Database.Database;
  try {
    sqlite = prepared(file, options);
  } catch (error) {
    // Drizzle wraps what SQLite says.
    const problem = problemOf(error) ?? problemOf((error as Error).cause);
    throw problem ? new DatabaseError(file, problem) : error;
  }
  const truncateJournal = () => sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return {
    orm: drizzle(sqlite),
    alive: () => sqlite.open && sqlite.prepare("SELECT 1").pluck().get() === 1,
    writable: () => sqlite.open && canWrite(sqlite),
    truncateJournal,
    backup: async (to) => void (await sqlite.backup(to)),
    close: () => {
      if (!sqlite.open) return;
      truncateJournal();
      sqlite.close();
    },
  };
}
