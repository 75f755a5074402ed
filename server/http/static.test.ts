import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFolder } from "../build/compress.ts";
import { onError } from "./errors.ts";
import { ditRefus } from "../app/test-kit.ts";
import { staticPages } from "./static.ts";

const script = `export const texte = "${"aide ".repeat(400)}";`;
/** Half past midnight in France, still the day before in London. */
const now = () => new Date("2026-12-31T23:30:00Z");
const told = {
  marque: "neutre",
  liens: {},
  essais: [],
  relecture: false,
  exploitant: {},
  retentionHours: 24,
  host: "127.0.0.1",
  publicOrigins: [],
  now,
  entete: (path: string) =>
    path === "/aides/aide-inconnue"
      ? { titre: "Absente", description: "", absente: true as const }
      : undefined,
} as const;
let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cap-aides-pages-"));
  mkdirSync(join(folder, "client", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "client", "index.html"), "<!doctype html><title>Cap Aides</title>");
  writeFileSync(join(folder, "client", "robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "client", "assets", "app-1a2b.js"), script);
  await compressFolder(join(folder, "client"));
  app = new Hono();
  app.use(staticPages(join(folder, "client"), told));
  app.onError(onError(() => {}));
});
afterAll(() => rmSync(folder, { recursive: true }));

const headersOf = (response: Response) =>
  Object.fromEntries(
    ["cache-control", "content-type", "content-encoding", "vary"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

test("un fichier de /assets/ se garde un an, compressé comme le navigateur le demande", async () => {
  const get = (accepted: string) =>
    app.request("/assets/app-1a2b.js", { headers: { "accept-encoding": accepted } });
  const common = {
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  };
  const plain = await get("identity");
  expect([headersOf(plain), await plain.text()]).toEqual([common, script]);
  const br = await get("gzip, deflate, br");
  expect(headersOf(br)).toEqual({ ...common, "content-encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(script);
  const gz = await get("br;q=0, gzip;q=0.5");
  expect(headersOf(gz)).toEqual({ ...common, "content-encoding": "gzip" });
  expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(script);
});

test.each(["/", "/index.html", "/simulation/individu/demandeur/date_naissance", "/aides/rsa"])(
  "%s donne la page de l’application, jamais gardée",
  async (path) => {
    const response = await app.request(path);
    expect([response.status, headersOf(response), await response.text()]).toEqual([
      200,
      {
        "cache-control": "no-store",
        "content-type": "text/html; charset=utf-8",
        vary: "Accept-Encoding",
      },
      "<!doctype html><title>Cap Aides</title>",
    ]);
  },
);

test.each(["/aides/aide-inconnue", "/aides/%E0", "/%e0%a4%a", "/..%2fsecret.txt", "/apixyz", "/nulle-part/"])(
  "%s n’est d’aucune page : 404, avec la page qui le dit",
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(headersOf(response)["cache-control"]).toBe("no-store");
    expect(await response.text()).toMatch(/^<!doctype html><title>(?:Absente – )?Cap Aides<\/title>$/);
  },
);

test.each([
  ["/admin", "éditeur"],
  ["/admin/quelque-chose", "éditeur"],
  ["/admin/contributions", "contributions"],
  ["/admin/contributions/", "contributions"],
  ["/admin/aides", "aides"],
  ["/admin/contributions-autres", "éditeur"],
])("%s donne la page %s, à part du produit", async (path, page) => {
  for (const [dossier, texte] of [
    ["admin", "éditeur"],
    ["admin/contributions", "contributions"],
    ["admin/aides", "aides"],
  ] as const) {
    mkdirSync(join(folder, "edition", dossier), { recursive: true });
    writeFileSync(join(folder, "edition", dossier, "index.html"), texte);
  }
  const passerelle = { git: "https://git.exemple.fr", identite: "https://id.exemple.fr", roles: [] };
  const ouverte = { ...told, edition: { passerelle, branche: "main" } };
  const edition = new Hono().use(staticPages(join(folder, "edition"), ouverte));
  expect(await (await edition.request(path)).text()).toBe(page);
});

test("là où rien ne s’édite, ni la page des éditeurs ni ses scripts ne sont servis", async () => {
  const lieu = join(folder, "fermee");
  mkdirSync(join(lieu, "admin", "assets"), { recursive: true });
  writeFileSync(join(lieu, "index.html"), "produit");
  writeFileSync(join(lieu, "admin", "index.html"), "éditeur");
  writeFileSync(join(lieu, "admin", "assets", "editeur.js"), script);
  const adresse = async (path: string, edition?: { proxy: string; branche: string }, hote = "localhost") => {
    const fermee = new Hono().use(staticPages(lieu, { ...told, ...(edition && { edition }) }));
    fermee.onError(onError(() => {}));
    const { status, ...reponse } = await fermee.request(`http://${hote}${path}`);
    return [status, reponse];
  };
  for (const path of ["/admin", "/admin/contributions"]) {
    const fermee = new Hono().use(staticPages(lieu, told));
    const reponse = await fermee.request(path);
    expect([reponse.status, await reponse.text()]).toEqual([404, "produit"]);
  }
  expect((await adresse("/admin/assets/editeur.js"))[0]).toBe(404);
  const locale = { proxy: "http://127.0.0.1:8081/api/v1", branche: "main" };
  expect((await adresse("/admin", locale))[0]).toBe(200);
  // A page of elsewhere whose name was made to lead here.
  expect((await adresse("/admin", locale, "piege.exemple"))[0]).toBe(404);
});

test.each([
  ["/", null],
  ["/aides/rsa", null],
  ["/simulations", null],
  ["/simulation", "noindex"],
  ["/simulation/resultats", "noindex"],
  ["/redirection", "noindex"],
])("%s, pour un moteur de recherche : %s", async (path, dit) => {
  expect((await app.request(path)).headers.get("x-robots-tag")).toBe(dit);
});

test("un autre fichier est revérifié à chaque fois", async () => {
  const first = await app.request("/robots.txt");
  expect([headersOf(first), await first.text()]).toEqual([
    { "cache-control": "no-cache", "content-type": "text/plain; charset=utf-8" },
    "User-agent: *",
  ]);
  const again = await app.request("/robots.txt", {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  // A browser would take what is said otherwise for what the file is.
  expect(headersOf(again)).toEqual(headersOf(first));
});

test.each(
  `/assets/app-0000.js /assets/sans-extension /favicon.ico /assets/app-1a2b.js.br /../secret.txt
  /%2e%2e/secret.txt /assets/..%5c..%5csecret.txt /assets/%2e%2e/%2e%2e/secret.txt
  /%00.txt`.split(/\s+/),
)("%s est introuvable", async (path) => {
  const response = await app.request(path);
  expect([response.status, await response.json()]).toEqual([
    404,
    ditRefus(404, "introuvable", "Cette page n’existe pas ou n’est plus disponible."),
  ]);
});

test("la page dit le jour qu’il est en France", async () => {
  writeFileSync(join(folder, "client", "jour.html"), '<html lang="fr" data-marque="neutre">');
  const jour = new Hono().use(staticPages(join(folder, "client"), told));
  expect(await (await jour.request("/jour.html")).text()).toContain(
    'data-marque="neutre" data-jour="2027-01-01"',
  );
});

describe("une page que le serveur écrit", () => {
  const servir = (essais: string[] = []) => {
    const lieu = join(folder, "ecrite");
    mkdirSync(lieu, { recursive: true });
    writeFileSync(
      join(lieu, "index.html"),
      '<html data-marque="neutre"><head></head><body><div id="app"></div></body></html>',
    );
    const ecrite = async (path: string) =>
      path === "/nulle-part" ? undefined : { html: `<h1>$& ${path}</h1>`, lues: ['/api/v1/aides/"a"'] };
    return new Hono().use(staticPages(lieu, { ...told, essais, ecrite }));
  };
  const texte = async (path: string, essais?: string[]) => (await servir(essais).request(path)).text();

  test("arrive avec ses mots et ce qu’elle a lu", async () => {
    const page = await texte("/aides");
    expect(page).toContain(
      '<div id="app" data-ecrite="[&quot;/api/v1/aides/\\&quot;a\\&quot;&quot;]"><h1>$& /aides</h1></div>',
    );
  });

  test.each([
    ["une adresse qui demande quelque chose", "/aides?q=bafa"],
    ["une aide inconnue", "/aides/aide-inconnue"],
    ["une page laissée à ses scripts", "/nulle-part"],
  ])("%s arrive vide", async (_, path) => {
    const page = await texte(path);
    expect(page).toContain('<div id="app"></div>');
    expect(page).not.toContain("<script>");
  });

  test("s’écrit une fois par jour et par adresse ; ratée, elle arrive vide et s’essaie encore", async () => {
    servir();
    const ecrites: string[] = [];
    const jours = { la: now() };
    const pages = new Hono().use(
      staticPages(join(folder, "ecrite"), {
        ...told,
        now: () => jours.la,
        ecrite: async (path, { jour }) => {
          ecrites.push(`${path} ${jour}`);
          return path === "/guichet" && ecrites.length < 4 ? "ratée" : { html: path, lues: [] };
        },
      }),
    );
    const lire = async (path: string) => (await pages.request(path)).text();
    await Promise.all([lire("/"), lire("/"), lire("/aides")]);
    expect(await lire("/guichet")).toContain('<div id="app"></div>');
    expect(await lire("/guichet")).toContain(">/guichet</div>");
    jours.la = new Date("2027-01-02T12:00:00Z");
    await lire("/");
    expect(ecrites).toEqual([
      "/ 2027-01-01",
      "/aides 2027-01-01",
      "/guichet 2027-01-01",
      "/guichet 2027-01-01",
      "/ 2027-01-02",
    ]);
  });

  test("un essai d’écrans est tiré par le navigateur : rien n’est écrit", async () => {
    expect(await texte("/aides", ["appel"])).toContain('<div id="app"></div>');
  });
});

test("une page ne se remplace pas", async () => {
  expect((await app.request("/", { method: "PUT" })).status).toBe(404);
});

test("sans construction, rien n’est servi ; les pages apparaissent dès qu’elles existent", async () => {
  const late = new Hono();
  const target = join(folder, "plus-tard");
  late.use(staticPages(target, told));
  late.onError(onError(() => {}));
  expect((await late.request("/")).status).toBe(404);
  mkdirSync(target);
  writeFileSync(join(target, "index.html"), "prêt");
  expect(await (await late.request("/")).text()).toBe("prêt");
});
