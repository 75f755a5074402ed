import { and, eq, gt, lte, sql } from "drizzle-orm";
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

function prepareQueries({ orm }: Db) {
  const values = {
    id: placeholder("id"),
    tokenHash: placeholder("tokenHash"),
    record: placeholder("record"),
    snapshot: placeholder("snapshot"),
    createdAt: placeholder("createdAt"),
    updatedAt: placeholder("updatedAt"),
    brand: placeholder("brand"),
  };
  const owned = and(eq(simulation.id, placeholder("id")), eq(simulation.tokenHash, placeholder("tokenHash")));
  return {
    insert: orm.insert(simulation).values(values).prepare(),
    erase: orm.delete(simulation).where(owned).prepare(),
    find: orm
      .select()
      .from(simulation)
      .where(and(eq(simulation.id, placeholder("id")), gt(simulation.createdAt, placeholder("limit"))))
      .prepare(),
    purge: orm
      .delete(simulation)
      .where(lte(simulation.createdAt, placeholder("limit")))
      .prepare(),
  };
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareQueries>>();

function queriesOf(db: Db): ReturnType<typeof prepareQueries> {
  const queries = prepared.get(db) ?? prepareQueries(db);
  prepared.set(db, queries);
  return queries;
}

/**
 * Stores simulations, each in place of another if it names one, in one transaction: all or none. A
 * replaced simulation is left alone unless it is there with that token. Throws if an id exists.
 */
export function storeSimulations(db: Db, saves: readonly Save[]): void {
  const { insert, erase } = queriesOf(db);
  db.orm.transaction(
    () => {
      for (const { row, replaced } of saves) {
        if (replaced) erase.run({ id: replaced.id, tokenHash: replaced.tokenHash });
        insert.run(row);
      }
    },
    { behavior: "immediate" },
  );
}

/** The simulation of that id, unless it was created at or before `limit` (milliseconds). */
export const findSimulation = (db: Db, id: string, limit: number): SimulationRow | undefined =>
  queriesOf(db).find.get({ id, limit });

/** Erases a simulation, journal included; false if it was not there with that token. */
export function eraseSimulation(db: Db, { id, tokenHash }: Owned): boolean {
  const erased = queriesOf(db).erase.run({ id, tokenHash }).changes > 0;
  if (erased) db.truncateJournal();
  return erased;
}

/** Erases every simulation created at or before `limit` (milliseconds), journal included; returns how many. */
export function purgeSimulations(db: Db, limit: number): number {
  const erased = queriesOf(db).purge.run({ limit }).changes;
  // Saves that replaced another one left it in the journal: it goes even when nothing has expired.
  db.truncateJournal();
  return erased;
}

/** Latest creation time of what has expired, for a retention in hours. */
export const expiryLimit = (now: Date, retentionHours: number): number =>
  now.getTime() - retentionHours * 3_600_000;
