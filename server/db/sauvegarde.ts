import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import type { Config } from "../reglages/config.ts";
import { fichierDeCle } from "./cle.ts";
import { JOURS_DES_SAUVEGARDES } from "./contributions.ts";
import { DatabaseError, problemOf } from "./failures.ts";
import { filesOf, keepPrivate } from "./files.ts";
import { openDb, ouvrirEnLecture } from "./open.ts";
import { hashOf } from "./seal.ts";

/** The file of the settings; throws when the base is elsewhere. */
export function fichierDeLaBase({ database, postgres }: Pick<Config, "database" | "postgres">): string {
  if (postgres)
    throw new Error(
      "La base est sur PostgreSQL : docs/exploiter/ a de quoi la sauver (sauver-postgres.sh) et la remettre.",
    );
  return database;
}

/**
 * Copies a database to a file, readable by its owner only, while the server goes on. The database is opened read-only:
 * one of an older form is copied as it is. The copy is whole, row for row, or is not there. Throws a DatabaseError when
 * the database is absent, damaged or cannot be read, or when the copy lacks rows.
 */
export async function sauvegarder(database: string, to: string, now = new Date()): Promise<void> {
  if (!existsSync(database)) throw new DatabaseError(database, "elle n’existe pas.");
  const partial = `${to}.partiel`;
  const db = aCopier(database);
  try {
    keepPrivate(partial);
    // What is counted and what is copied are of the same instant, whatever the server writes meanwhile.
    db.exec("BEGIN");
    const lignes = compter(db);
    await db.backup(partial);
    db.exec("COMMIT");
    dater(partial, now);
    comparer(partial, lignes);
    sansTransmissions(partial);
    renameSync(partial, to);
  } finally {
    for (const left of filesOf(partial)) rmSync(left, { force: true });
    db.close();
  }
}

/** A database that is only read; throws a DatabaseError when it cannot be. */
function aCopier(file: string): Database.Database {
  try {
    return ouvrirEnLecture(file);
  } catch (error) {
    const problem = problemOf(error);
    throw problem ? new DatabaseError(file, problem) : error;
  }
}

/** Rows of each table. */
function compter(db: Database.Database): Record<string, number> {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  return Object.fromEntries(
    (tables as string[]).map((table) => [
      table,
      db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number,
    ]),
  );
}

/** Refuses a copy that does not hold the rows of what was copied. */
function comparer(copy: string, lignes: Record<string, number>): void {
  const db = aCopier(copy);
  try {
    const copiees = compter(db);
    const manque = Object.keys(lignes).find((table) => copiees[table] !== lignes[table]);
    if (manque)
      throw new DatabaseError(
        copy,
        `la copie de « ${manque} » a ${copiees[manque] ?? 0} lignes sur ${lignes[manque] ?? 0}.`,
      );
  } finally {
    db.close();
  }
}

/** Leaves out of a copy what lives an hour: households that are handed over. */
function sansTransmissions(copy: string): void {
  const db = new Database(copy);
  const la = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'transmission'").get();
  db.pragma("secure_delete = ON");
  if (la) db.prepare("DELETE FROM transmission WHERE oublier_le > 0").run();
  db.close();
}

const MINUTE_MS = 60_000;

/** Says in a copy when it was made: SQLite keeps one number for whoever opens the file. */
function dater(copy: string, now: Date): void {
  const db = new Database(copy);
  db.pragma(`user_version = ${Math.floor(now.getTime() / MINUTE_MS)}`);
  db.close();
}

/** Days since a copy was made; none if it does not say. */
function joursDe(copy: string, now: Date): number | undefined {
  const db = new Database(copy, { readonly: true });
  try {
    const minutes = db.pragma("user_version", { simple: true }) as number;
    return minutes ? (now.getTime() / MINUTE_MS - minutes) / (24 * 60) : undefined;
  } finally {
    db.close();
  }
}

/** What came back. */
export interface Remise {
  simulations: number;
  contributions: number;
  /** Erased since the copy was made: not put back. */
  effacees: number;
  /** Where the damaged database went. */
  ecartee?: string;
  /** True if what had been erased could not be read in the damaged database. */
  effacementsPerdus?: true;
}

/** Puts the rows of one file, of the same schema, in place of those of another, in one transaction; not what was erased. */
function replaceRows(
  database: string,
  from: string,
): Pick<Remise, "simulations" | "contributions" | "effacees"> {
  const db = new Database(database);
  try {
    db.pragma("busy_timeout = 5000");
    db.pragma("secure_delete = ON");
    db.function("empreinte", (id) => hashOf(String(id)));
    db.prepare("ATTACH ? AS sauvegarde").run(from);
    const replaced = (table: "simulation" | "contributions") => {
      const total = db.prepare(`SELECT count(*) FROM sauvegarde.${table}`).pluck().get() as number;
      db.exec(`DELETE FROM main.${table}`);
      const gardees = `empreinte(id) NOT IN (SELECT empreinte FROM main.effacement)`;
      const rendues = db
        .prepare(`INSERT INTO main.${table} SELECT * FROM sauvegarde.${table} WHERE ${gardees}`)
        .run().changes;
      return { rendues, effacees: total - rendues };
    };
    const all = db.transaction(() => {
      const [simulations, contributions] = [replaced("simulation"), replaced("contributions")];
      db.exec("INSERT OR IGNORE INTO main.effacement SELECT * FROM sauvegarde.effacement");
      return {
        simulations: simulations.rendues,
        contributions: contributions.rendues,
        effacees: simulations.effacees + contributions.effacees,
      };
    });
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

/** Takes from a damaged database what had been erased; false if it cannot be read. */
function reprendreLesEffacements(database: string, aside: string): boolean {
  const db = new Database(database);
  try {
    db.prepare("ATTACH ? AS abimee").run(aside);
    db.exec("INSERT OR IGNORE INTO main.effacement SELECT * FROM abimee.effacement");
    return true;
  } catch {
    return false;
  } finally {
    db.close();
  }
}

/** Opens the database, or a new one in its place if it is damaged. */
function assurerLaBase(database: string): Pick<Remise, "ecartee" | "effacementsPerdus"> {
  try {
    openDb(database).close();
    return {};
  } catch (error) {
    if (!(error instanceof DatabaseError) || !existsSync(database)) throw error;
    const ecartee = setAside(database);
    openDb(database).close();
    return { ecartee, ...(!reprendreLesEffacements(database, ecartee) && { effacementsPerdus: true }) };
  }
}

/**
 * Puts a copy made by `sauvegarder` back in place, while the server goes on: it is brought up to date,
 * checked, then its simulations and contributions replace those of the database in one transaction, but
 * for what was erased since. A damaged database is moved aside first. Throws a DatabaseError, nothing
 * being changed, when the copy is absent, damaged or, unless `malgreSonAge`, older than erasures are
 * remembered (30 days).
 */
export function restaurer(
  database: string,
  from: string,
  { now = new Date(), malgreSonAge = false }: { now?: Date; malgreSonAge?: boolean } = {},
): Remise {
  if (!existsSync(from)) throw new DatabaseError(from, "cette sauvegarde n’existe pas.");
  const work = `${database}.a-restaurer`;
  keepPrivate(work);
  copyFileSync(from, work);
  try {
    // Of a database with contributions in clear, the key of the one that takes them.
    openDb(work, { cle: fichierDeCle(database) }).close();
    const jours = joursDe(work, now) ?? Infinity;
    if (jours > JOURS_DES_SAUVEGARDES && !malgreSonAge) throw new DatabaseError(from, tropVieille(jours));
    const assuree = assurerLaBase(database);
    return { ...replaceRows(database, work), ...assuree };
  } finally {
    for (const left of filesOf(work)) rmSync(left, { force: true });
  }
}

const tropVieille = (jours: number) =>
  `cette sauvegarde ${Number.isFinite(jours) ? `a ${Math.floor(jours)} jours` : "ne dit pas son âge"} : ce que des personnes ont fait effacer depuis reviendrait. Prenez-en une de moins de ${JOURS_DES_SAUVEGARDES} jours ; s’il n’y en a pas, ajoutez --malgre-son-age.`;
