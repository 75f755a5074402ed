import { Hono } from "hono";
import { recordSchema, type SimulationRecord } from "../../machines/answers/record.ts";
import { VERSION_MACHINE } from "../../machines/journey/journey.ts";
import { insertSimulation } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { jsonOnly, limitedBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { addressOf } from "../http/transport.ts";
import { describe, pathParameter } from "./describe.ts";
import { readRecord } from "./record.ts";
import { savedBody } from "./schemas.ts";
import { authorizedSimulation, hashOf, setTokenCookie } from "./tokens.ts";

const ID_BYTES = 18;
const TOKEN_BYTES = 32;
const SAVES_PER_MINUTE = 60;

export const simulationId = pathParameter("id", "Identifiant rendu à l’enregistrement.");
export const hiddenSimulation = "Jeton faux ou absent, simulation inconnue ou expirée : la même réponse.";

const documentedSave = describe({
  summary: "Enregistre une simulation ; un nouvel identifiant est rendu à chaque fois.",
  tag: "simulation",
  body: recordSchema,
  success: [201, "Identifiant, et jeton secret donné une seule fois (aussi en témoin HttpOnly).", savedBody],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    413: "Le corps dépasse 64 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Aucun parcours ne produit cette simulation ; la première réponse fausse est nommée, jamais sa valeur.",
    429: "Trop de demandes en peu de temps.",
  },
});

const documentedRead = describe({
  summary: "Rend une simulation enregistrée.",
  tag: "simulation",
  parameters: [simulationId],
  secured: true,
  success: [200, "La simulation, avec son identifiant.", recordSchema],
  errors: { 404: hiddenSimulation },
});

function save(deps: AppDeps, record: SimulationRecord): { _id: string; token: string } {
  const _id = Buffer.from(deps.random(ID_BYTES)).toString("base64url");
  const token = Buffer.from(deps.random(TOKEN_BYTES)).toString("base64url");
  const at = deps.now().getTime();
  insertSimulation(deps.db, {
    id: _id,
    tokenHash: hashOf(token),
    record: JSON.stringify(record),
    createdAt: at,
    updatedAt: at,
    machineVersion: VERSION_MACHINE,
    brand: deps.config.marque,
  });
  return { _id, token };
}

/** Saving and reading a simulation (simulator.md §7; rulings, Access and retention). */
export function simulationRoutes(deps: AppDeps): Hono {
  const { config, now } = deps;
  const limited = rateLimit({ perMinute: SAVES_PER_MINUTE, maxAddresses: 10_000, now }, (c) =>
    addressOf(c, config.trustProxy),
  );
  return new Hono()
    .post("/simulation", documentedSave, limited, jsonOnly, limitedBody, async (c) => {
      const body: unknown = await c.req.json().catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        throw new ApiError(400, "json_invalide", "Le corps de la demande n’est pas du JSON.");
      });
      const saved = save(deps, readRecord(body, config.marque));
      setTokenCookie(c, saved.token, deps);
      return c.json(saved, 201);
    })
    .get("/simulation/:id", documentedRead, (c) => {
      const row = authorizedSimulation(c, deps);
      return c.json({ ...(JSON.parse(row.record) as SimulationRecord), _id: row.id });
    });
}
