import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { routeOf } from "./route.ts";

/** What goes with a line: numbers and words of ours, never something a person gave. */
export type LogFields = Readonly<Record<string, string | number>>;

/** One line for the operator. */
export type Log = (message: string, fields?: LogFields) => void;

/** Writes lines as JSON, one object each, with their time in UTC. */
export const jsonLog =
  (write: (line: string) => void, now: () => Date): Log =>
  (message, fields) =>
    write(JSON.stringify({ t: now().toISOString(), message, ...fields }));

/** Name of an error and its first frame: a place in the code, without the message, which could hold an answer. */
export const whatThrew = (error: unknown): LogFields =>
  error instanceof Error
    ? { nature: error.name, ou: /^\s+at .*$/m.exec(error.stack ?? "")?.[0].trim() ?? "" }
    : { nature: typeof error };

const ids = new WeakMap<Request, string>();

/** Identifier of a request, the same in its log lines and in its answer (`X-Request-Id`). */
export const requestIdOf = (c: Context): string => ids.get(c.req.raw) ?? "";

/** One line per request: identifier, method, pattern of its route, status, milliseconds. No query, no body, no answer. */
export function requestLog(log: Log, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const start = now().getTime();
    const id = randomBytes(6).toString("hex");
    ids.set(c.req.raw, id);
    c.header("X-Request-Id", id);
    await next();
    const route = routeOf(c);
    // A proxy asks each second whether this server is well: only the contrary is told.
    if (route === "/api/health" && c.res.ok) return;
    log("requête", {
      id,
      methode: c.req.method,
      route,
      statut: c.res.status,
      ms: now().getTime() - start,
    });
  };
}
