import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { routeDoc } from "./describe.ts";
import { configBody, demoBody, healthBody } from "./schemas.ts";

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

const documentedDemo = routeDoc({
  summary: "Rend la demande de fusion montrée en mode démonstration, et les aides qu’elle ajoute.",
  tag: "service",
  limited: true,
  success: [200, "Lien et aides, vides sans démonstration.", demoBody],
});

/** State and settings of the server. */
export function serviceRoutes(deps: AppDeps) {
  const { db, config, catalogue, demonstration, log } = deps;
  return new Hono()
    .get("/health", documentedHealth, (c) => {
      if (!db.alive()) throw new ApiError(503, "indisponible", "La base de données ne répond pas.");
      return c.json({ statut: "ok" as const });
    })
    .get("/demo", documentedDemo, rateLimit("recherches", deps), async (c) => {
      // A failing code host is only logged: the banner keeps its link (docs/specification.md#demonstration).
      const slugs = await (demonstration?.() ?? Promise.resolve([])).catch((error: Error) => {
        log(`démonstration : ${error.message}`);
        return [];
      });
      const aides = slugs.map((id) => ({ id, label: catalogue.byId.get(id)?.aide.label ?? id }));
      return c.json({ ...(config.demande && { lien: config.demande.lien }), aides });
    })
    .get("/config", documentedConfig, (c) => {
      const { marque, retentionHours, liens, caisse } = config;
      return c.json({ marque, retentionHours, liens, ...(caisse && { caisse }) });
    });
}
