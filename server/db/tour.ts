import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { BaseOuverte } from "./base.ts";
import type { Orm } from "./dialecte.ts";
import { estTenue } from "./failures.ts";

/** Milliseconds a write, then a read, waits for another process to let go of the file. */
export const [ECRITURE_MS, LECTURE_MS] = [5_000, 1_000];
/** Milliseconds between two tries. */
const ENTRE_DEUX_MS = 25;
/** Writes that may wait at once: beyond, the next is refused as when the file is held. */
export const ATTENTES_AU_PLUS = 500;

/** Tries until `fin` (clock of `performance`) while the file is held, never on the thread that answers. */
async function patiemment<T>(work: () => Promise<T>, fin: number): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!estTenue(error) || performance.now() >= fin) throw error;
    }
    await pause(ENTRE_DEUX_MS);
  }
}

/** One after the other, in the order asked. */
function unParUn(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let dernier: Promise<unknown> = Promise.resolve();
  return (work) => {
    const tour = dernier.then(work);
    dernier = tour.catch(() => undefined);
    return tour;
  };
}

export interface Tours<T> extends Pick<BaseOuverte<T>, "read" | "write"> {
  /** Alone on the connection: inside no transaction. */
  seulement<R>(work: () => R | Promise<R>): Promise<R>;
}

/** Runs in a transaction that takes the file when it begins. */
async function enTransaction<R>(sqlite: Database.Database, work: () => R | PromiseLike<R>): Promise<R> {
  sqlite.exec("BEGIN IMMEDIATE");
  try {
    const fait = await work();
    sqlite.exec("COMMIT");
    return fait;
  } finally {
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
  }
}

/**
 * Turns at a database that another process may hold. Writes go one after the other, each in a transaction of its own;
 * reads between two, and while a write waits for the file. Rejects with SQLite’s error once it has waited long enough.
 */
export function tours<T>(sqlite: Database.Database, tables: T): Tours<T> {
  // The queries of a dialect, under the types of both (`dialecte.ts`).
  const orm = drizzle(sqlite) as unknown as Orm;
  const [seulement, ecrire] = [unParUn(), unParUn()];
  let attendent = 0;
  return {
    seulement,
    read: (work) =>
      patiemment(() => seulement(async () => work(orm, tables)), performance.now() + LECTURE_MS),
    write: async (work, { attenteMs = ECRITURE_MS } = {}) => {
      if (attendent >= ATTENTES_AU_PLUS)
        throw new Database.SqliteError("trop d’écritures attendent", "SQLITE_BUSY");
      attendent++;
      const fin = performance.now() + attenteMs;
      const une = () => seulement(() => enTransaction(sqlite, () => work(orm, tables)));
      return ecrire(() => patiemment(une, fin)).finally(() => attendent--);
    },
  };
}
