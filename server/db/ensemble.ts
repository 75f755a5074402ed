import type { Db } from "./base.ts";
import { manqueDePlace, problemOf } from "./failures.ts";
import { type Save, storeSimulations } from "./simulations.ts";

/** Stores a simulation; resolves once it is on the disk, rejects with what the database says. */
export type Store = (save: Save) => Promise<void>;

interface Waiting {
  save: Save;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Stores together the saves that arrive together: one transaction, so one wait for the disk. If it
 * fails, each is tried alone, so that one wrong save never refuses the others.
 */
export function storeTogether(db: Db, retentionHours: number): Store {
  let waiting: Waiting[] = [];
  const store = async (batch: readonly Waiting[]): Promise<void> => {
    const saves = batch.map(({ save }) => save);
    try {
      await storeSimulations(db, saves, retentionHours);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Those who waited for a base that is held have waited enough, and what one that is cut has kept is not known.
      const seul = problemOf(error) === undefined || manqueDePlace(error);
      if (batch.length > 1 && seul) await Promise.all(batch.map((one) => store([one])));
      else for (const { reject } of batch) reject(error);
    }
  };
  return (save) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0)
        setImmediate(() => {
          void store(waiting);
          waiting = [];
        });
      waiting.push({ save, resolve, reject });
    });
}
