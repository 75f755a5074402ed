import { and, asc, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Db, Travail } from "./base.ts";
import { ecrireQuandMeme, type Efface, effacerPartout, noterLesEffacements } from "./effacements.ts";
import type { SimulationRow, Tables } from "./schema.ts";
import { hashOf } from "./seal.ts";

/** A stored simulation, as the bearer of its token names it. */
export type Owned = Pick<SimulationRow, "id" | "tokenHash">;

/** A simulation to store, and the one it takes the place of. */
export interface Save {
  row: SimulationRow;
  replaced?: Owned | undefined;
}

/** Rows of a simulation that one transaction of the purge erases: what the ballast has room for. */
const PAR_LOT = 50;
const HEURE_MS = 3_600_000;

/** Erases rows with their tokens; how many were there. Noted until `oublierLe` (milliseconds), as long as a copy of them would live. */
const effacerLesLignes =
  (owned: readonly Owned[], oublierLe: number): Travail<Tables, number> =>
  async (orm, tables) => {
    const { simulation } = tables;
    const celles = owned.map(({ id, tokenHash }) =>
      and(eq(simulation.id, id), eq(simulation.tokenHash, tokenHash)),
    );
    const effacees = await orm
      .delete(simulation)
      .where(or(...celles))
      .returning({ id: simulation.id });
    await noterLesEffacements(
      effacees.map(({ id }) => id),
      oublierLe,
    )(orm, tables);
    return effacees.length;
  };

/**
 * Stores simulations, each in place of another if it names one, in one transaction: all or none. A
 * replaced simulation is left alone unless it is there with that token. Rejects if an id exists.
 */
export const storeSimulations = (db: Db, saves: readonly Save[], retentionHours: number): Promise<void> =>
  db.write(async (orm, tables) => {
    const remplacees = saves.flatMap(({ replaced }) => replaced ?? []);
    const rows = saves.map(({ row }) => row);
    const oublierLe = Math.max(...rows.map(({ createdAt }) => createdAt)) + retentionHours * HEURE_MS;
    if (remplacees.length > 0) await effacerLesLignes(remplacees, oublierLe)(orm, tables);
    await orm.insert(tables.simulation).values(rows);
  });

/** The simulation of that id, unless it was created at or before `limit` (milliseconds). */
export const findSimulation = (db: Db, id: string, limit: number): Promise<SimulationRow | undefined> =>
  db.read(async (orm, { simulation }) => {
    const celle = and(eq(simulation.id, id), gt(simulation.createdAt, limit));
    const [row] = await orm.select().from(simulation).where(celle);
    return row;
  });

/** True for a simulation that somebody erased or replaced, as long as that is remembered. */
export const estEffacee = (db: Db, id: string): Promise<boolean> =>
  db.read(async (orm, { effaces }) => {
    const notes = await orm
      .select()
      .from(effaces)
      .where(eq(effaces.empreinte, hashOf(id)));
    return notes.length > 0;
  });

/** Erases a simulation, journal included; absent if it was not there with that token. */
export const eraseSimulation = (db: Db, owned: Owned, now: Date, retentionHours: number): Promise<Efface> => {
  const une = effacerLesLignes([owned], now.getTime() + retentionHours * HEURE_MS);
  return effacerPartout(db, async (orm, tables) => (await une(orm, tables)) > 0);
};

/** Erases a batch of what was created at or before `limit`, the oldest first; how many. */
const purgerUnLot =
  (limit: number): Travail<Tables, number> =>
  async (orm, { simulation }) => {
    const expirees = orm
      .select({ id: simulation.id })
      .from(simulation)
      .where(lte(simulation.createdAt, limit))
      .orderBy(asc(simulation.createdAt))
      .limit(PAR_LOT);
    const effacees = await orm
      .delete(simulation)
      .where(inArray(simulation.id, expirees))
      .returning({ id: simulation.id });
    return effacees.length;
  };

/**
 * Erases every simulation created at or before `limit` (milliseconds), a batch at a time, each out of the
 * journal before the next; returns how many.
 */
export async function purgeSimulations(db: Db, limit: number): Promise<number> {
  for (let erased = 0; ;) {
    const lot = await ecrireQuandMeme(db, purgerUnLot(limit));
    // Saves that replaced another one left it in the journal: it goes even when nothing has expired.
    await db.viderLeJournal();
    erased += lot;
    if (lot < PAR_LOT) return erased;
  }
}

/** Latest creation time of what has expired, for a retention in hours. */
export const expiryLimit = (now: Date, retentionHours: number): number =>
  now.getTime() - retentionHours * HEURE_MS;
