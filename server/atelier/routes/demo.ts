import { Hono } from "hono";
import type { AppDeps } from "../../deps.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { routeDoc } from "../../routes/describe.ts";
import { demoBody } from "../../routes/schemas.ts";

const documentedDemo = routeDoc({
  summary: "Rend la demande de fusion montrée en mode démonstration, et les aides qu’elle ajoute.",
  tag: "service",
  limited: true,
  success: [200, "Lien et aides, vides sans démonstration.", demoBody],
});

/** The pull request that is shown (docs/specification.md#demonstration). */
export function demoRoute(deps: AppDeps) {
  const { config, catalogue, demonstration, log } = deps;
  return new Hono().get("/demo", documentedDemo, rateLimit("recherches", deps), async (c) => {
    // A failing code host is only logged: the banner keeps its link (docs/specification.md#demonstration).
    const slugs = await (demonstration?.() ?? Promise.resolve([])).catch((error: Error) => {
      log(`démonstration : ${error.message}`);
      return [];
    });
    const aides = slugs.map((id) => ({ id, label: catalogue.byId.get(id)?.aide.label ?? id }));
    return c.json({ ...(config.demande && { lien: config.demande.lien }), aides });
  });
}
