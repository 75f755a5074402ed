import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Config } from "../reglages/config.ts";
import { ApiError } from "./errors.ts";
import { processeurParReseau } from "./processeur.ts";
import { annoncerLeTravail, commencerLeTravail, coutDuTravail } from "./tour.ts";
import { callerOf } from "./transport.ts";

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

/** What a caller has left. */
export interface Grant {
  /** Seconds to wait, 0 if the request may go on. */
  wait: number;
  /** Requests that may still follow at once. */
  left: number;
}

export interface RateLimit {
  /** Requests in a window, its length in seconds. */
  quota: number;
  window: number;
  /** Most callers remembered; the one seen the longest ago is forgotten first. */
  maxCallers: number;
  now(): Date;
}

/** Token bucket per caller: `quota` at once, then one every `window / quota` seconds. A cost of -1 gives one back. */
export function tokenBuckets({
  quota,
  window,
  maxCallers,
  now,
}: RateLimit): (caller: string, cost?: 1 | -1) => Grant {
  const buckets = new LRUCache<string, Bucket>({ max: maxCallers });
  const perMillisecond = quota / (window * 1000);
  return (caller, cost = 1) => {
    const at = now().getTime();
    const known = buckets.get(caller) ?? { tokens: quota, filledAt: at };
    const tokens = Math.min(quota, known.tokens + Math.max(0, at - known.filledAt) * perMillisecond);
    const granted = tokens >= cost;
    const left = granted ? tokens - cost : tokens;
    buckets.set(caller, { tokens: left, filledAt: at });
    return { wait: granted ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000), left: Math.floor(left) };
  };
}

const MAX_CALLERS = 10_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Requests that one caller may make in a minute or in an hour, by what they cost. */
const LIMITS = {
  ecritures: { quota: 60, window: MINUTE },
  calculs: { quota: 120, window: MINUTE },
  recherches: { quota: 300, window: MINUTE },
  // Two or three for each answer: a whole class may share an address, and must still search.
  comptes: { quota: 1_200, window: MINUTE },
  lieux: { quota: 60, window: MINUTE },
  // Pages and files: a visit asks for thirty, a whole class may share an address.
  pages: { quota: 3_000, window: MINUTE },
  editeurs: { quota: 60, window: MINUTE },
  contributions: { quota: 5, window: HOUR },
  courriels: { quota: 5, window: HOUR },
  rappels: { quota: 5, window: HOUR },
  // Households handed over: a whole place that receives people may share an address.
  transmissions: { quota: 60, window: HOUR },
} as const;

/** « une minute », « 12 minutes »: when to come back. */
const dansCombien = (wait: number) => {
  const minutes = Math.ceil(wait / MINUTE);
  return minutes > 1 ? `${minutes} minutes` : "une minute";
};

/** Milliseconds of processor of one network in a minute: a third of one core. */
const PROCESSEUR = { quotaMs: 20_000, windowMs: MINUTE * 1_000, maxCallers: MAX_CALLERS };

type Reglages = { config: Pick<Config, "trustedProxies" | "rateLimitFactor">; now(): Date };

const processeurs = new WeakMap<Reglages["config"], ReturnType<typeof processeurParReseau>>();

/** The processor that is left to each network, whatever route it asks. */
function processeurDe({ config, now }: Reglages) {
  const connu = processeurs.get(config);
  if (connu) return connu;
  const quotaMs = PROCESSEUR.quotaMs * config.rateLimitFactor;
  const neuf = processeurParReseau({ ...PROCESSEUR, quotaMs, now });
  processeurs.set(config, neuf);
  return neuf;
}

/** Methods whose work begins at once: the others’ begins once their body is read (body.ts). */
const SANS_CORPS: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE"]);

/**
 * Refuses (429) a caller that asks too often, or whose requests took too much processor, and says to everyone what is left
 * (headers `RateLimit` and `RateLimit-Policy` of the IETF draft, `Retry-After` on a refusal). What is allowed waits for its turn.
 */
export function rateLimit(name: keyof typeof LIMITS, reglages: Reglages): MiddlewareHandler {
  const { config, now } = reglages;
  const { window } = LIMITS[name];
  const quota = LIMITS[name].quota * config.rateLimitFactor;
  const take = tokenBuckets({ quota, window, maxCallers: MAX_CALLERS, now });
  const processeur = processeurDe(reglages);
  return async (c: Context, next) => {
    const caller = callerOf(c, config.trustedProxies);
    const { wait: parDemandes, left } = take(caller);
    const wait = Math.max(parDemandes, processeur.attente(caller));
    c.header("RateLimit-Policy", `"${name}";q=${quota};w=${window}`);
    c.header("RateLimit", `"${name}";r=${left};t=${wait}`);
    if (wait > 0) {
      c.header("Retry-After", String(wait));
      throw new ApiError(
        429,
        "trop_de_demandes",
        `Trop de demandes en peu de temps. Réessayez dans ${dansCombien(wait)}.`,
      );
    }
    annoncerLeTravail(c, caller);
    if (SANS_CORPS.has(c.req.method)) await commencerLeTravail(c);
    try {
      await next();
    } finally {
      processeur.depenser(caller, coutDuTravail(c));
    }
  };
}
