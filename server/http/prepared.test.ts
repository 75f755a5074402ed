import { Hono } from "hono";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { testApp } from "../app/test-kit.ts";
import { liensDePrecharge } from "./precharges.ts";
import { prepared } from "./prepared.ts";

function app() {
  const build = vi.fn<(day: string) => object>((day) => ({ jour: day, texte: "é" }));
  let day = "2026-06-15";
  const routes = new Hono().get(
    "/",
    prepared(
      () => day,
      () => build(day),
    ),
  );
  const ask = (headers: Record<string, string> = {}) => routes.request("/", { headers });
  return { ask, build, at: (other: string) => (day = other) };
}

test("la réponse n’est calculée qu’une fois par jour", async () => {
  const { ask, build, at } = app();
  expect(await (await ask()).json()).toEqual({ jour: "2026-06-15", texte: "é" });
  await ask();
  expect(build).toHaveBeenCalledTimes(1);
  at("2026-06-16");
  expect(await (await ask()).json()).toEqual({ jour: "2026-06-16", texte: "é" });
  expect(build).toHaveBeenCalledTimes(2);
});

test("elle part compressée à qui le demande, et se revérifie d’un mot", async () => {
  const { ask } = app();
  const compressed = await ask({ "accept-encoding": "br, gzip" });
  expect([compressed.headers.get("content-encoding"), compressed.headers.get("vary")]).toEqual([
    "gzip",
    "Accept-Encoding",
  ]);
  expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe('{"jour":"2026-06-15","texte":"é"}');
  expect((await ask({ "accept-encoding": "gzip;q=0" })).headers.get("content-encoding")).toBeNull();
  const etag = compressed.headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": `"autre", ${etag}` })).status).toBe(304);
  // RFC 9110, 13.1.2: whatever it is, it is there.
  expect((await ask({ "if-none-match": "*" })).status).toBe(304);
  expect((await ask({ "if-none-match": '"autre"' })).status).toBe(200);
});

test("le temps qu’elle se garde et le nombre de réponses prêtes se choisissent", async () => {
  const build = vi.fn<(mot: string) => string[]>((mot) => [mot]);
  const routes = new Hono().get(
    "/",
    prepared(
      (c) => c.req.query("q") ?? "",
      (c) => build(c.req.query("q") ?? ""),
      { most: 1, cacheControl: "private, max-age=3600" },
    ),
  );
  const ask = async (mot: string) => {
    const answer = await routes.request(`/?q=${mot}`);
    return [answer.headers.get("cache-control"), await answer.json()];
  };
  expect(await ask("a")).toEqual(["private, max-age=3600", ["a"]]);
  await ask("a");
  expect(build).toHaveBeenCalledTimes(1);
  await ask("b");
  await ask("a");
  expect(build).toHaveBeenCalledTimes(3);
});

const scripts = { "/aides/:benefitId": ["/assets/aide-a.js"], "/simulation/*": ["/assets/question-b.js"] };
const module = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const lecture = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${href}">`;

test.each([
  ["/aides/rsa", module("/assets/aide-a.js") + lecture("/api/v1/aides/rsa")],
  ["/aides", lecture("/api/v1/aides")],
  ["/simulation/individu/demandeur/handicap", module("/assets/question-b.js")],
  ["/aides/prêt-étudiant", module("/assets/aide-a.js")],
  ['/aides/"><script>', module("/assets/aide-a.js")],
  ["/nulle-part", ""],
])("%s demande d’avance ce qu’elle montre", (path, liens) => {
  expect(liensDePrecharge(path, scripts)).toBe(liens);
});

test("une page déjà écrite demande ce qui a servi à l’écrire, et ses scripts après ce qui la montre", () => {
  expect(liensDePrecharge("/aides/rsa", scripts, [])).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/aide-a.js">',
  );
  expect(liensDePrecharge("/institutions/caf", {}, ["/api/v1/institutions/caf"])).toBe(
    lecture("/api/v1/institutions/caf"),
  );
});

describe("l’en-tête", () => {
  const pages = mkdtempSync(join(tmpdir(), "entete-"));
  mkdirSync(join(pages, "admin"));
  writeFileSync(
    join(pages, "index.html"),
    '<html data-marque="neutre"><meta\n name="description"\n content="Le site." /><title>Cap Aides</title>',
  );
  const { app } = testApp({ pages });

  const lire = async (path: string) => {
    const answer = await app.request(path);
    const text = await answer.text();
    return [answer.status, /<title>(.*)<\/title>/.exec(text)?.[1], /content="([^"]*)"/.exec(text)?.[1]];
  };

  test.each([
    ["/", 200, "Évaluez vos droits aux aides – Cap Aides", /Plus de 800 aides/],
    ["/aides/bafa", 200, "Bourse au BAFA – Cap Aides", "Une aide."],
    ["/aides/aide-bafa", 200, "Bourse au BAFA – Cap Aides", "Une aide."],
    ["/institutions/etat", 200, "État – Cap Aides", /État\. Pour qui/],
    ["/contribuer/taches/inconnue", 404, "Page introuvable – Cap Aides", /incomplète/],
    ["/moments", 200, "Un changement dans votre vie ? – Cap Aides", /Emploi perdu/],
    ["/moments/plus-de-toit", 200, "Je n’ai plus de toit – Cap Aides", /le 115/],
    ["/moments/inconnu", 404, "Page introuvable – Cap Aides", /incomplète/],
    ["/institutions/inconnue", 404, "Page introuvable – Cap Aides", /incomplète/],
    ["/aides/cachee", 404, "Page introuvable – Cap Aides", /incomplète/],
    ["/aides/pret", 404, "Page introuvable – Cap Aides", /incomplète/],
    ["/simulation/individu/demandeur/activite", 200, "Cap Aides", "Le site."],
  ])("%s dit qui elle est avant ses scripts", async (path, statut, titre, description) => {
    const [status, title, said] = await lire(path);
    expect([status, title]).toEqual([statut, titre]);
    expect(said).toMatch(description);
  });
});
