import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import { problemOf } from "./failures.ts";

/** Milliseconds an erasure waits for the journal, then between two later tries. */
const [ATTENTE_MS, REPRISE_MS] = [200, 1_000];

export interface JournalSqlite {
  /**
   * Empties the write-ahead log into the file, so that what was erased is nowhere. Resolves with false
   * while another process reads what was there before: it is then tried again until it is done.
   */
  vider(): Promise<boolean>;
  /** Once, now, outside any transaction; false if another process reads, or if the disk has no room. */
  viderUneFois(): boolean;
  /** No more tries. */
  arreter(): void;
}

/** The write-ahead log of a database, emptied between the turns of its connection. */
export function journalDe(
  sqlite: Database.Database,
  seulement: <R>(work: () => R) => Promise<R>,
): JournalSqlite {
  let reprise: NodeJS.Timeout | undefined;
  const viderUneFois = (): boolean => {
    try {
      const [{ busy }] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
      return busy === 0;
    } catch (error) {
      if (problemOf(error) === undefined) throw error;
      return false;
    }
  };
  const aSonTour = () => seulement(() => !sqlite.open || viderUneFois());
  const reprendre = (): void => {
    reprise ??= setTimeout(() => {
      reprise = undefined;
      void aSonTour().then((vide) => vide || reprendre());
    }, REPRISE_MS).unref();
  };
  return {
    viderUneFois,
    vider: async () => {
      if (await aSonTour()) return true;
      await pause(ATTENTE_MS);
      const vide = await aSonTour();
      if (!vide) reprendre();
      return vide;
    },
    arreter: () => clearTimeout(reprise),
  };
}
