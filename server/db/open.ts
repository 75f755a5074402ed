import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";

/** An open database: queries through drizzle, and its end. */
export interface Db {
  orm: BetterSQLite3Database;
  /** True while the file answers. */
  alive(): boolean;
  /** Folds the write-ahead log into the file, then closes. */
  close(): void;
}

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5000",
  "secure_delete = ON",
];

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

/**
 * Opens the SQLite file (created with its folder if needed), or `:memory:`, and brings its tables
 * up to date. What is deleted is overwritten with zeros, since answers must not outlive the purge.
 */
export function openDb(file: string): Db {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  keepStatements(sqlite);
  for (const pragma of PRAGMAS) sqlite.exec(`PRAGMA ${pragma}`);
  const orm = drizzle(sqlite);
  migrate(orm, { migrationsFolder: MIGRATIONS });
  return {
    orm,
    alive: () => sqlite.open && sqlite.prepare("SELECT 1").pluck().get() === 1,
    close: () => {
      if (!sqlite.open) return;
      sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
