import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "./open.ts";
import { simulation, type SimulationRow } from "./schema.ts";

/** A stored simulation, as the bearer of its token names it. */
export type Owned = Pick<SimulationRow, "id" | "tokenHash">;

const owned = ({ id, tokenHash }: Owned) => and(eq(simulation.id, id), eq(simulation.tokenHash, tokenHash));

/**
 * Stores a simulation in place of another, in one transaction: both or neither. The other one is left
 * alone unless it is there with that token. Throws if the id exists.
 */
export function storeSimulation(db: Db, row: SimulationRow, replaced?: Owned): void {
  db.orm.transaction((tx) => {
    if (replaced) tx.delete(simulation).where(owned(replaced)).run();
    tx.insert(simulation).values(row).run();
  });
}

/** The simulation of that id, unless it was created at or before `limit` (milliseconds). */
export function findSimulation(db: Db, id: string, limit: number): SimulationRow | undefined {
  return db.orm
    .select()
    .from(simulation)
    .where(and(eq(simulation.id, id), gt(simulation.createdAt, limit)))
    .get();
}

/** Erases a simulation, journal included; false if it was not there with that token. */
export function eraseSimulation(db: Db, one: Owned): boolean {
  const erased = db.orm.delete(simulation).where(owned(one)).run().changes > 0;
  if (erased) db.truncateJournal();
  return erased;
}

/** Erases every simulation created at or before `limit` (milliseconds), journal included; returns how many. */
export function purgeSimulations(db: Db, limit: number): number {
  const erased = db.orm.delete(simulation).where(lte(simulation.createdAt, limit)).run().changes;
  // Saves that replaced another one left it in the journal: it goes even when nothing has expired.
  db.truncateJournal();
  return erased;
}

/** Latest creation time of what has expired, for a retention in hours. */
export const expiryLimit = (now: Date, retentionHours: number): number =>
  now.getTime() - retentionHours * 3_600_000;
