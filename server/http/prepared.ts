import type { Context, Handler, TypedResponse } from "hono";
import type { BlankEnv, BlankInput } from "hono/types";
import { LRUCache } from "lru-cache";
import { type Etiquete, envoyerEtiquete, etiqueter } from "./etiquete.ts";

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
  const known = new LRUCache<string, Etiquete>({ max: most });
  return (c) => {
    const key = keyOf(c);
    const ready = known.get(key) ?? etiqueter(JSON.stringify(build(c)));
    known.set(key, ready);
    return envoyerEtiquete(c, ready, { type: "application/json", cacheControl }) as Response &
      TypedResponse<T, 200, "json">;
  };
}
