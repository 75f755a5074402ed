import type { MiddlewareHandler } from "hono";

/** Path without what identifies a simulation, and without control characters. */
export const loggedPath = (path: string): string =>
  path
    .replace(/^(\/api\/simulation\/)[^/]+/, "$1:id")
    .replace(/[^\x21-\x7e]/g, "?")
    .slice(0, 120);

/** One line per request: method, path, status, duration. No query, no body, no answer. */
export function requestLog(log: (line: string) => void, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const start = now().getTime();
    await next();
    log(`${c.req.method} ${loggedPath(c.req.path)} ${c.res.status} ${now().getTime() - start} ms`);
  };
}
