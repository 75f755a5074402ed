import { expect, test } from "vitest";
import { testApp } from "../test-kit.ts";

interface Operation {
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  parameters?: { name: string; in: string }[];
  security?: object[];
}

async function readSpec() {
  const spec = (await (await testApp().app.request("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: object };
  };
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  return { spec, operations };
}

test("la description de l’API couvre chaque route, ses paramètres et ses réponses", async () => {
  const { spec, operations } = await readSpec();
  expect(spec.openapi).toMatch(/^3\.1/);
  const told = operations.map(({ name, operation }) => [
    name,
    (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`).join(", "),
    Object.keys(operation.responses).join(" "),
  ]);
  expect([...told].sort()).toEqual([
    ["delete /api/contributions/{id}", "path id", "202 204 403 404 429 500"],
    ["delete /api/simulation/{id}", "path id", "202 204 403 404 429 500"],
    ["get /api/aides", "", "200 500"],
    ["get /api/aides-ici", "query commune", "200 400 429 500"],
    ["get /api/aides-mots", "", "200 500"],
    ["get /api/aides/{id}", "path id", "200 404 500"],
    ["get /api/communes", "query q", "200 400 429 500"],
    ["get /api/config", "", "200 500"],
    ["get /api/contribuer", "", "200 500"],
    ["get /api/contributions", "", "200 401 403 404 429 500 503"],
    ["get /api/demo", "", "200 429 500"],
    ["get /api/editer/organismes", "", "200 401 403 404 429 500 503"],
    ["get /api/health", "", "200 500 503"],
    ["get /api/institutions/{id}", "path id", "200 404 500"],
    ["get /api/legislation/aides", "", "200 500"],
    ["get /api/lieux", "query commune, query types", "200 400 404 429 500 503"],
    ["get /api/openapi.json", "", "200 500"],
    ["get /api/openfisca/missingbenefits", "", "200 500"],
    ["get /api/openfisca/parameters/{isoDate}", "path isoDate, query chemin", "200 404 422 429 500"],
    ["get /api/questions/{reponse}/aides", "path reponse", "200 500"],
    ["get /api/ready", "", "200 429 500 503"],
    ["get /api/resultats-fictifs", "query filtre", "200 404 429 500"],
    ["get /api/simulation/{id}", "path id", "200 404 429 500"],
    ["get /api/simulation/{id}/explications/{aide}", "path id, path aide", "200 404 409 429 500"],
    ["get /api/simulation/{id}/openfisca-response", "path id", "200 404 409 429 500 503"],
    ["get /api/simulation/{id}/{representation}", "path id, path representation", "200 404 409 429 500"],
    ["patch /api/contributions/{id}", "path id", "200 400 401 403 404 413 415 422 429 500 503"],
    ["post /api/contributions", "", "201 400 403 413 415 422 429 500 503"],
    ["post /api/editer/apercu", "", "200 401 403 404 413 415 422 429 500 503"],
    ["post /api/editer/foyers", "", "200 401 403 404 413 415 422 429 500 503"],
    ["post /api/resultats", "", "200 400 403 413 415 422 429 500"],
    ["post /api/simulation", "header Remplace, header Joindre", "201 400 403 413 415 422 429 500 503"],
  ]);
});

test("chaque réponse a une description et une forme, chaque erreur la même", async () => {
  const { operations } = await readSpec();
  const errors = new Set<string>();
  for (const { operation } of operations) {
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description).not.toBe("");
      const schema = content?.["application/json"]?.schema;
      expect(typeof schema).toBe(status === "204" ? "undefined" : "object");
      if (Number(status) >= 400) errors.add(JSON.stringify(schema));
    }
  }
  expect([...errors].map((text) => JSON.parse(text) as unknown)).toEqual([
    {
      type: "object",
      properties: {
        error: {
          type: "object",
          properties: { code: { type: "string" }, message: { type: "string" }, where: { type: "string" } },
          required: ["code", "message"],
          additionalProperties: false,
        },
      },
      required: ["error"],
      additionalProperties: false,
    },
  ]);
});

test("ce qui est gardé par un jeton le dit, et l’enregistrement décrit son corps", async () => {
  const { spec, operations } = await readSpec();
  expect(
    operations
      .filter(({ operation }) => operation.security)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    "delete /api/simulation/{id}",
    "get /api/contributions",
    "get /api/editer/organismes",
    "get /api/simulation/{id}",
    "get /api/simulation/{id}/explications/{aide}",
    "get /api/simulation/{id}/openfisca-response",
    "get /api/simulation/{id}/{representation}",
    "patch /api/contributions/{id}",
    "post /api/editer/apercu",
    "post /api/editer/foyers",
  ]);
  expect(Object.keys(spec.components.securitySchemes)).toEqual(["jeton", "editeur", "temoin"]);
  const save = operations.find(({ name }) => name === "post /api/simulation")?.operation;
  expect(Object.keys(save?.requestBody?.content["application/json"]?.schema.properties ?? {})).toEqual([
    "answers",
    "dateDeValeur",
    "version",
    "enfants",
    "ressourcesFiscales",
    "patrimoine",
    "oubliees",
    "essentiel",
    "abtesting",
    "modifiedFrom",
    "_id",
  ]);
});
