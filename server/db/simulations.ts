import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { ecrireQuandMeme, type Efface, effacerPartout, noterLEffacement } from "./effacements.ts";
import type { Db } from "./open.ts";
import { simulation, type SimulationRow } from "./schema.ts";

/** A stored simulation, as the bearer of its token names it. */
export type Owned = Pick<SimulationRow, "id" | "tokenHash">;

/** A simulation to store, and the one it takes the place of. */
export interface Save {
  row: SimulationRow;
  replaced?: Owned | undefined;
}

const { placeholder } = sql;
/** Rows of a simulation that one transaction of the purge erases: what the ballast has room for. */
const PAR_LOT = 50;
const HEURE_MS = 3_600_000;

function prepareQueries({ orm }: Db) {
  const values = {
    id: placeholder("id"),
    tokenHash: placeholder("tokenHash"),
    dossier: placeholder("dossier"),
    createdAt: placeholder("createdAt"),
    updatedAt: placeholder("updatedAt"),
    brand: placeholder("brand"),
  };
  const owned = and(eq(simulation.id, placeholder("id")), eq(simulation.tokenHash, placeholder("tokenHash")));
  const expired = orm
    .select({ id: simulation.id })
    .from(simulation)
    .where(lte(simulation.createdAt, placeholder("limit")))
    .orderBy(asc(simulation.createdAt))
    .limit(PAR_LOT);
  return {
    insert: orm.insert(simulation).values(values).prepare(),
    erase: orm.delete(simulation).where(owned).prepare(),
    find: orm
      .select()
      .from(simulation)
      .where(and(eq(simulation.id, placeholder("id")), gt(simulation.createdAt, placeholder("limit"))))
      .prepare(),
    purge: orm.delete(simulation).where(inArray(simulation.id, expired)).prepare(),
  };
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareQueries>>();

function queriesOf(db: Db): ReturnType<typeof prepareQueries> {
  const queries = prepared.get(db) ?? prepareQueries(db);
  prepared.set(db, queries);
  return queries;
}

/** Erases a row with its token; false if it was not there. Noted for as long as a copy of it would live. */
function eraseRow(db: Db, { id, tokenHash }: Owned, oublierLe: number): boolean {
  const erased = queriesOf(db).erase.run({ id, tokenHash }).changes > 0;
  if (erased) noterLEffacement(db, id, oublierLe);
  return erased;
}

/**
 * Stores simulations, each in place of another if it names one, in one transaction: all or none. A
 * replaced simulation is left alone unless it is there with that token. Rejects if an id exists.
 */
export const storeSimulations = (db: Db, saves: readonly Save[], retentionHours: number): Promise<void> =>
  db.write(() => {
    for (const { row, replaced } of saves) {
      if (replaced) eraseRow(db, replaced, row.createdAt + retentionHours * HEURE_MS);
      queriesOf(db).insert.run(row);
    }
  });

/** The simulation of that id, unless it was created at or before `limit` (milliseconds). */
export const findSimulation = (db: Db, id: string, limit: number): Promise<SimulationRow | undefined> =>
  db.read(() => queriesOf(db).find.get({ id, limit }));

/** Erases a simulation, journal included; absent if it was not there with that token. */
export const eraseSimulation = (db: Db, owned: Owned, now: Date, retentionHours: number): Promise<Efface> =>
  effacerPartout(db, () => eraseRow(db, owned, now.getTime() + retentionHours * HEURE_MS));

/**
 * Erases every simulation created at or before `limit` (milliseconds), a batch at a time, each out of the
 * journal before the next; returns how many.
 */
export async function purgeSimulations(db: Db, limit: number): Promise<number> {
  for (let erased = 0; ;) {
    const lot = await ecrireQuandMeme(db, () => queriesOf(db).purge.run({ limit }).changes);
    // Saves that replaced another one left it in the journal: it goes even when nothing has expired.
    await db.viderLeJournal();
    erased += lot;
    if (lot < PAR_LOT) return erased;
  }
}

/** Latest creation time of what has expired, for a retention in hours. */
export const expiryLimit = (now: Date, retentionHours: number): number =>
  now.getTime() - retentionHours * HEURE_MS;
