import { expect, test } from "vitest";
import { testApp } from "../app/test-kit.ts";

interface Operation {
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  requestBody?: { content: Record<string, { schema: object }> };
  security?: object[];
}

async function readSpec() {
  const spec = (await (await testApp().app.request("/api/openapi.json")).json()) as {
    openapi: string;
    info: { license: object };
    servers: { url: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: object; schemas: Record<string, { properties: object }> };
  };
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  return { spec, operations };
}

/** OpenFisca’s requests are refused as OpenFisca refuses them. */
const commeOpenFisca = (name: string, status: string) =>
  /openfisca\/(?:calculate|trace)$/.test(name) && ["400", "404"].includes(status);

test("la description de l’API dit sa version, où elle répond, et sous quelle licence", async () => {
  const { spec } = await readSpec();
  expect(spec.openapi).toMatch(/^3\.1/);
  expect(spec.servers.map(({ url }) => url)).toEqual(["/"]);
  expect(spec.info.license).toEqual({ name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" });
});

test("chaque réponse a une description et une forme, chaque erreur la même", async () => {
  const { spec, operations } = await readSpec();
  const errors = new Set<string>();
  for (const { name, operation } of operations) {
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description).not.toBe("");
      const [[forme, { schema }] = ["", { schema: undefined }]] = Object.entries(content ?? {});
      expect(typeof schema).toBe(["204", "302"].includes(status) ? "undefined" : "object");
      const refus = Number(status) >= 400 && !commeOpenFisca(name, status);
      expect([name, status, forme === "application/problem+json"]).toEqual([name, status, refus]);
      if (refus) errors.add(JSON.stringify(schema));
    }
  }
  expect([...errors]).toEqual(['{"$ref":"#/components/schemas/Erreur"}']);
  expect(spec.components.schemas["Erreur"]).toEqual({
    type: "object",
    properties: {
      title: { type: "string" },
      status: { type: "number" },
      detail: { type: "string" },
      code: { type: "string" },
      where: { type: "string" },
    },
    required: ["title", "status", "detail", "code"],
    additionalProperties: false,
  });
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
    "delete /api/v1/simulation/{id}",
    "get /api/contributions",
    "get /api/editer/aides",
    "get /api/editer/baremes",
    "get /api/editer/organismes",
    "get /api/simulation/{id}",
    "get /api/simulation/{id}/explications/{aide}",
    "get /api/simulation/{id}/openfisca-response",
    "get /api/simulation/{id}/{representation}",
    "get /api/v1/simulation/{id}",
    "get /api/v1/simulation/{id}/explications/{aide}",
    "get /api/v1/simulation/{id}/openfisca-response",
    "get /api/v1/simulation/{id}/{representation}",
    "patch /api/contributions/{id}",
    "post /api/editer/apercu",
    "post /api/editer/baremes",
    "post /api/editer/foyers",
    "post /api/editer/histoire",
    "post /api/editer/liens",
    "post /api/editer/lot",
    "post /api/editer/remarques",
    "post /api/simulation/{id}/courriel",
  ]);
  expect(Object.keys(spec.components.securitySchemes)).toEqual(["jeton", "editeur", "temoin"]);
  const save = operations.find(({ name }) => name === "post /api/simulation")?.operation;
  expect(save?.requestBody?.content["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/Simulation",
  });
  expect(Object.keys(spec.components.schemas["Simulation"]?.properties ?? {})).toEqual(
    `answers dateDeValeur version enfants ressourcesFiscales patrimoine oubliees abtesting
    modifiedFrom _id`.split(/\s+/),
  );
});
