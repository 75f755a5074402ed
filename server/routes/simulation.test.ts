import * as v from "valibot";
import { expect, test } from "vitest";
import { recordSchema } from "../../machines/answers/record.ts";
import { purge } from "../start.ts";
import { answerOf, bearer, cachee, complete, debut, post, saved, testApp } from "../test-kit.ts";

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
    enfants: [],
    modifiedFrom: "ancienne",
    abtesting: { essai: "a" },
    patrimoine: { livret_a: 12.5 },
  };
  const { _id, token } = await saved(app, { ...sent, _id: "ignorée" });
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
  purge(deps);
  expect(lines).toEqual([]);
  clock.at += 1;
  expect(await read()).toEqual([404, cachee]);
  lines.length = 0;
  purge(deps);
  expect(lines).toEqual(["purge : 1 simulation(s) effacée(s)"]);
  deps.db.close();
  purge(deps);
  expect(lines.at(-1)).toBe("purge impossible : TypeError");
});

const invalide = (where: string, message: string) => ({
  error: { code: "simulation_invalide", message, where },
});
const forme = "La valeur n’a pas la forme attendue.";
const reponses = (all: object[], current: object[] = []) => ({ ...debut, answers: { all, current } });
const [naissance, nationalite] = debut.answers.all as [object, object];
const SECRET = "valeur-secrète";

test.each([
  ["un tableau", [], "answers"],
  ["null", null, "simulation"],
  ["du texte", `"${SECRET}"`, "simulation"],
  ["une clé inconnue", { ...debut, [SECRET]: 1 }, "simulation"],
  ["une autre version", { ...debut, version: 10 }, "version"],
  ["une date impossible", { ...debut, dateDeValeur: "2026-02-30" }, "dateDeValeur"],
  ["des enfants dans le désordre", { ...debut, enfants: [1, 0] }, "enfants"],
  ["une personne inconnue", reponses([naissance, { ...nationalite, id: SECRET }]), "answers.all[1].id"],
  [
    "une valeur trop profonde",
    reponses([{ ...naissance, value: { a: { b: { c: SECRET } } } }]),
    "answers.all[0].value",
  ],
  ["un patrimoine inconnu", { ...debut, patrimoine: { [SECRET]: 1 } }, "patrimoine"],
  ["un montant en lettres", { ...debut, ressourcesFiscales: { [SECRET]: {} } }, "ressourcesFiscales"],
])("%s est refusé, l’endroit est nommé, la valeur est tue", async (_, body, where) => {
  const answer = await answerOf(post(testApp().app, body));
  expect(answer).toEqual([422, invalide(where, forme)]);
  expect(JSON.stringify(answer)).not.toContain(SECRET);
});

test("la première réponse qu’aucun parcours ne produit est nommée, sans sa valeur", async () => {
  const { app } = testApp();
  const inconnu = { entityName: "individu", id: "demandeur", fieldName: "inconnu", value: SECRET };
  expect(
    await answerOf(post(app, reponses([naissance, inconnu, { ...nationalite, value: SECRET }]))),
  ).toEqual([422, invalide("answers.all[1]", "Aucune question du parcours n’attend cette réponse.")]);
  expect(await answerOf(post(app, reponses([naissance, naissance])))).toEqual([
    422,
    invalide("answers.all[1]", "Cette réponse figure deux fois."),
  ]);
  const [status, body] = await answerOf(post(app, reponses([naissance, { ...nationalite, value: SECRET }])));
  expect([status, (body as { error: { where: string } }).error.where]).toEqual([422, "answers.all[1]"]);
  expect(JSON.stringify(body)).not.toContain(SECRET);
  expect(await answerOf(post(app, reponses([naissance], [nationalite])))).toEqual([
    422,
    invalide("answers.current[0]", "Cette réponse n’est pas attendue à cet endroit du parcours."),
  ]);
});

test("le corps doit être du JSON annoncé, lisible et de 64 ko au plus", async () => {
  const { app } = testApp();
  const status = async (body: string, type: string) =>
    (await post(app, body, { "content-type": type })).status;
  expect(await status("{", "application/json")).toBe(400);
  expect(await status("", "application/json")).toBe(400);
  expect(await status(JSON.stringify(debut), "text/plain")).toBe(415);
  expect(await status(JSON.stringify(debut), "application/x-www-form-urlencoded")).toBe(415);
  expect(await status(JSON.stringify(debut), "application/json; charset=utf-8")).toBe(201);
  expect(await status(`"${"a".repeat(64 * 1024)}"`, "application/json")).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 70; n++) controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      controller.close();
    },
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: stream,
    duplex: "half",
  };
  expect(await answerOf(app.request("/api/simulation", init as RequestInit))).toEqual([
    413,
    { error: { code: "trop_volumineux", message: "Le corps de la demande dépasse 64 ko." } },
  ]);
});

test("un autre site ne peut pas faire écrire un navigateur", async () => {
  const { app } = testApp({ env: { PUBLIC_ORIGIN: "https://aides.exemple.fr" } });
  const status = async (headers: Record<string, string>) =>
    (await post(app, debut, { host: "localhost", ...headers })).status;
  expect(await status({ origin: "https://autre.fr" })).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ "sec-fetch-mode": "cors" })).toBe(403);
  expect(await status({ origin: "http://localhost" })).toBe(201);
  expect(await status({ origin: "https://aides.exemple.fr" })).toBe(201);
});

test("au-delà de soixante écritures par minute, il faut attendre", async () => {
  const { app, clock } = testApp();
  for (let n = 0; n < 60; n++) expect((await post(app, debut)).status).toBe(201);
  const refused = await post(app, debut);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await answerOf(refused)).toEqual([
    429,
    {
      error: {
        code: "trop_de_demandes",
        message: "Trop de demandes en peu de temps. Réessayez dans une minute.",
      },
    },
  ]);
  clock.at += 1_000;
  expect((await post(app, debut)).status).toBe(201);
});

test("trente enregistrements simultanés sont tous gardés", async () => {
  const { app } = testApp();
  const all = await Promise.all(Array.from({ length: 30 }, () => saved(app)));
  const statuses = await Promise.all(
    all.map(async ({ _id, token }) => (await app.request(`/api/simulation/${_id}`, bearer(token))).status),
  );
  expect([new Set(all.map(({ _id }) => _id)).size, new Set(statuses)]).toEqual([30, new Set([200])]);
});
