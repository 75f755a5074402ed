import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { DatabaseError } from "./failures.ts";
import { filesOf, keepPrivate } from "./files.ts";
import { openDb } from "./open.ts";

/**
 * Copies a database to a file, readable by its owner only, while the server goes on. The copy is whole
 * or is not there. Throws a DatabaseError when the database is absent, damaged or cannot be read.
 */
export async function sauvegarder(database: string, to: string): Promise<void> {
  if (!existsSync(database)) throw new DatabaseError(database, "elle n’existe pas.");
  const partial = `${to}.partiel`;
  const db = openDb(database);
  try {
    keepPrivate(partial);
    await db.backup(partial);
    renameSync(partial, to);
  } finally {
    for (const left of filesOf(partial)) rmSync(left, { force: true });
    db.close();
  }
}

/** How many rows came back. */
interface Remises {
  simulations: number;
  contributions: number;
}

/** Puts the rows of one file, of the same schema, in place of those of another, in one transaction. */
function replaceRows(database: string, from: string): Remises {
  const db = new Database(database);
  try {
    db.pragma("busy_timeout = 5000");
    db.pragma("secure_delete = ON");
    db.prepare("ATTACH ? AS sauvegarde").run(from);
    const replaced = (table: string) => {
      db.exec(`DELETE FROM main.${table}`);
      return db.prepare(`INSERT INTO main.${table} SELECT * FROM sauvegarde.${table}`).run().changes;
    };
    const all = db.transaction(() => ({
      simulations: replaced("simulation"),
      contributions: replaced("contributions"),
    }));
    const restored = all.immediate();
    db.exec("DETACH sauvegarde");
    db.pragma("wal_checkpoint(TRUNCATE)");
    return restored;
  } finally {
    db.close();
  }
}

/** Moves a damaged database aside, with its journals; its new name. */
function setAside(database: string): string {
  const aside = `${database}.abimee`;
  for (const [at, file] of filesOf(database).entries()) {
    if (existsSync(file)) renameSync(file, filesOf(aside)[at] ?? aside);
  }
  return aside;
}

/**
 * Puts a copy made by `sauvegarder` back in place, while the server goes on: it is brought up to date,
 * checked, then its simulations and contributions replace those of the database in one transaction. A
 * damaged database is moved aside first. Returns how many came back, and where the damaged one went.
 * Throws a DatabaseError, nothing being changed, when the copy is absent or damaged.
 */
export function restaurer(database: string, from: string): Remises & { ecartee?: string } {
  if (!existsSync(from)) throw new DatabaseError(from, "cette sauvegarde n’existe pas.");
  const work = `${database}.a-restaurer`;
  keepPrivate(work);
  copyFileSync(from, work);
  try {
    openDb(work).close();
    let ecartee: string | undefined;
    try {
      openDb(database).close();
    } catch (error) {
      if (!(error instanceof DatabaseError) || !existsSync(database)) throw error;
      ecartee = setAside(database);
      openDb(database).close();
    }
    return { ...replaceRows(database, work), ...(ecartee && { ecartee }) };
  } finally {
    for (const left of filesOf(work)) rmSync(left, { force: true });
  }
}
