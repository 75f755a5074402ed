import Ajv2020 from "ajv/dist/2020.js";
import { parseFeed } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { assemble } from "../../assemble.ts";
import { readConfig } from "../../config.ts";
import type { AppDeps } from "../../deps.ts";
import { lireLesFichiers } from "../../sources/fichiers.ts";

let deps: AppDeps;
let app: ReturnType<typeof createApp>;
beforeAll(() => {
  deps = assemble(readConfig({ DATABASE: ":memory:", STATISTIQUES: "oui" }), () => {}, lireLesFichiers());
  app = createApp(deps);
});
afterAll(() => deps.db.close());

const lire = async <T>(path: string): Promise<T> => {
  const reponse = await app.request(path);
  expect([path, reponse.status]).toEqual([path, 200]);
  return (await reponse.json()) as T;
};
const ajv = () => new Ajv2020.default({ strict: false, validateFormats: false, allErrors: true });

interface Parametre {
  name: string;
  in: string;
  example?: string;
}
interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parametre[];
        requestBody?: { content: Record<string, { example?: object }> };
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
      }
    >
  >;
}

const PEUT_ETRE_VIDES = new Set(["autour", "pourQui", "lignes"]);

/** Names of the lists that hold nothing, but those of an entry that may have none. */
const vides = (corps: object) =>
  Object.entries(corps).flatMap(([nom, valeur]) =>
    Array.isArray(valeur) && valeur.length === 0 && !PEUT_ETRE_VIDES.has(nom) ? [nom] : [],
  );

describe("les exemples de la description OpenAPI", () => {
  test("chaque adresse ouverte répond à son exemple, dans la forme qu’elle annonce", async () => {
    const { paths } = await lire<Description>("/api/openapi.json");
    const essayees: string[] = [];
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get || !/^\/api\/v1\/(?!simulation|catalogue\/\{)/.test(path)) continue;
      const adresse = new URL(path, "http://ici");
      for (const { name, in: ou, example } of get.parameters ?? []) {
        if (example === undefined) continue;
        if (ou === "path") adresse.pathname = adresse.pathname.replace(`%7B${name}%7D`, example);
        else adresse.searchParams.set(name, example);
      }
      const schema = get.responses["200"]?.content?.["application/json"]?.schema;
      if (!schema) continue;
      const corps = await lire<object>(adresse.pathname + adresse.search);
      const validateur = ajv();
      expect([path, validateur.validate(schema, corps), validateur.errors]).toEqual([path, true, null]);
      // An example that finds nothing shows nothing.
      expect([path, vides(corps)]).toEqual([path, []]);
      essayees.push(path);
    }
    expect(essayees).toEqual([
      "/api/v1/aides",
      "/api/v1/aides/{id}",
      "/api/v1/institutions",
      "/api/v1/institutions/{id}",
      "/api/v1/territoires",
      "/api/v1/communes",
      "/api/v1/questions",
      "/api/v1/parcours",
      "/api/v1/catalogue",
      "/api/v1/statistiques",
    ]);
  });
});

test.each(["/api/v1/resultats", "/api/v1/simulation", "/api/openfisca/calculate", "/api/openfisca/trace"])(
  "%s prend l’exemple qu’elle donne, et répond dans la forme qu’elle annonce",
  async (path) => {
    const { paths } = await lire<Description>("/api/openapi.json");
    const { requestBody, responses = {} } = paths[path]?.["post"] ?? {};
    const { example } = requestBody?.content["application/json"] ?? {};
    const reponse = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(example),
    });
    const schema = responses[reponse.status]?.content?.["application/json"]?.schema;
    const validateur = ajv();
    const corps = await reponse.json();
    expect([reponse.ok, validateur.validate(schema ?? false, corps), validateur.errors]).toEqual([
      true,
      true,
      null,
    ]);
  },
);

describe("le catalogue entier", () => {
  const fichier = async (nom: string) => {
    const { fichiers } = await lire<{ fichiers: { nom: string; adresse: string }[] }>("/api/v1/catalogue");
    return app.request(fichiers.find((un) => un.nom === nom)?.adresse ?? "");
  };

  test.each([
    ["aides.json", "aide.schema.json", 700],
    ["institutions.json", "institution.schema.json", 500],
  ])("%s : chaque entrée a la forme de son schéma", async (donnees, schema, auMoins) => {
    const entrees = (await (await fichier(donnees)).json()) as object[];
    expect(entrees.length).toBeGreaterThan(auMoins);
    const valider = ajv().compile((await (await fichier(schema)).json()) as object);
    const fausses = entrees.flatMap((une) => (valider(une) ? [] : [valider.errors?.[0]]));
    expect(fausses).toEqual([]);
    // A schema that takes anything says nothing.
    expect(valider({ ...entrees[0], label: 3 })).toBe(false);
  });

  test("aides.csv a une ligne par aide, et aucune cellule qu’un tableur prendrait pour une formule", async () => {
    const texte = await (await fichier("aides.csv")).text();
    const lignes = texte.slice(1).split(/\n(?=")/);
    const aides = (await (await fichier("aides.json")).json()) as object[];
    expect(lignes).toHaveLength(aides.length + 1);
    expect(texte).not.toMatch(/(^|;|\n)"[=+\-@\t\r]/);
  });

  test("une autre version est refusée, et l’actuelle dite", async () => {
    const { version } = await lire<{ version: string }>("/api/v1/catalogue");
    const reponse = await app.request("/api/v1/catalogue/000000000000/aides.json");
    expect([reponse.status, await reponse.json()]).toMatchObject([
      404,
      { code: "version_perdue", detail: `La version servie est ${version}.` },
    ]);
  });
});

test("le fil des changements, même sans histoire, est un fil Atom qu’un lecteur lit", async () => {
  const fil = parseFeed(await (await app.request("/api/v1/catalogue/changements.atom")).text());
  expect([fil?.type, fil?.title]).toEqual(["atom", "Cap Aides : ce qui change au catalogue"]);
});
