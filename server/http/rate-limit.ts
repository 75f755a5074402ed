import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "./errors.ts";

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  filledAt: number;
}

export interface RateLimit {
  perMinute: number;
  /** Most addresses remembered; the one seen the longest ago is forgotten first. */
  maxAddresses: number;
  now(): Date;
}

/**
 * Token bucket per address: `perMinute` at once, then one every `60 / perMinute` seconds.
 * Returns the seconds to wait, 0 if the request may go on.
 */
export function tokenBuckets({ perMinute, maxAddresses, now }: RateLimit): (address: string) => number {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return (address) => {
    const at = now().getTime();
    const known = buckets.get(address) ?? { tokens: perMinute, filledAt: at };
    const tokens = Math.min(perMinute, known.tokens + Math.max(0, at - known.filledAt) * perMillisecond);
    const granted = tokens >= 1;
    // Deleted then set: a Map keeps the order of insertion, so the first key is the oldest.
    buckets.delete(address);
    buckets.set(address, { tokens: granted ? tokens - 1 : tokens, filledAt: at });
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value as string);
    return granted ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
  };
}

/** Refuses (429) an address that writes too often. */
export function rateLimit(limit: RateLimit, addressOf: (c: Context) => string): MiddlewareHandler {
  const take = tokenBuckets(limit);
  return async (c, next) => {
    const wait = take(addressOf(c));
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
