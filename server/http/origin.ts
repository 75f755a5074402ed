import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { ApiError } from "./errors.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a browser says of where a request comes from. */
interface Provenance {
  host: string | undefined;
  origin: string | undefined;
  site: string | undefined;
}

/**
 * True if a write may be done: its `Origin` is ours or listed; lacking one, the browser says it comes
 * from the same origin; lacking both, the caller is no browser: all those that have a user say either.
 */
export function isOurs({ host, origin, site }: Provenance, allowed: readonly string[]): boolean {
  if (origin !== undefined) {
    if (allowed.includes(origin)) return true;
    return (
      URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).host === host
    );
  }
  return site === undefined || site === "same-origin" || site === "none";
}

const provenanceOf = (c: Context): Provenance => ({
  host: c.req.header("host") ?? new URL(c.req.url).host,
  origin: c.req.header("origin"),
  site: c.req.header("sec-fetch-site"),
});

/** Refuses (403) writes that another site makes a browser send. */
export function sameOrigin(allowed: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (!READS.has(c.req.method) && !isOurs(provenanceOf(c), allowed)) {
      throw new ApiError(403, "origine_refusee", "Cette demande vient d’un autre site.");
    }
    await next();
  };
}

/** Lets the pages of any site read an answer that is nobody’s: no cookie, no token, nothing to write (docs/integrer.md). */
export const lireDAilleurs: MiddlewareHandler = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  allowHeaders: ["If-None-Match"],
  exposeHeaders: ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After"],
  maxAge: 86_400,
});
