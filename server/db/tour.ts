import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { estTenue } from "./failures.ts";

/** Milliseconds a write, then a read, waits for another process to let go of the file. */
const [ECRITURE_MS, LECTURE_MS] = [5_000, 1_000];
/** Milliseconds between two tries. */
const ENTRE_DEUX_MS = 25;
/** Writes that may wait at once: beyond, the next is refused as when the file is held. */
const EN_ATTENTE = 500;

/** Tries until `fin` (clock of `performance`) while the file is held, never on the thread that answers. */
async function patiemment<T>(work: () => T, fin: number): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!estTenue(error) || performance.now() >= fin) throw error;
    }
    await pause(ENTRE_DEUX_MS);
  }
}

export interface Tours {
  read<T>(work: () => T): Promise<T>;
  /** `attenteMs`: how long it may wait, in milliseconds; five seconds unless told. */
  write<T>(work: () => T, attenteMs?: number): Promise<T>;
}

/**
 * Turns at a database that another process may hold: reads go at once, writes one after the other, each
 * in a transaction of its own. Rejects with SQLite’s error once it has waited long enough.
 */
export function tours(sqlite: Database.Database): Tours {
  let [dernier, attendent] = [Promise.resolve<unknown>(undefined), 0];
  return {
    read: (work) => patiemment(work, performance.now() + LECTURE_MS),
    write: async <T>(work: () => T, attenteMs = ECRITURE_MS): Promise<T> => {
      if (attendent >= EN_ATTENTE)
        throw new Database.SqliteError("trop d’écritures attendent", "SQLITE_BUSY");
      attendent++;
      const fin = performance.now() + attenteMs;
      const tour = dernier.then(() => patiemment(() => sqlite.transaction(work).immediate(), fin));
      dernier = tour.catch(() => undefined);
      return tour.finally(() => attendent--);
    },
  };
}
