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

/**
 * Opens the SQLite file (created with its folder if needed), or `:memory:`, and brings its tables
 * up to date. What is deleted is overwritten with zeros, since answers must not outlive the purge.
 */
export function openDb(file: string): Db {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("secure_delete = ON");
  const orm = drizzle(sqlite);
  migrate(orm, { migrationsFolder: MIGRATIONS });
  return {
    orm,
    alive: () => sqlite.open && sqlite.prepare("SELECT 1").pluck().get() === 1,
    close: () => {
      if (!sqlite.open) return;
      sqlite.pragma("wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
