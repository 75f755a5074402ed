import type { Hono } from "hono";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../reglages/config.ts";
import { purge, start } from "./start.ts";
import { bearer, debut, post, saved, testApp } from "./test-kit.ts";
import { openDb } from "../db/open.ts";

/** What `/api/openapi.json` says that a route answers, by « method path ». */
async function reponsesDites(app: Hono): Promise<Map<string, string[]>> {
  const spec = (await (await app.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  return new Map(
    Object.entries(spec.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses }]) => [`${method.toUpperCase()} ${path}`, Object.keys(responses)] as const,
      ),
    ),
  );
}

const corps = (method: string) => ({
  method,
  ...(method !== "GET" &&
    method !== "DELETE" && { headers: { "content-type": "application/json" }, body: "{}" }),
});
const concrete = (path: string) => path.replace(/\{\w+\}/g, "x");

describe("les limites (docs/specification.md#limites)", () => {
  // Per minute and per network, as the specification writes them.
  const quotas: Readonly<Record<string, number>> = {
    "DELETE /api/contributions/{id}": 60,
    "DELETE /api/rappels/{id}": 60,
    "DELETE /api/simulation/{id}": 60,
    "DELETE /api/transmissions/{id}": 60,
    "DELETE /api/v1/simulation/{id}": 60,
    "GET /api/contributions": 60,
    "GET /api/demo": 300,
    "GET /api/editer/aides": 120,
    "GET /api/editer/baremes": 120,
    "GET /api/editer/organismes": 120,
    "GET /api/lieux": 60,
    "GET /api/openfisca/entities": 300,
    "GET /api/openfisca/parameter/{id}": 300,
    "GET /api/openfisca/parameters": 300,
    "GET /api/openfisca/parameters/{isoDate}": 300,
    "GET /api/openfisca/spec": 300,
    "GET /api/openfisca/variable/{id}": 300,
    "GET /api/openfisca/variables": 300,
    "GET /api/ready": 300,
    "GET /api/resultats-fictifs": 120,
    "GET /api/simulation/{id}": 300,
    "GET /api/simulation/{id}/explications/{aide}": 120,
    "GET /api/simulation/{id}/openfisca-response": 120,
    "GET /api/simulation/{id}/{representation}": 120,
    "GET /api/suivi/arret/{arret}": 60,
    "GET /api/v1/aides": 300,
    "GET /api/v1/catalogue": 300,
    "GET /api/v1/catalogue/changements.atom": 300,
    "GET /api/v1/catalogue/{version}/{fichier}": 300,
    "GET /api/v1/communes": 300,
    "GET /api/v1/institutions": 300,
    "GET /api/v1/parcours": 300,
    "GET /api/v1/questions": 300,
    "GET /api/v1/simulation/{id}": 300,
    "GET /api/v1/simulation/{id}/explications/{aide}": 120,
    "GET /api/v1/simulation/{id}/openfisca-response": 120,
    "GET /api/v1/simulation/{id}/{representation}": 120,
    "GET /api/v1/statistiques": 300,
    "GET /api/v1/statistiques.csv": 300,
    "GET /api/v1/territoires": 300,
    "PATCH /api/contributions/{id}": 60,
    "POST /api/contributions": 60,
    "POST /api/editer/apercu": 120,
    "POST /api/editer/baremes": 120,
    "POST /api/editer/foyers": 120,
    "POST /api/editer/histoire": 120,
    "POST /api/editer/liens": 120,
    "POST /api/editer/lot": 120,
    "POST /api/editer/remarques": 60,
    "POST /api/openfisca/calculate": 120,
    "POST /api/openfisca/trace": 120,
    "POST /api/rappels": 60,
    "POST /api/simulation": 60,
    "POST /api/simulation/{id}/courriel": 60,
    "POST /api/suivi": 60,
    "POST /api/suivi/arret/{arret}": 60,
    "POST /api/suivi/confirmer": 60,
    "POST /api/suivi/ouvrir": 60,
    "POST /api/transmissions/{id}/ouverture": 60,
    "POST /api/v1/resultats": 120,
    "POST /api/v1/simulation": 60,
    "POST /api/v1/statistiques": 1200,
    "PUT /api/transmissions/{id}": 60,
  };

  test("toute adresse qui annonce un 429 a sa limite, et elle seule", async () => {
    const { app } = testApp();
    const dites = [...(await reponsesDites(app))].filter(([, codes]) => codes.includes("429"));
    expect(dites.map(([nom]) => nom).sort()).toEqual(Object.keys(quotas));
    for (const [nom, codes] of await reponsesDites(app)) {
      const [method = "", path = ""] = nom.split(" ");
      const { headers } = await app.request(concrete(path), corps(method));
      expect([nom, headers.has("ratelimit")]).toEqual([nom, codes.includes("429")]);
    }
  });

  test.each(Object.entries(quotas))("%s : %i demandes, puis 429 et quand revenir", async (nom, quota) => {
    const { app, clock } = testApp();
    const [method = "", path = ""] = nom.split(" ");
    const demander = () => app.request(concrete(path), corps(method));
    for (let n = 0; n < quota; n++) expect((await demander()).status, `demande ${n + 1}`).not.toBe(429);
    const refus = await demander();
    expect([refus.status, refus.headers.get("ratelimit-policy")]).toEqual([
      429,
      expect.stringMatching(new RegExp(`;q=${quota};w=60$`)),
    ]);
    const attente = Number(refus.headers.get("retry-after"));
    expect(attente).toBe(Math.ceil(60 / quota));
    clock.at += attente * 1000;
    expect((await demander()).status).not.toBe(429);
  });

  test("la limite des pages est de 3 000 par minute", async () => {
    const { headers } = await testApp().app.request("/a-propos");
    expect(headers.get("ratelimit-policy")).toBe('"pages";q=3000;w=60');
  });
});

describe("ce qui se garde dans un cache", () => {
  test.each([
    // One’s own is never kept; what is public is checked again, or kept for an hour.
    ["/api/health", "no-store"],
    ["/api/config", "no-store"],
    ["/api/simulation/x", "no-store"],
    ["/api/simulation/x/resultats", "no-store"],
    ["/api/contributions", "no-store"],
    ["/api/openapi.json", "no-store"],
    ["/api/v1/aides", "no-cache"],
    ["/api/v1/aides/bafa", "no-cache"],
    ["/api/v1/aides/inconnue", "no-store"],
    ["/api/aides-mots", "no-cache"],
    ["/api/contribuer", "no-cache"],
    ["/api/v1/institutions/etat", "no-cache"],
    ["/api/legislation/aides", "no-cache"],
    ["/api/v1/communes?q=rennes", "private, max-age=3600"],
    ["/api/lieux?commune=35238&types=caf", "private, max-age=3600"],
    ["/sitemap.xml", "public, max-age=3600"],
  ])("%s : %s", async (path, attendu) => {
    const { app } = testApp({
      env: { PUBLIC_ORIGIN: "https://aides.exemple.fr" },
      lieux: async () => [],
    });
    for (const method of ["GET", "HEAD"]) {
      const { headers } = await app.request(path, { method });
      expect([method, headers.get("cache-control")]).toEqual([method, attendu]);
    }
  });

  test.each(["/api/v1/aides", "/api/v1/aides/bafa", "/api/config", "/api/v1/communes?q=x", "/robots.txt"])(
    "HEAD %s a le code et les en-têtes de GET, sans corps",
    async (path) => {
      const [get, head] = await Promise.all(
        ["GET", "HEAD"].map((method) => testApp().app.request(path, { method })),
      );
      const lus = ({ status, headers }: Response) => [
        status,
        Object.fromEntries([...headers].filter(([nom]) => nom !== "x-request-id")),
      ];
      expect(lus(head!)).toEqual(lus(get!));
      expect(await head!.text()).toBe("");
    },
  );

  test("un réglage inconnu dans l’adresse ne change rien à la réponse", async () => {
    const { app } = testApp();
    for (const path of ["/api/v1/aides", "/api/config", "/api/v1/communes?q=x"]) {
      const lire = async (une: string) => (await app.request(une)).text();
      expect(await lire(`${path}${path.includes("?") ? "&" : "?"}inconnu=1`)).toBe(await lire(path));
    }
  });

  test("l’étiquette se reconnaît faible, parmi d’autres ; une autre renvoie tout", async () => {
    const { app } = testApp();
    const etag = (await app.request("/api/v1/aides")).headers.get("etag")!;
    const avec = async (une: string) =>
      (await app.request("/api/v1/aides", { headers: { "if-none-match": une } })).status;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect([await avec(`"autre", ${etag}`), await avec(etag.slice(2))]).toEqual([304, 304]);
    expect([await avec('W/"autre"'), await avec("")]).toEqual([200, 200]);
  });
});

describe("le journal, quand tout va mal", () => {
  const SECRETS = ["2006-01-15", "date_naissance", "nationalite", "FR", "Zoé", "1234,56"];

  test("la base pleine, fermée ou en lecture seule : sa cause est dite, jamais une réponse ni un jeton", async () => {
    const db = openDb(":memory:");
    const { app, deps, lines } = testApp({ db });
    const { _id, token } = await saved(app);
    const pannes: [() => void, string][] = [
      [() => void db.orm.run(sql`PRAGMA query_only = ON`), "base indisponible code=SQLITE_READONLY"],
      [() => db.close(), "erreur nature=TypeError"],
    ];
    for (const [panne, dite] of pannes) {
      panne();
      lines.length = 0;
      const reponses = [
        await post(app, debut),
        await app.request(`/api/simulation/${_id}`, { method: "DELETE", ...bearer(token) }),
      ];
      await purge(deps);
      for (const { status } of reponses) expect(status).toBeGreaterThanOrEqual(500);
      expect(lines.filter((ligne) => ligne.startsWith(dite))).toHaveLength(2);
      expect(lines.filter((ligne) => ligne.startsWith("requête"))).toHaveLength(2);
      for (const tu of [_id, token, ...SECRETS]) expect(lines.join("\n")).not.toContain(tu);
    }
    expect(lines.at(-1)).toBe("purge impossible nature=TypeError");
  });
});

describe("ce qui expire", () => {
  afterEach(() => void vi.useRealTimers());

  test("le serveur purge en démarrant, puis toutes les dix minutes", async () => {
    const limites: number[] = [];
    const memoire = {
      lire: async () => Promise.reject(new Error("non")),
      oublier: () => undefined,
      purger: (limite: number) => void limites.push(limite),
    };
    const { deps, clock } = testApp({ env: { PORT: "0" }, memoire });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { stop } = await start(deps);
    expect(limites).toEqual([clock.at - 24 * 3_600_000]);
    vi.advanceTimersByTime(600_000 - 1);
    expect(limites).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(limites).toHaveLength(2);
    vi.advanceTimersByTime(600_000);
    expect(limites).toHaveLength(3);
    vi.useRealTimers();
    await stop();
  });

  test("effacer une simulation ne retire que son propre témoin", async () => {
    const { app } = testApp();
    const [une, autre] = [await saved(app), await saved(app)];
    const efface = await app.request(`/api/simulation/${une._id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${une.token}`, cookie: `cap_aides_token=${autre.token}` },
    });
    expect([efface.status, efface.headers.get("set-cookie")]).toEqual([204, null]);
  });

  test.each([1, 24, 48])("gardée %i h : le témoin dure autant, à la seconde", async (heures) => {
    const { app } = testApp({ env: { RETENTION_HOURS: `${heures}` } });
    const { headers } = await post(app, debut);
    expect(headers.get("set-cookie")).toContain(`; Max-Age=${heures * 3600};`);
    expect(readConfig({ RETENTION_HOURS: `${heures}` }).retentionHours).toBe(heures);
  });
});
