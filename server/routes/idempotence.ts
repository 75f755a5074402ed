import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { Store } from "../db/ensemble.ts";
import { estEffacee, findSimulation, type Save } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";

/** Header by which a save that is sent again is known: drawn by whoever saves, 32 bytes in base64url. */
export const CLE = "Idempotency-Key";

/** The key of a request, if it has one. Throws 400 for what cannot have been drawn at random. */
export function cleDeLEnvoi(c: Context): string | undefined {
  const cle = c.req.header(CLE);
  if (cle === undefined || /^[\w-]{43}$/.test(cle)) return cle;
  throw new ApiError(400, "cle_invalide", "Une clé de 32 octets au hasard, en base64url, est attendue.", CLE);
}

/**
 * What gives bytes for the save of a body: drawn at random or, of a key, the same ones each time and on every server. They come of the key
 * of the base too, and nothing more is kept: whoever lacks the key that was drawn finds neither the id nor the token. They come of the body
 * as well: other answers under a key that served already are another save, never taken for the first.
 */
export function tirage(
  cle: string | undefined,
  corps: unknown,
  { db, random }: Pick<AppDeps, "db" | "random">,
) {
  if (cle === undefined) return (octets: number) => random(octets);
  const dit = JSON.stringify(corps);
  return (octets: number, quoi: string) =>
    createHmac("sha256", db.cle).update(`enregistrement ${quoi} ${cle} ${dit}`).digest().subarray(0, octets);
}

/** Stores what was not stored yet under these bytes. Rejects with 409 for what was erased since: it does not come back. */
export async function garderUneFois(save: Save, store: Store, { db }: Pick<AppDeps, "db">): Promise<void> {
  const { id, tokenHash } = save.row;
  const deja = async () => (await findSimulation(db, id, 0))?.tokenHash === tokenHash;
  if (await deja()) return;
  if (await estEffacee(db, id))
    throw new ApiError(
      409,
      "deja_effacee",
      "Cette simulation a été effacée depuis ; enregistrez-la de nouveau.",
    );
  await store(save).catch(async (error: unknown) => {
    // The first sending may have ended meanwhile, here or on another server.
    if (!(await deja())) throw error;
  });
}
