import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import * as v from "valibot";
import { routeDoc } from "./describe.ts";
import { COOKIE } from "./tokens.ts";

const documented = routeDoc({
  summary: "Rend cette description.",
  tag: "service",
  success: [
    200,
    "Description OpenAPI 3.1.",
    v.looseObject({ openapi: v.string(), paths: v.looseObject({}) }),
  ],
});

const documentation = {
  info: {
    title: "Cap Aides",
    version: "1.0.0",
    description:
      "API du simulateur des aides. Toute erreur a la forme de la RFC 9457 (application/problem+json) et ne contient jamais une réponse de la personne.",
  },
  components: {
    securitySchemes: {
      jeton: {
        type: "http" as const,
        scheme: "bearer",
        description: "Jeton rendu par POST /api/simulation.",
      },
      editeur: {
        type: "http" as const,
        scheme: "bearer",
        description: "Jeton du service de connexion des éditeurs ; sans objet quand l’édition est locale.",
      },
      temoin: { type: "apiKey" as const, in: "cookie" as const, name: COOKIE },
    },
  },
};

/** Serves the description of every documented route, generated once from their schemas. */
export function openapiRoute(app: Hono): void {
  let spec: ReturnType<typeof generateSpecs> | undefined;
  app.get("/api/openapi.json", documented, async (c) => {
    spec ??= generateSpecs(app, { documentation, excludeStaticFile: false });
    return c.json(await spec);
  });
}
