import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.ts";
import { ApiError } from "./errors.ts";
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
  perMinute: number;
  /** Most callers remembered; the one seen the longest ago is forgotten first. */
  maxCallers: number;
  now(): Date;
}

/** Token bucket per caller: `perMinute` at once, then one every `60 / perMinute` seconds. */
export function tokenBuckets({ perMinute, maxCallers, now }: RateLimit): (caller: string) => Grant {
  const buckets = new LRUCache<string, Bucket>({ max: maxCallers });
  const perMillisecond = perMinute / 60_000;
  return (caller) => {
    const at = now().getTime();
    const known = buckets.get(caller) ?? { tokens: perMinute, filledAt: at };
    const tokens = Math.min(perMinute, known.tokens + Math.max(0, at - known.filledAt) * perMillisecond);
    const granted = tokens >= 1;
    const left = granted ? tokens - 1 : tokens;
    buckets.set(caller, { tokens: left, filledAt: at });
    return { wait: granted ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000), left: Math.floor(left) };
  };
}

const MAX_CALLERS = 10_000;
const MINUTE = 60;

/** Requests that one caller may make in a minute, by what they cost. */
export const LIMITS = { ecritures: 60, calculs: 120, recherches: 300, lieux: 60 } as const;

/**
 * Refuses (429) a caller that asks too often, and says to everyone what is left (headers
 * `RateLimit` and `RateLimit-Policy` of the IETF draft, `Retry-After` on a refusal).
 */
export function rateLimit(
  name: keyof typeof LIMITS,
  { config, now }: { config: Pick<Config, "trustedProxies" | "rateLimitFactor">; now(): Date },
): MiddlewareHandler {
  const perMinute = LIMITS[name] * config.rateLimitFactor;
  const take = tokenBuckets({ perMinute, maxCallers: MAX_CALLERS, now });
  return async (c: Context, next) => {
    const { wait, left } = take(callerOf(c, config.trustedProxies));
    c.header("RateLimit-Policy", `"${name}";q=${perMinute};w=${MINUTE}`);
    c.header("RateLimit", `"${name}";r=${left};t=${wait}`);
    if (wait > 0) {
      c.header("Retry-After", String(wait));
      throw new ApiError(
        429,
        "trop_de_demandes",
        "Trop de demandes en peu de temps. Réessayez dans une minute.",
      );
    }
    await next();
  };
}
