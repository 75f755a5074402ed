import { produits } from "../../produits.ts";
import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import { parseFeed } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app/app.ts";
import { assemble } from "../../app/assemble.ts";
import { readConfig } from "../../reglages/config.ts";
import type { AppDeps } from "../../deps.ts";
import { reprochesDe } from "../../../test/openapi/reproches.ts";
import { lireLesFichiers } from "../../build/produits.ts";
import { AIDES_AU_MOINS } from "../../../machines/pages/accueil.ts";
import { LICENCE, LIEN_DE_LICENCE } from "./licence.ts";

let deps: AppDeps;
let app: ReturnType<typeof createApp>;
beforeAll(() => {
  deps = assemble(
    readConfig({ DATABASE: ":memory:", STATISTIQUES: "oui" }),
    () => {},
    lireLesFichiers(),
    produits,
  );
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
  example?: string | number;
}
interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parametre[];
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
      }
    >
  >;
}

// Nothing was counted yet.
const PEUT_ETRE_VIDES = new Set(["autour", "pourQui", "lignes"]);

/** Names of the lists that hold nothing, but those of an entry that may have none. */
const vides = (corps: object) =>
  Object.entries(corps).flatMap(([nom, valeur]) =>
    Array.isArray(valeur) && valeur.length === 0 && !PEUT_ETRE_VIDES.has(nom) ? [nom] : [],
  );

describe("les exemples de la description OpenAPI", () => {
  test("chaque adresse ouverte répond à son exemple, dans la forme qu’elle annonce", async () => {
    const description = await lire<Description>("/api/openapi.json");
    const { paths } = description;
    const essayees: string[] = [];
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get || !/^\/api\/v1\/(?!simulation|catalogue\/\{)/.test(path)) continue;
      const adresse = new URL(path, "http://ici");
      for (const { name, in: ou, example } of get.parameters ?? []) {
        if (example === undefined) continue;
        if (ou === "path") adresse.pathname = adresse.pathname.replace(`%7B${name}%7D`, String(example));
        else adresse.searchParams.set(name, String(example));
      }
      const schema = get.responses["200"]?.content?.["application/json"]?.schema;
      if (!schema) continue;
      const corps = await lire<object>(adresse.pathname + adresse.search);
      const place = ["paths", path, "get", "responses", "200", "content", "application/json", "schema"];
      expect([path, reprochesDe(description, place, corps)]).toEqual([path, []]);
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
      "/api/v1/catalogue",
      "/api/v1/questions",
      "/api/v1/parcours",
      "/api/v1/statistiques",
    ]);
  });
});

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

  test("qui l’a déjà ne le reçoit pas une seconde fois, même par un mandataire qui compresse", async () => {
    const { version } = await lire<{ version: string }>("/api/v1/catalogue");
    const adresse = `/api/v1/catalogue/${version}/aides.csv`;
    const { headers } = await app.request(adresse);
    const etag = headers.get("etag") ?? "";
    // RFC 9110, 8.8.3: one tag for two encodings is a weak one; 13.1.2: a list of them may come.
    expect(etag).toMatch(/^W\//);
    for (const dite of [etag, etag.slice(2), `"autre", ${etag}`]) {
      const reponse = await app.request(adresse, { headers: { "if-none-match": dite } });
      expect([dite, reponse.status, reponse.headers.get("vary")]).toEqual([dite, 304, "Accept-Encoding"]);
    }
    const fil = await app.request("/api/v1/catalogue/changements.atom");
    const encore = await app.request("/api/v1/catalogue/changements.atom", {
      headers: { "if-none-match": fil.headers.get("etag") ?? "rien" },
    });
    expect(encore.status).toBe(304);
  });

  test("le nombre d’aides est partout le même, et ce qui n’y est pas est dit à part", async () => {
    const { total } = await lire<{ total: number }>("/api/v1/aides");
    const { aides, terminees, autreMarque, cachees } =
      await lire<Record<string, number>>("/api/v1/catalogue");
    const { catalogue: pret } = await lire<{ catalogue: object }>("/api/ready");
    const { aides: cherchees } = await lire<{ aides: number }>("/api/aides-mots");
    expect([aides, cherchees]).toEqual([total, total]);
    expect(pret).toMatchObject({ aides, terminees, autreMarque, cachees });
    const entrees = (await (await fichier("aides.json")).json()) as object[];
    expect(entrees).toHaveLength(total + (terminees ?? 0));
    const ecartees = (autreMarque ?? 0) + (cachees ?? 0);
    expect(deps.catalogue.aides).toHaveLength(entrees.length + ecartees);
    expect(Math.min(terminees ?? 0, autreMarque ?? 0, cachees ?? 0)).toBeGreaterThan(0);
    // Said on the first page as a floor.
    expect(AIDES_AU_MOINS).toBe(Math.floor(total / 100) * 100);
    expect(readFileSync("ui/index.html", "utf8")).toContain(`Plus de ${AIDES_AU_MOINS} aides`);
  });

  test("la licence des données se lit où elles se téléchargent, avec pourquoi c’est celle-là", async () => {
    const dite = await lire<Record<string, string>>("/api/v1/catalogue");
    expect(dite).toMatchObject({ licence: LICENCE.nom, licencePourquoi: LICENCE.pourquoi });
    for (const nom of ["aides.json", "aides.csv", "institutions.json", "institutions.csv"])
      expect([nom, (await fichier(nom)).headers.get("link")]).toEqual([nom, LIEN_DE_LICENCE]);
    const page = await (await app.request("/api/v1/documentation")).text();
    expect(page).toContain(LICENCE.pourquoi);
    const fil = await (await app.request("/api/v1/catalogue/changements.atom")).text();
    expect(fil).toContain(`<rights>Licence ${LICENCE.nom}`);
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
