import { existsSync, rmSync, writeFileSync } from "node:fs";

/** Enough for the journal of a batch of the purge, in bytes. */
const LEST = 4e6;

/** A file of no use but to be thrown away when the disk is full: erasing needs room. */
export interface Lest {
  /** Gives its room back; false if it had none. */
  jeter(): boolean;
  /** Takes the room again, if there is some. */
  charger(): void;
}

/** The ballast of a database; none for one in memory. */
export function lestDe(file: string): Lest {
  const lest = `${file}.lest`;
  const present = () => file !== ":memory:" && existsSync(lest);
  return {
    jeter: () => {
      const avait = present();
      if (avait) rmSync(lest);
      return avait;
    },
    charger: () => {
      if (file === ":memory:" || present()) return;
      try {
        writeFileSync(lest, Buffer.alloc(LEST, 1), { mode: 0o600 });
      } catch {
        rmSync(lest, { force: true });
      }
    },
  };
}
