import * as v from "valibot";
import { place } from "../../machines/answers/answer.ts";
import { expect, test } from "vitest";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { recordOf } from "../../machines/journey/replay.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { conduireLeFoyer } from "../../test/approuver/faits/foyers-resultats.ts";
import { petitesFamilles } from "../../machines/studio/foyers/petites-familles.ts";
import { readConfig } from "../reglages/config.ts";
import { answerOf, bearer, complete, debut, refus, resultats, saved, testApp } from "../app/test-kit.ts";
import { resultatsFictifsBody } from "./schemas.ts";

type App = ReturnType<typeof testApp>["app"];

const calculer = (app: App, body: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/v1/resultats", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const deLaCommune = async ({ menage }: Situation) => ({
  ...resultats,
  droitsNonEligibles: [{ id: menage.depcom ?? "" }],
});

test("les résultats sont ceux de la même simulation, enregistrée", async () => {
  const { app } = testApp({ compute: deLaCommune });
  const attendus = { ...resultats, droitsNonEligibles: [{ id: "76497" }] };
  const [status, body] = await answerOf(calculer(app, complete));
  expect([status, body]).toEqual([200, attendus]);
  expect(v.is(resultatsFictifsBody, body)).toBe(true);
  const { _id, token } = await saved(app, complete);
  expect(await answerOf(app.request(`/api/simulation/${_id}/resultats`, bearer(token)))).toEqual([
    200,
    { ...attendus, _id },
  ]);
});

test("rien n’est enregistré, et le journal ne dit que l’adresse", async () => {
  const { app, deps, lines } = testApp();
  const response = await calculer(app, complete);
  expect([
    response.status,
    response.headers.get("set-cookie"),
    response.headers.get("cache-control"),
  ]).toEqual([200, null, "no-store"]);
  expect(await deps.db.read((orm, { simulation }) => orm.select().from(simulation))).toEqual([]);
  expect(lines).toEqual(["requête methode=POST route=/api/v1/resultats statut=200 ms=0"]);
});

test("le prénom d’un enfant, s’il est envoyé, n’arrive pas au calcul", async () => {
  const prenoms: unknown[] = [];
  const { app } = testApp({
    compute: async ({ enfants }) => {
      prenoms.push(...(enfants ?? []).map(({ _firstName }) => _firstName));
      return resultats;
    },
  });
  const [foyer] = petitesFamilles.foyers;
  const { context } = conduireLeFoyer(foyer!).snapshot;
  const prenom = { entityName: "individu", id: "enfant_0", fieldName: "_firstName", value: "Zélie" } as const;
  const envoye = recordOf({ ...context, answers: place(context.answers, prenom) }, RESULTATS);
  expect(JSON.stringify(envoye)).toContain("Zélie");
  expect((await calculer(app, envoye)).status).toBe(200);
  expect(prenoms[0]).toBe("votre 1er enfant");
});

test("un questionnaire incomplet est refusé, en nommant la première question qui reste", async () => {
  const { app } = testApp();
  expect(await answerOf(calculer(app, debut))).toEqual(
    refus(
      422,
      "simulation_incomplete",
      "Il reste des questions sans réponse.",
      "/simulation/individu/demandeur/activite",
    ),
  );
});

test("une demande d’un autre site, d’un autre type, illisible ou fausse est refusée", async () => {
  const { app } = testApp({
    compute: async () => {
      throw new Error("rien ne doit se calculer");
    },
  });
  const dit = async (...args: Parameters<typeof calculer>) => {
    const [status, body] = await answerOf(calculer(...args));
    return [status, (body as { code: string }).code];
  };
  expect(await dit(app, complete, { origin: "https://ailleurs.example" })).toEqual([403, "origine_refusee"]);
  expect(await dit(app, complete, { "sec-fetch-site": "cross-site" })).toEqual([403, "origine_refusee"]);
  expect(await dit(app, complete, { "content-type": "text/plain" })).toEqual([415, "type_refuse"]);
  expect(await dit(app, "{")).toEqual([400, "json_invalide"]);
  expect(await dit(app, " ".repeat(270_000))).toEqual([413, "trop_volumineux"]);
  expect(await dit(app, { ...complete, version: 10 })).toEqual([422, "simulation_invalide"]);
});

test("la limite est celle des calculs", async () => {
  const { app } = testApp();
  const premiere = await calculer(app, debut);
  expect(premiere.headers.get("ratelimit-policy")).toBe('"calculs";q=120;w=60');
  for (let fois = 0; fois < 119; fois += 1) await calculer(app, debut);
  const [status, body] = await answerOf(calculer(app, debut));
  expect([status, body]).toEqual(
    refus(429, "trop_de_demandes", "Trop de demandes en peu de temps. Réessayez dans une minute."),
  );
});

test("les limites comptent le processeur, et pas les seules demandes", async () => {
  const { app } = testApp({
    config: { ...readConfig({}), rateLimitFactor: 0.1 },
    compute: async () => {
      const depart = process.cpuUsage();
      for (let du = 0; du < 500_000;) {
        const { user, system } = process.cpuUsage(depart);
        du = user + system;
      }
      return resultats;
    },
  });
  const statuts: number[] = [];
  // A tenth of the ordinary: two seconds of processor, twelve requests.
  for (const _ of [1, 2, 3, 4, 5, 6]) statuts.push((await calculer(app, complete)).status);
  expect([statuts[0], statuts.at(-1)]).toEqual([200, 429]);
  // What costs nothing answers still.
  expect((await app.request("/api/health")).status).toBe(200);
});
