import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { readStored, type RestoredJourney } from "../../machines/journey/stored.ts";
import { type Parcours, parcoursDe } from "../../machines/journey/walk.ts";
import type { SimulationRow } from "../db/schema.ts";
import { hashOf, unseal } from "../db/seal.ts";
import { expiryLimit, findSimulation, type Owned } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { simulationNotFound } from "../http/errors.ts";
import { isHttps } from "../http/transport.ts";
import type { StoredSimulation } from "./record.ts";

/** Cookie that holds the token of the last simulation saved. */
export const COOKIE = "cap_aides_token";

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
    secure: isHttps(c, config.trustedProxies),
    path: "/api",
    maxAge: config.retentionHours * 3600,
  });
}

/** Takes the token back from the browser, if it is the one of that simulation. */
export function forgetTokenCookie(c: Context, { tokenHash }: Owned): void {
  const kept = getCookie(c, COOKIE);
  if (kept !== undefined && hashOf(kept) === tokenHash) deleteCookie(c, COOKIE, { path: "/api" });
}

/** The simulation that a save replaces (header `Remplace`, its token as bearer): none if nothing is named. */
export function replacedBy(c: Context): Owned | undefined {
  const id = c.req.header("remplace");
  return id ? { id, tokenHash: hashOf(tokenOf(c)) } : undefined;
}

/** A stored simulation, opened: where its answers leave the person, by this version of the questionnaire. */
export interface Ouverte {
  row: Omit<SimulationRow, "dossier">;
  record: StoredSimulation["record"];
  replayed: RestoredJourney & Pick<Parcours, "situation"> & { parcours: Parcours };
}

/** The row of the path, if its token comes with the request; rejects as `authorizedSimulation`. */
export async function authorizedRow(c: Context, { db, now, config }: AppDeps): Promise<SimulationRow> {
  const token = tokenOf(c);
  const row = await findSimulation(db, c.req.param("id") ?? "", expiryLimit(now(), config.retentionHours));
  const same = timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(row?.tokenHash ?? NOBODY));
  if (!row || !same || token === "") throw simulationNotFound();
  return row;
}

/**
 * The simulation of the path, if its token comes with the request. Rejects with the same 404 for a wrong
 * or missing token, an unknown id, an expired simulation and one that says nothing any more.
 */
export async function authorizedSimulation(c: Context, deps: AppDeps): Promise<Ouverte> {
  const { dossier: sealed, ...row } = await authorizedRow(c, deps);
  const dossier = JSON.parse(unseal(sealed, tokenOf(c), row.id)) as StoredSimulation;
  const restored = readStored(dossier, { marque: row.brand });
  if (!restored) throw simulationNotFound();
  const parcours = parcoursDe(restored.context);
  return { row, record: dossier.record, replayed: { ...restored, parcours, situation: parcours.situation } };
}
