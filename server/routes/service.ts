import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { routeDoc } from "./describe.ts";
import { configBody, healthBody } from "./schemas.ts";

const documentedHealth = routeDoc({
  summary: "Dit si le serveur et sa base répondent.",
  tag: "service",
  success: [200, "Tout répond.", healthBody],
  errors: { 503: "La base ne répond pas." },
});

const documentedConfig = routeDoc({
  summary: "Rend ce que les pages doivent savoir du serveur.",
  tag: "service",
  success: [200, "Marque, durée de conservation et liens.", configBody],
});

/** State and settings of the server. */
export function serviceRoutes({ db, config }: AppDeps) {
  return new Hono()
    .get("/health", documentedHealth, (c) => {
      if (!db.alive()) throw new ApiError(503, "indisponible", "La base de données ne répond pas.");
      return c.json({ statut: "ok" as const });
    })
    .get("/config", documentedConfig, (c) => {
      const { marque, retentionHours, liens, caisse } = config;
      return c.json({ marque, retentionHours, liens, ...(caisse && { caisse }) });
    });
}
