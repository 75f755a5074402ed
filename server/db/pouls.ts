import { problemOf } from "./failures.ts";
import type { Db } from "./open.ts";
import { pouls } from "./schema.ts";

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
  const essayer = async () => {
    try {
      await db.write(
        () =>
          db.orm
            .insert(pouls)
            .values({ octets: Buffer.alloc(OCTETS, 1) })
            .run(),
        TENU_MS,
      );
      await db.write(() => db.orm.delete(pouls).run(), TENU_MS);
      return undefined;
    } catch (error) {
      return problemOf(error) ?? problemOf((error as Error).cause) ?? "elle est fermée.";
    }
  };
  return () => {
    if (!su || performance.now() >= su.jusqua) {
      su = { jusqua: performance.now() + TENU_MS, dit: essayer() };
    }
    return su.dit;
  };
}
