import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** Pattern of the route that answered, for the log and the counters; never the address, which may hold an id or a token. */
export const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ??
  (c.req.path.startsWith("/api/") ? "/api/*" : "pages");
