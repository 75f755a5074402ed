import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppDeps } from "../deps.ts";
import { isHttps } from "../http/transport.ts";
import type { SimulationRow } from "../db/schema.ts";
import { expiryLimit, findSimulation } from "../db/simulations.ts";
import { simulationNotFound } from "../http/errors.ts";

/** Cookie that holds the token of the last simulation saved. */
export const COOKIE = "cap_aides_token";

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Compared instead of a stored hash when there is no simulation, so that both take the same time. */
const NOBODY = "0".repeat(64);

/** Token of a request: bearer first, else the cookie. */
function tokenOf(c: Context): string {
  const authorization = c.req.header("authorization");
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
  return getCookie(c, COOKIE) ?? "";
}

/** Leaves the token to the browser, out of reach of scripts, for as long as the simulation is kept. */
export function setTokenCookie(c: Context, token: string, { config }: AppDeps): void {
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c, config.trustProxy),
    path: "/api",
    maxAge: config.retentionHours * 3600,
  });
}

/**
 * The simulation of the path, if its token comes with the request. Throws the same 404 for a wrong
 * or missing token, an unknown id and an expired simulation.
 */
export function authorizedSimulation(c: Context, { db, now, config }: AppDeps): SimulationRow {
  const token = tokenOf(c);
  const row = findSimulation(db, c.req.param("id") ?? "", expiryLimit(now(), config.retentionHours));
  const same = timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(row?.tokenHash ?? NOBODY));
  if (!row || !same || token === "") throw simulationNotFound();
  return row;
}
