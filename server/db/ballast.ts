import { existsSync, rmSync, writeFileSync } from "node:fs";

/** Enough for the journal of a batch of the purge, in bytes. */
const SIZE = 4e6;

/** A file of no use but to be thrown away when the disk is full: erasing needs room. */
export interface Ballast {
  /** Gives its room back; false if it had none. */
  drop(): boolean;
  /** Takes the room again, if there is some. */
  load(): void;
}

/** The ballast of a database; none for one in memory. */
export function ballastOf(file: string): Ballast {
  const ballast = `${file}.lest`;
  const present = () => file !== ":memory:" && existsSync(ballast);
  return {
    drop: () => {
      const avait = present();
      if (avait) rmSync(ballast);
      return avait;
    },
    load: () => {
      if (file === ":memory:" || present()) return;
      try {
        writeFileSync(ballast, Buffer.alloc(SIZE, 1), { mode: 0o600 });
      } catch {
        rmSync(ballast, { force: true });
      }
    },
  };
}
