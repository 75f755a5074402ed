import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Scheme under which the browser sees the server; a proxy says so only if it is trusted. */
export function isHttps(c: Context, trustProxy: boolean): boolean {
  if (new URL(c.req.url).protocol === "https:") return true;
  return trustProxy && c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}

/** Address of the caller: the socket’s, or the one the trusted proxy saw. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // Outside a socket (tests), there is no address.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return "sans adresse";
  return getConnInfo(c).remote.address ?? "sans adresse";
}
