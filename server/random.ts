import { randomFillSync } from "node:crypto";

const SUPPLY = 4096;

/**
 * Random bytes for secrets, drawn by the kilobyte: asking the system for a few at a time takes longer
 * than using them. Each byte is given once, then overwritten.
 */
export function randomSupply(): (bytes: number) => Uint8Array {
  const supply = Buffer.alloc(SUPPLY);
  let used = SUPPLY;
  return (bytes) => {
    if (used + bytes > SUPPLY) {
      randomFillSync(supply);
      used = 0;
    }
    const given = Uint8Array.prototype.slice.call(supply, used, used + bytes);
    supply.fill(0, used, used + bytes);
    used += bytes;
    return given;
  };
}

/** The supply of this process. */
export const random = randomSupply();
