import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { breaker } from "./breaker.ts";

/** How a remote part stands: not set, answering, or not. */
export type EtatDistant = "absent" | "répond" | "injoignable";

const DELAI_MS = 2_000;
/** A probe answers for this long: asking often costs the remote part nothing more. */
const RETENU_MS = 10_000;

/**
 * Tells whether an address answers anything at all to a request for its root, whatever its status.
 * Never rejects.
 */
export function sonde(url: string | undefined, now: () => Date): () => Promise<EtatDistant> {
  let known: { at: number; etat: Promise<EtatDistant> } | undefined;
  const ask = async (address: string): Promise<EtatDistant> => {
    try {
      const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(DELAI_MS) });
      await answer.body?.cancel();
      return "répond";
    } catch {
      return "injoignable";
    }
  };
  return () => {
    if (url === undefined) return Promise.resolve("absent");
    const at = now().getTime();
    if (!known || at - known.at >= RETENU_MS) known = { at, etat: ask(url) };
    return known.etat;
  };
}

/** What an identity service says of a token; `muet` when it does not answer. */
export type ReponseDIdentite = "connu" | "inconnu" | "muet";

const IDENTITE_MS = 5_000;
/** A known token is not asked about again for this long, in milliseconds. */
const CONNU_MS = 60_000;
/** An unknown one neither, for less long: somebody who has just logged in is not kept out. */
const INCONNU_MS = 5_000;
const JETONS = 200;
const ECHECS = 3;
const REPOS_MS = 30_000;

async function identiteDe(url: string, jeton: string, delaiMs: number): Promise<ReponseDIdentite> {
  try {
    const answer = await fetch(`${url}/user`, {
      headers: { accept: "application/json", authorization: `Bearer ${jeton}` },
      redirect: "error",
      signal: AbortSignal.timeout(delaiMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return "connu";
    return [401, 403, 404, 422].includes(answer.status) ? "inconnu" : "muet";
  } catch {
    return "muet";
  }
}

/**
 * Asks an identity service (`GET {url}/user`, GoTrue’s protocol) whether it knows a token. What it says is
 * remembered for a short while, under a hash of the token; a service that fails is left alone. Never rejects.
 */
export function verifierIdentite(
  url: string,
  { now, delaiMs = IDENTITE_MS }: { now(): Date; delaiMs?: number },
): (jeton: string) => Promise<ReponseDIdentite> {
  const adresse = url.replace(/\/+$/, "");
  const fuse = breaker({ failures: ECHECS, openMs: REPOS_MS, now });
  const known = new LRUCache<string, { until: number; dit: ReponseDIdentite }>({ max: JETONS });
  return async (jeton) => {
    const key = createHash("sha256").update(jeton).digest("base64");
    const remembered = known.get(key);
    if (remembered && now().getTime() < remembered.until) return remembered.dit;
    if (!fuse.allows()) return "muet";
    const dit = await identiteDe(adresse, jeton, delaiMs);
    if (dit === "muet") fuse.failed();
    else {
      fuse.succeeded();
      known.set(key, { until: now().getTime() + (dit === "connu" ? CONNU_MS : INCONNU_MS), dit });
    }
    return dit;
  };
}
