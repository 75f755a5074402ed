import type { Db } from "./base.ts";
import { problemOf } from "./failures.ts";

/** As much as a usual simulation, in bytes. */
const OCTETS = 16_384;
/** Milliseconds an answer may take, then holds: whoever asks often writes no more for it. */
const TENU_MS = 1_000;

/**
 * Whether the database can be written, by writing: resolves with `undefined`, or with why it cannot, in
 * a sentence.
 */
export function pouvoirEcrire(db: Db): () => Promise<string | undefined> {
  let su: { jusqua: number; dit: Promise<string | undefined> } | undefined;
  const tenu = { attenteMs: TENU_MS };
  const essayer = async () => {
    try {
      await db.write((orm, { pouls }) => orm.insert(pouls).values({ octets: Buffer.alloc(OCTETS, 1) }), tenu);
      // oxlint-disable-next-line base/sans-where -- a table of one row, put there the line before
      await db.write((orm, { pouls }) => orm.delete(pouls), tenu);
      return undefined;
    } catch (error) {
      return problemOf(error) ?? "elle est fermée.";
    }
  };
  return () => {
    if (!su || performance.now() >= su.jusqua) {
      su = { jusqua: performance.now() + TENU_MS, dit: essayer() };
    }
    return su.dit;
  };
}
