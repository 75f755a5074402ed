import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { recordSchema } from "../../machines/answers/record.ts";
import { unseal } from "../db/seal.ts";
import { findSimulation } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { purge } from "../app/start.ts";
import {
  answerOf,
  bearer,
  cachee,
  complete,
  debut,
  post,
  ditRefus,
  resultats,
  saved,
  testApp,
  refus,
} from "../app/test-kit.ts";
import { openDb } from "../db/open.ts";

const HOUR = 3_600_000;
test("une simulation enregistrée reçoit un identifiant, un jeton et un témoin", async () => {
  const { app } = testApp();
  const response = await post(app, debut);
  const _id = Buffer.alloc(18, 1).toString("base64url");
  const token = Buffer.alloc(32, 2).toString("base64url");
  expect(response.headers.get("set-cookie")).toBe(
    `cap_aides_token=${token}; Max-Age=86400; Path=/api; HttpOnly; SameSite=Lax`,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await answerOf(response)).toEqual([201, { _id, token }]);
});

test("en https, le témoin n’est renvoyé qu’en https", async () => {
  const { app } = testApp();
  const response = await app.request("https://exemple.fr/api/simulation", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(debut),
  });
  expect(response.headers.get("set-cookie")).toContain("; Secure");
});

test("une simulation relue est celle qui a été envoyée, avec son identifiant", async () => {
  const { app } = testApp();
  const sent = {
    ...complete,
    modifiedFrom: "ancienne",
    abtesting: { appel: "trouver" },
    patrimoine: { livret_a: 12.5 },
  };
  const { _id, token } = await saved(app, { ...sent, _id: "ignoree" });
  const [status, body] = await answerOf(app.request(`/api/simulation/${_id}`, bearer(token)));
  expect([status, body]).toEqual([200, { ...sent, _id }]);
  expect(v.is(recordSchema, body)).toBe(true);
});

test("chaque enregistrement donne un nouvel identifiant, même avec l’ancien et son jeton", async () => {
  const { app } = testApp();
  const first = await saved(app);
  const again = await post(
    app,
    { ...debut, _id: first._id, modifiedFrom: first._id },
    bearer(first.token).headers,
  );
  expect(((await again.json()) as { _id: string })._id).not.toBe(first._id);
});

test("le témoin ouvre la simulation, le jeton de l’en-tête passe avant lui", async () => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  const read = async (headers: Record<string, string>) =>
    (await app.request(`/api/simulation/${_id}`, { headers })).status;
  expect(await read({ cookie: `cap_aides_token=${token}` })).toBe(200);
  expect(await read({ authorization: `bearer ${token}` })).toBe(200);
  expect(await read({ authorization: "Bearer faux", cookie: `cap_aides_token=${token}` })).toBe(404);
});

test("jeton absent, vide, faux, d’une autre simulation, identifiant inconnu : la même réponse", async () => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  const other = await saved(app);
  const answers = await Promise.all(
    [
      [_id, {}],
      [_id, { authorization: "" }],
      [_id, { authorization: "Bearer " }],
      [_id, { authorization: `Basic ${token}` }],
      [_id, { authorization: `Bearer ${other.token}` }],
      [_id, { authorization: `Bearer ${token.slice(0, -1)}` }],
      [_id, { cookie: "cap_aides_token=" }],
      ["inconnue", { authorization: `Bearer ${token}` }],
      ["__proto__", { authorization: `Bearer ${token}` }],
    ].map(([id, headers]) =>
      answerOf(app.request(`/api/simulation/${id}`, { headers: headers as Record<string, string> })),
    ),
  );
  expect(answers).toEqual(answers.map(() => [404, cachee]));
  for (const form of ["situation", "resultats", "snapshot", "openfisca-response"]) {
    expect(await answerOf(app.request(`/api/simulation/${_id}/${form}`, bearer(other.token)))).toEqual([
      404,
      cachee,
    ]);
  }
});

test("à la fin de la conservation, la simulation est introuvable puis effacée", async () => {
  const { app, clock, deps, lines } = testApp({ env: { RETENTION_HOURS: "2" } });
  const { _id, token } = await saved(app);
  const read = () => answerOf(app.request(`/api/simulation/${_id}`, bearer(token)));
  clock.at += 2 * HOUR - 1;
  expect((await read())[0]).toBe(200);
  lines.length = 0;
  await purge(deps);
  expect(lines).toEqual([]);
  clock.at += 1;
  expect(await read()).toEqual([404, cachee]);
  lines.length = 0;
  await purge(deps);
  expect(lines).toEqual(["purge effacees=1"]);
  deps.db.close();
  await purge(deps);
  expect(lines.at(-1)).toBe("purge impossible nature=TypeError");
});

const invalide = (where: string, message: string) => ditRefus(422, "simulation_invalide", message, where);
const forme = "La valeur n’a pas la forme attendue.";
const reponses = (all: object[], current: object[] = []) => ({ ...debut, answers: { all, current } });
const [naissance, nationalite] = debut.answers.all as [object, object];
const SECRET = "valeur-secrète";

test.each([
  ["un tableau", [], "answers"],
  ["null", null, "simulation"],
  [
    "une entité qui ne se laisse pas écrire",
    reponses([{ entityName: { toString: {} }, value: 1 }]),
    "answers.all[0].entityName",
  ],
  ["du texte", `"${SECRET}"`, "simulation"],
  ["une clé inconnue", { ...debut, [SECRET]: 1 }, "simulation"],
  ["une autre version", { ...debut, version: 10 }, "version"],
  ["une personne inconnue", reponses([naissance, { ...nationalite, id: SECRET }]), "answers.all[1].id"],
  [
    "un loyer en lettres",
    reponses([{ entityName: "menage", fieldName: "loyer", value: { loyer: SECRET } }]),
    "answers.all[0].value.loyer",
  ],
  [
    "une question inconnue",
    reponses([naissance, { ...nationalite, fieldName: SECRET }]),
    "answers.all[1].entityName",
  ],
  [
    "une clé de prototype",
    `{"__proto__":{"a":1},"answers":{"all":[],"current":[]},"dateDeValeur":"2026-06-15","version":11}`,
    "simulation",
  ],
  ["une clé de prototype déguisée", `{"\\u005f_proto__":{"a":1}}`, "simulation"],
  ["un montant en lettres", { ...debut, ressourcesFiscales: { [SECRET]: {} } }, "ressourcesFiscales"],
])("%s est refusé, l’endroit est nommé, la valeur est tue", async (_, body, where) => {
  const answer = await answerOf(post(testApp().app, body));
  expect(answer).toEqual([422, invalide(where, forme)]);
  expect(JSON.stringify(answer)).not.toContain(SECRET);
});

test("une commune et sa région s’accordent", async () => {
  const { app } = testApp({
    situer: (_, code) => (code === "76497" ? { region: "28", departement: "76" } : {}),
  });
  const ailleurs = (lieu: object) =>
    post(app, {
      ...complete,
      answers: Object.fromEntries(
        Object.entries(complete.answers).map(([liste, answers]) => [
          liste,
          (answers as { fieldName?: string; value: object }[]).map((une) =>
            une.fieldName === "depcom" ? { ...une, value: { ...une.value, ...lieu } } : une,
          ),
        ]),
      ),
    });
  expect((await ailleurs({})).status).toBe(201);
  for (const lieu of [{ _region: "53" }, { _departement: "35" }]) {
    const [statut, corps] = await answerOf(ailleurs(lieu));
    expect([statut, corps]).toEqual([
      422,
      invalide(
        expect.stringMatching(/^answers\.all\[\d+\]$/) as unknown as string,
        "Cette commune n’est pas dans cette région ou ce département.",
      ),
    ]);
  }
});

test("la première réponse qu’aucun parcours ne produit est nommée, sans sa valeur", async () => {
  const { app } = testApp();
  expect(await answerOf(post(app, reponses([naissance, naissance])))).toEqual([
    422,
    invalide("answers.all[1]", "Cette réponse figure deux fois."),
  ]);
  const retraite = { ...nationalite, fieldName: "activite", value: "retraite" };
  expect(await answerOf(post(app, reponses([naissance, nationalite, retraite])))).toEqual([
    422,
    invalide("answers.all[2]", "La réponse à « Activité » ne convient pas à cette situation."),
  ]);
  expect(await answerOf(post(app, reponses([naissance], [nationalite])))).toEqual([
    422,
    invalide("answers.current[0]", "Cette réponse n’est pas attendue à cet endroit du parcours."),
  ]);
});

test("ce que le foyer ne prend pas est dit, par son nom, et le reste enregistré", async () => {
  const { app } = testApp();
  const all = [
    ...complete.answers.all.map((one) =>
      one.fieldName === "ressources" ? { ...one, value: ["rsa", "af"] } : one,
    ),
    { entityName: "individu", fieldName: "handicap", id: "enfant_7", value: true },
  ];
  const ressourcesFiscales = { conjoint: { salaire_imposable: 1000 } };
  const record = { ...complete, ressourcesFiscales, answers: { all, current: [] } };
  const [status, body] = await answerOf(post(app, record));
  const dites = (body as { ecartees: { reason: string; nom: string }[] }).ecartees;
  expect([status, dites.map(({ nom, reason }) => [nom.replaceAll("\u00a0", " "), reason])]).toEqual([
    201,
    [
      ["« Allocations familiales »", "Cette ressource n’est pas proposée à cette personne."],
      ["« Handicap »", "Cette personne ne fait pas partie du foyer."],
      ["les revenus déclarés aux impôts", "Cette personne ne fait pas partie du foyer."],
    ],
  ]);
});

test("une simulation en remplace une autre, si son jeton vient avec", async () => {
  const { app } = testApp();
  const read = async ({ _id, token }: { _id: string; token: string }) =>
    (await app.request(`/api/simulation/${_id}`, bearer(token))).status;
  const replace = async (id: string, token: string) =>
    (await (await post(app, debut, { remplace: id, authorization: `Bearer ${token}` })).json()) as {
      _id: string;
      token: string;
    };
  const first = await saved(app);
  const stranger = await saved(app);
  const second = await replace(first._id, first.token);
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  const third = await replace(stranger._id, second.token);
  expect([await read(stranger), await read(second), await read(third)]).toEqual([200, 200, 200]);
  const fourth = await replace("disparue", third.token);
  expect(await read(fourth)).toBe(200);
});

const joindre = { joindre: "resultats", "accept-encoding": "gzip" };

test("les résultats viennent avec l’enregistrement quand on les demande, et ne se calculent qu’une fois", async () => {
  const compute = vi.fn<AppDeps["compute"]>(async () => resultats);
  const { app } = testApp({ compute });
  expect(await answerOf(post(app, complete))).toEqual([
    201,
    { _id: expect.any(String), token: expect.any(String) },
  ]);
  expect(compute).not.toHaveBeenCalled();
  const reply = await post(app, complete, joindre);
  expect([reply.status, reply.headers.get("content-encoding")]).toEqual([201, "gzip"]);
  const body = JSON.parse(gunzipSync(await reply.arrayBuffer()).toString()) as Record<string, string>;
  expect(body).toEqual({
    _id: expect.any(String),
    token: expect.any(String),
    resultats: { ...resultats, _id: body["_id"] },
  });
  const relus = app.request(`/api/simulation/${body["_id"]}/resultats`, bearer(body["token"]!));
  expect(await answerOf(relus)).toEqual([200, body["resultats"]]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("un calcul qui échoue, ou un questionnaire à finir, n’empêche pas d’enregistrer", async () => {
  const compute = vi.fn<AppDeps["compute"]>(() => Promise.reject(new Error("panne")));
  const { app, lines } = testApp({ compute });
  for (const record of [debut, complete]) {
    const [status, body] = await answerOf(post(app, record, { joindre: "resultats" }));
    expect([status, Object.keys(body as object)]).toEqual([201, ["_id", "token"]]);
    const { _id, token } = body as { _id: string; token: string };
    expect((await app.request(`/api/simulation/${_id}`, bearer(token))).status).toBe(200);
  }
  expect(compute).toHaveBeenCalledTimes(1);
  expect(lines.filter((line) => line.startsWith("résultats non joints"))).toHaveLength(1);
});

test("une simulation s’efface avec son jeton, une fois, et le navigateur oublie son témoin", async () => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  const erase = (headers: Record<string, string>) =>
    app.request(`/api/simulation/${_id}`, { method: "DELETE", headers });
  expect(await answerOf(erase({ authorization: "Bearer faux" }))).toEqual([404, cachee]);
  expect((await erase({ authorization: `Bearer ${token}`, origin: "https://autre.fr" })).status).toBe(403);
  const erased = await erase({ authorization: `Bearer ${token}`, cookie: `cap_aides_token=${token}` });
  expect([erased.status, await erased.text()]).toEqual([204, ""]);
  expect(erased.headers.get("set-cookie")).toBe("cap_aides_token=; Max-Age=0; Path=/api");
  expect(await answerOf(erase({ authorization: `Bearer ${token}` }))).toEqual([404, cachee]);
  expect(await answerOf(app.request(`/api/simulation/${_id}`, bearer(token)))).toEqual([404, cachee]);
});

test("un prénom envoyé n’est jamais gardé ni rendu", async () => {
  const { app } = testApp();
  const camille = { entityName: "individu", id: "enfant_0", fieldName: "_firstName", value: "Camille" };
  const { _id, token } = await saved(app, {
    ...debut,
    enfants: [0],
    answers: { all: [...debut.answers.all, camille], current: debut.answers.current },
    oubliees: ["individu/enfant_0/_firstName"],
  });
  const text = await (await app.request(`/api/simulation/${_id}`, bearer(token))).text();
  expect(text).not.toContain("Camille");
  expect(text).toContain("votre 1er enfant");
});

test("la base ne garde rien de lisible, et le jeton seul la rouvre", async () => {
  const { app, deps } = testApp();
  const { _id, token } = await saved(app);
  const row = (await findSimulation(deps.db, _id, 0))!;
  const bytes = row.dossier.toString("latin1");
  for (const trace of ["2006-01-15", "date_naissance", "answers", token]) expect(bytes).not.toContain(trace);
  const { snapshot } = JSON.parse(unseal(row.dossier, token, _id));
  expect(snapshot.context.answers).toEqual({
    "individu/demandeur": { date_naissance: "2006-01-15", nationalite: "FR" },
  });
});

test("quand la base ne peut plus écrire, la demande est à refaire, rien n’est perdu ni à moitié", async () => {
  const db = openDb(":memory:");
  const { app, lines } = testApp({ db });
  db.orm.run(sql`PRAGMA query_only = ON`);
  lines.length = 0;
  const refused = await post(app, debut);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await answerOf(refused)).toEqual(
    refus(
      503,
      "indisponible",
      "Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans une minute.",
    ),
  );
  expect(lines.join()).toContain("SQLITE_READONLY");
  db.orm.run(sql`PRAGMA query_only = OFF`);
  expect((await post(app, debut)).status).toBe(201);
});

test("le corps doit être du JSON annoncé, lisible et de 256 ko au plus", async () => {
  const { app } = testApp();
  const status = async (body: string, type: string) =>
    (await post(app, body, { "content-type": type })).status;
  expect(await status("{", "application/json")).toBe(400);
  expect(await status("", "application/json")).toBe(400);
  expect(await status(JSON.stringify(debut), "text/plain")).toBe(415);
  expect(await status(JSON.stringify(debut), "application/x-www-form-urlencoded")).toBe(415);
  expect(await status(JSON.stringify(debut), "application/json; charset=utf-8")).toBe(201);
  expect(await status(`"${"a".repeat(256 * 1024)}"`, "application/json")).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 260; n++) controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      controller.close();
    },
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: stream,
    duplex: "half",
  };
  expect(await answerOf(app.request("/api/simulation", init as RequestInit))).toEqual(
    refus(413, "trop_volumineux", "Le corps de la demande dépasse 256 ko."),
  );
});

test("un autre site ne peut pas faire écrire un navigateur", async () => {
  const { app } = testApp({ env: { PUBLIC_ORIGIN: "https://aides.exemple.fr" } });
  const status = async (headers: Record<string, string>) =>
    (await post(app, debut, { host: "localhost", ...headers })).status;
  expect(await status({ origin: "https://autre.fr" })).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  // What `fetch` of Node says, which comes from no site.
  expect(await status({ "sec-fetch-mode": "cors" })).toBe(201);
  expect(await status({ origin: "http://localhost" })).toBe(201);
  expect(await status({ origin: "https://aides.exemple.fr" })).toBe(201);
});
