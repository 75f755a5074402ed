import type { Db } from "./open.ts";
import { type Save, storeSimulations } from "./simulations.ts";

/** Stores a simulation; resolves once it is on the disk, rejects with what the database says. */
export type Store = (save: Save) => Promise<void>;

interface Waiting {
  save: Save;
  resolve(): void;
  reject(error: unknown): void;
}

function storeAlone(db: Db, { save, resolve, reject }: Waiting): void {
  try {
    storeSimulations(db, [save]);
    resolve();
  } catch (error) {
    reject(error);
  }
}

/**
 * Stores together the saves that arrive together: one transaction, so one wait for the disk. If it
 * fails, each is tried alone, so that one wrong save never refuses the others.
 */
export function storeTogether(db: Db): Store {
  let waiting: Waiting[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    try {
      storeSimulations(
        db,
        batch.map(({ save }) => save),
      );
    } catch {
      for (const one of batch) storeAlone(db, one);
      return;
    }
    for (const { resolve } of batch) resolve();
  };
  return (save) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ save, resolve, reject });
    });
}
