import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "./open.ts";
import { simulation, type SimulationRow } from "./schema.ts";

/** Stores a new simulation. Throws if the id exists. */
export function insertSimulation(db: Db, row: SimulationRow): void {
  db.orm.insert(simulation).values(row).run();
}

/** The simulation of that id, unless it was created at or before `limit` (milliseconds). */
export function findSimulation(db: Db, id: string, limit: number): SimulationRow | undefined {
  return db.orm
    .select()
    .from(simulation)
    .where(and(eq(simulation.id, id), gt(simulation.createdAt, limit)))
    .get();
}

/** Erases every simulation created at or before `limit` (milliseconds); returns how many. */
export function purgeSimulations(db: Db, limit: number): number {
  return db.orm.delete(simulation).where(lte(simulation.createdAt, limit)).run().changes;
}

/** Latest creation time of what has expired, for a retention in hours. */
export const expiryLimit = (now: Date, retentionHours: number): number =>
  now.getTime() - retentionHours * 3_600_000;
