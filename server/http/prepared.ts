import { createHash } from "node:crypto";
import type { Context, Handler, TypedResponse } from "hono";
import type { BlankEnv, BlankInput } from "hono/types";
import { LRUCache } from "lru-cache";
import { type CorpsPartage, corpsPartage, encodagesAcceptes } from "./corps.ts";

interface Prepared extends CorpsPartage {
  etag: string;
}

function prepare(body: unknown): Prepared {
  const json = JSON.stringify(body);
  const etag = `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"`;
  return { ...corpsPartage(json), etag };
}

const accepts = (header: string | undefined, wanted: string) =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === wanted.replace(/^W\//, ""));

function send(c: Context, { nu, gzip, etag }: Prepared, cacheControl: string): Response {
  c.header("Cache-Control", cacheControl);
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  if (accepts(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("Content-Type", "application/json");
  if (!encodagesAcceptes(c.req.header("accept-encoding")).has("gzip")) return c.body(nu);
  c.header("Content-Encoding", "gzip");
  return c.body(gzip);
}

/**
 * Answers that depend on what does not change but with the day, and on a few words asked: each is computed,
 * compressed and given its ETag once, then sent as it is. `keyOf` says what an answer depends on; `most` are
 * remembered. What `build` throws is remembered of nobody.
 */
export function prepared<T>(
  keyOf: (c: Context) => string,
  build: (c: Context) => T,
  { most = 4, cacheControl = "no-cache" }: { most?: number; cacheControl?: string } = {},
): Handler<BlankEnv, string, BlankInput, Response & TypedResponse<T, 200, "json">> {
  const known = new LRUCache<string, Prepared>({ max: most });
  return (c) => {
    const key = keyOf(c);
    const ready = known.get(key) ?? prepare(build(c));
    known.set(key, ready);
    return send(c, ready, cacheControl) as Response & TypedResponse<T, 200, "json">;
  };
}
