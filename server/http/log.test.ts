import { Hono } from "hono";
import { expect, test } from "vitest";
import { jsonLog, type LogFields, requestIdOf, requestLog } from "./log.ts";
import { isOurs } from "./origin.ts";
import { testApp } from "../app/test-kit.ts";
import { callerOf, networkOf } from "./transport.ts";

test("une ligne est un objet JSON daté, avec ses champs", () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date("2026-06-15T10:00:00Z"),
  );
  log("requête", { statut: 200 });
  log("arrêt demandé");
  expect(lines).toEqual([
    '{"t":"2026-06-15T10:00:00.000Z","message":"requête","statut":200}',
    '{"t":"2026-06-15T10:00:00.000Z","message":"arrêt demandé"}',
  ]);
});

test("chaque requête a son numéro, le même à l’écran, dans l’en-tête et au journal", async () => {
  const logged: unknown[] = [];
  const app = new Hono()
    .use(
      requestLog(
        (_, fields) => logged.push(fields?.["id"]),
        () => new Date(),
      ),
    )
    .get("/", (c) => c.text(requestIdOf(c)));
  const answers = [await app.request("/"), await app.request("/")];
  const shown = await Promise.all(answers.map((answer) => answer.text()));
  expect(shown).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect(new Set(shown).size).toBe(2);
  expect(answers.map(({ headers }) => headers.get("X-Request-Id"))).toEqual(shown);
  expect(logged).toEqual(shown);
});

test.each([
  ["/api/simulation/AbC-1/resultats", "/api/simulation/:id/:representation"],
  ["/api/v1/simulation/AbC-1", "/api/v1/simulation/:id"],
  ["/api/contributions/AbC-1", "/api/contributions/:id"],
  ["/api/suivi/arret/AbC-1", "/api/suivi/arret/:arret"],
  ["/simulation/recherche/AbC-1", "pages"],
  ["/api/inconnue/AbC-1", "/api/*"],
  [`/api/%0A{"faux":1}`, "/api/*"],
])("l’adresse %j s’écrit %j : le journal ne tient ni identifiant, ni jeton", async (adresse, route) => {
  const ecrites: [string, LogFields?][] = [];
  const { app } = testApp({ log: (...ecrite) => ecrites.push(ecrite) });
  await app.request(adresse);
  expect(ecrites.at(-1)).toEqual(["requête", expect.objectContaining({ route })]);
  expect(JSON.stringify(ecrites)).not.toContain("AbC-1");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4431", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["inconnu", "sans adresse"],
  ["", "sans adresse"],
])("%s compte comme %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [0, "198.51.100.1", "sans adresse"],
  [1, "198.51.100.1", "198.51.100.1"],
  [1, "9.9.9.9, 198.51.100.1", "198.51.100.1"],
  [2, "9.9.9.9, 198.51.100.1, 10.0.0.1", "198.51.100.1"],
  [2, "198.51.100.1", "sans adresse"],
  [1, undefined, "sans adresse"],
])("derrière %i relais, « %s » désigne %s", async (proxies, forwarded, caller) => {
  const app = new Hono().get("/", (c) => c.text(callerOf(c, proxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(await (await app.request("/", { headers })).text()).toBe(caller);
});

const allowed = ["https://aides.exemple.fr"];
const host = "localhost:3000";

test.each([
  ["notre propre origine", { origin: "http://localhost:3000" }],
  ["notre hôte derrière un relais https", { origin: "https://localhost:3000" }],
  ["une origine déclarée", { origin: "https://aides.exemple.fr" }],
  ["sans Origin, une page de la même origine", { site: "same-origin" }],
  ["sans Origin, une saisie directe", { site: "none" }],
  ["un programme qui n’est pas un navigateur", {}],
])("l’écriture est permise : %s", (_, given) => {
  expect(isOurs({ host, origin: undefined, site: undefined, ...given }, allowed)).toBe(true);
});

test.each([
  ["une autre origine", { origin: "https://autre.fr" }],
  [
    "une autre origine, même si Sec-Fetch-Site prétend le contraire",
    { origin: "https://autre.fr", site: "same-origin" },
  ],
  ["un autre port", { origin: "http://localhost:3001" }],
  ["l’origine opaque", { origin: "null" }],
  ["une origine illisible", { origin: "localhost:3000" }],
  ["une origine déclarée sous un autre schéma", { origin: "http://aides.exemple.fr" }],
  ["sans Origin, un autre site", { site: "cross-site" }],
  ["sans Origin, un sous-domaine voisin", { site: "same-site" }],
])("l’écriture est refusée : %s", (_, given) => {
  expect(isOurs({ host, origin: undefined, site: undefined, ...given }, allowed)).toBe(false);
});
