import type { Hono } from "hono";
import { generateSpecs, loadVendor } from "hono-openapi";
import * as v from "valibot";
import { routeDoc } from "./describe.ts";
import { formesNommees, jsonSchema } from "./formes.ts";
import { COOKIE } from "./tokens.ts";
import { LICENCE } from "./v1/licence.ts";

// The converter of the generator gives a number to what it meets twice, and the same number to two shapes.
loadVendor("valibot", { toOpenAPISchema: async (schema) => jsonSchema(schema as v.GenericSchema) });

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
    license: { name: LICENCE.nom, identifier: LICENCE.nom },
    description:
      "API du simulateur des aides. Toute erreur a la forme de la RFC 9457 (application/problem+json) et ne contient jamais une réponse de la personne.",
  },
  servers: [{ url: "/", description: "Ce serveur." }],
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
    const components = { ...documentation.components, schemas: formesNommees() };
    spec ??= generateSpecs(app, {
      documentation: { ...documentation, components },
      excludeStaticFile: false,
    });
    return c.json(await spec);
  });
}
