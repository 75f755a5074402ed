import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { debut, testApp } from "../../server/app/test-kit.ts";
import { stockage } from "../../test/fixtures/stockage.ts";
import { everyAnswer } from "../../machines/answers/answer.ts";
import { readStored } from "../../machines/journey/stored.ts";
import { retirerContribution } from "../site/contribuer/appels.ts";
import { api } from "./api.ts";
import { CallError } from "./client.ts";

/** What went out: method, address, headers we set, body, and whether it outlives the page. */
interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  keepalive: boolean | undefined;
}
const sent: Sent[] = [];
let answer: (url: string, init: RequestInit) => Response | Promise<Response>;
let online = true;

beforeEach(() => {
  sent.length = 0;
  online = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    sent.push({
      method: init.method ?? "GET",
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body ?? undefined,
      keepalive: init.keepalive,
    });
    return answer(url, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const record = debut as SimulationRecord;
const said = (body: unknown, status = 200) => {
  answer = () => Response.json(body, { status });
};
const acces = { id: "Ab_1-2", token: "jeton" };
const json = { "content-type": "application/json" };
const jeton = { authorization: "Bearer jeton" };

test.each([
  ["enregistrer", () => api.save({ record }), ["POST", "/api/simulation", json]],
  [
    "enregistrer, et calculer",
    () => api.save({ record, results: true }),
    ["POST", "/api/simulation", { ...json, joindre: "resultats" }],
  ],
  [
    "remplacer",
    () => api.save({ record, replaces: acces }),
    ["POST", "/api/simulation", { ...json, ...jeton, remplace: "Ab_1-2" }],
  ],
  ["relire", () => api.snapshot(acces), ["GET", "/api/simulation/Ab_1-2/snapshot", jeton]],
  [
    "relire sans jeton",
    () => api.snapshot({ id: "x/é", token: "" }),
    ["GET", "/api/simulation/x%2F%C3%A9/snapshot", {}],
  ],
  [
    "calculer sans garder",
    () => api.calculer({ record }, new AbortController().signal),
    ["POST", "/api/v1/resultats", json],
  ],
  ["les résultats", () => api.results(acces), ["GET", "/api/simulation/Ab_1-2/resultats", jeton]],
  [
    "une explication",
    () => api.explication(acces, "aide/à part"),
    ["GET", "/api/simulation/Ab_1-2/explications/aide%2F%C3%A0%20part", jeton],
  ],
  [
    "des paramètres",
    () => api.parametres("2026-06-15", ["a.b", "c d"]),
    ["GET", "/api/openfisca/parameters/2026-06-15?chemin=a.b&chemin=c+d", {}],
  ],
  ["les aides", () => api.aides(), ["GET", "/api/v1/aides", {}]],
  ["une aide", () => api.aide("é?"), ["GET", "/api/v1/aides/%C3%A9%3F", {}]],
  ["les aides de la loi", () => api.aidesLegales(), ["GET", "/api/legislation/aides", {}]],
  ["la démonstration", () => api.demo(), ["GET", "/api/demo", {}]],
  [
    "qui lit une réponse",
    () => api.aidsReading("menage.depcom"),
    ["GET", "/api/v1/aides?lit=menage.depcom", {}],
  ],
])("%s : même méthode, même adresse, mêmes en-têtes", async (_, appeler, [method, url, headers]) => {
  said([]);
  await appeler();
  // Drawn anew for each save.
  const { "idempotency-key": _cle, ...dits } = sent[0]?.headers ?? {};
  expect(sent.map((un) => ({ ...un, headers: dits }))).toEqual([
    { method, url, headers, body: method === "POST" ? JSON.stringify(record) : undefined },
  ]);
});

describe("un enregistrement dont la réponse se perd", () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 }));
  afterEach(() => vi.useRealTimers());
  const perdue = () => Promise.reject(new TypeError("Failed to fetch"));
  const status =
    (code: number, corps: BodyInit = "<html>") =>
    () =>
      new Response(corps, { status: code });

  test("repart avec la même clé, deux fois au plus, sans que personne le voie", async () => {
    const reponses = [perdue, status(502), () => Response.json({ _id: "s1", token: "t" }, { status: 201 })];
    answer = () => (reponses[sent.length - 1] ?? perdue)();
    expect(await api.save({ record })).toEqual({ _id: "s1", token: "t" });
    const cles = sent.map(({ headers }) => headers["idempotency-key"]);
    expect(cles).toEqual([cles[0], cles[0], cles[0]]);
    expect(cles[0]).toMatch(/^[\w-]{43}$/);
    await api.save({ record }).catch(() => undefined);
    expect(sent[3]?.headers["idempotency-key"]).not.toBe(cles[0]);
  });

  const deux = async (premiere: () => Promise<Response> | Response) => {
    answer = premiere;
    await api.save({ record }).catch(() => undefined);
    const avant = sent.at(-1)?.headers["idempotency-key"];
    answer = () => Response.json({ _id: "s1", token: "t" }, { status: 201 });
    await api.save({ record });
    return avant === sent.at(-1)?.headers["idempotency-key"];
  };

  test("repart avec la même clé d’une autre page du même onglet, tant que le serveur n’a rien dit", async () => {
    vi.stubGlobal("sessionStorage", stockage());
    expect(await deux(perdue)).toBe(true);
    expect(await deux(status(504))).toBe(true);
    expect(await deux(status(409, '{"code":"deja_effacee"}'))).toBe(false);
    expect(await deux(() => Response.json({ _id: "s1", token: "t" }, { status: 201 }))).toBe(false);
  });

  test.each([
    ["le serveur répond par un refus", status(503, '{"code":"base_pleine"}'), 1],
    ["ce n’est pas une panne passagère", status(500), 1],
    ["rien ne répond jamais", perdue, 3],
  ])("est dit quand %s", async (_, rendue, envois) => {
    answer = rendue;
    await expect(api.save({ record })).rejects.toBeInstanceOf(CallError);
    expect(sent).toHaveLength(envois);
  });

  test("autre chose ne repart pas : un effacement n’a pas de clé", async () => {
    answer = perdue;
    await expect(api.erase(acces)).rejects.toBeInstanceOf(CallError);
    expect(sent).toHaveLength(1);
  });
});

test("les recherches disent au serveur les mêmes mots", async () => {
  said([]);
  const { signal } = new AbortController();
  await api.lieux("35238", ["caf", "mission_locale"], signal);
  await api.communes("saint-é & co", signal);
  await api.fictifs("rsa,ppa", signal);
  const asked = sent.map(({ url }) => new URL(url, "http://ici"));
  expect(asked.map(({ pathname, searchParams }) => [pathname, ...searchParams])).toEqual([
    ["/api/lieux", ["commune", "35238"], ["types", "caf mission_locale"]],
    ["/api/v1/communes", ["q", "saint-é & co"]],
    ["/api/resultats-fictifs", ["filtre", "rsa,ppa"]],
  ]);
});

test("un effacement survit à la page, et n’a rien à lire", async () => {
  answer = () => new Response(null, { status: 204 });
  await api.erase(acces);
  expect(sent).toEqual([
    { method: "DELETE", url: "/api/simulation/Ab_1-2", headers: jeton, body: undefined, keepalive: true },
  ]);
});

test.each([
  [204, true],
  [202, false],
])("une contribution retirée (%i) dit si rien n’en reste : %s", async (status, sansTrace) => {
  answer = () =>
    status === 204 ? new Response(null, { status }) : Response.json({ effacement: "en cours" }, { status });
  expect(await retirerContribution("Ab_1")).toBe(sansTrace);
});

const refus = (call: Promise<unknown>) =>
  call.then(
    () => "rien",
    (error: unknown) => (error instanceof CallError ? [error.status, error.code, error.message] : error),
  );

test("un refus porte le message et le code du serveur ; sans eux, une phrase", async () => {
  said({ code: "simulation_introuvable", detail: "Cette simulation n’existe pas." }, 404);
  expect(await refus(api.results(acces))).toEqual([
    404,
    "simulation_introuvable",
    "Cette simulation n’existe pas.",
  ]);
  answer = () => new Response("<html>", { status: 502 });
  const phrase = "Le serveur n’a pas pu répondre. Réessayez dans un instant.";
  expect(await refus(api.erase(acces))).toEqual([502, undefined, phrase]);
});

test("une demande perdue le dit, selon que l’on est en ligne ou non", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await refus(api.aides())).toEqual([
    0,
    undefined,
    "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.",
  ]);
  online = false;
  expect(await refus(api.save({ record }))).toEqual([0, undefined, "Vous êtes hors connexion."]);
});

test("une demande que l’on abandonne n’est pas une panne ; une autre s’arrête d’elle-même", async () => {
  vi.useFakeTimers();
  answer = (_, { signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  const controller = new AbortController();
  const call = refus(api.aides(controller.signal));
  controller.abort();
  expect(await call).toBe(controller.signal.reason);
  const tropLente = [0, undefined, expect.stringContaining("ne répond pas")];
  let rendue: unknown;
  const attendre = (lente: Promise<unknown>) => void lente.then((dit) => (rendue = dit));
  attendre(refus(api.demo()));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(rendue).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(rendue).toEqual(tropLente);
  // An answer that starts, and drips.
  rendue = undefined;
  answer = (_, { signal }) =>
    new Response(
      new ReadableStream({
        start: (flux) => signal?.addEventListener("abort", () => flux.error(signal.reason)),
      }),
    );
  attendre(refus(api.demo()));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(rendue).toEqual(tropLente);
  vi.useRealTimers();
});

test("un accès sans identifiant n’est pas trouvé, quoi que l’on en demande", async () => {
  const { app } = testApp();
  answer = (url, init) => app.request(url, init);
  const vide = { id: "", token: "" };
  const absent = [404, "introuvable", "Cette page n’existe pas ou n’est plus disponible."];
  for (const appeler of [api.snapshot, api.results, api.erase])
    expect(await refus(appeler(vide))).toEqual(absent);
});

test("la page et le serveur se comprennent : enregistrer, relire, remplacer, effacer", async () => {
  const { app } = testApp();
  answer = (url, init) => app.request(url, init);
  const perdue = [404, "simulation_introuvable", "Cette simulation n’existe pas ou n’est plus disponible."];
  const { _id: id, token } = await api.save({ record });
  const repris = readStored(await api.snapshot({ id, token }));
  expect(everyAnswer(repris!.context.answers)).toEqual(record.answers.all);
  const autre = await api.save({ record, replaces: { id, token } });
  expect(await refus(api.snapshot({ id, token }))).toEqual(perdue);
  await api.erase({ id: autre._id, token: autre.token });
  expect(await refus(api.erase({ id: autre._id, token: autre.token }))).toEqual(perdue);
  expect((await api.aide("bafa")).id).toBe("bafa");
});
