import type { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ecouter, portLibre } from "../../test/ecouter.ts";
import { readConfig } from "../reglages/config.ts";
import { verifierIdentite } from "../http/distant.ts";
import { answerOf, bearer, refus, testApp } from "../app/test-kit.ts";
import { contributionsBody } from "./schemas-contributions.ts";

const LOCALE = { ADMIN_PROXY_URL: "http://127.0.0.1:8081/api/v1" };
const passerelle = (identite: string) => ({
  GIT_GATEWAY_URL: "https://edition.exemple.fr/git",
  GIT_IDENTITY_URL: identite,
});

/** Accounts as GoTrue’s `GET /user` gives them; roles are in what the operator alone writes. */
const COMPTES: Readonly<Record<string, object>> = {
  "Bearer le-bon": { id: "1", email: "edith@exemple.fr", app_metadata: { roles: ["editeur"] } },
  "Bearer inscrit": {
    id: "2",
    email: "passant@exemple.fr",
    app_metadata: { provider: "email" },
    user_metadata: { roles: ["editeur"] },
  },
};

/** An identity service that knows two tokens; `muet` it takes the call and never answers. */
async function service(faces: { muet?: boolean; statut?: number } = {}) {
  const demandes: string[] = [];
  const adresse = await ecouter((request, response) => {
    demandes.push(`${request.method} ${request.url}`);
    if (faces.muet) return;
    const connu = COMPTES[request.headers.authorization ?? ""];
    response.writeHead(connu ? 200 : (faces.statut ?? 401), { "content-type": "application/json" });
    response.end(connu ? JSON.stringify(connu) : '{"msg":"Invalid token"}');
  });
  return { url: `${adresse}/identite`, demandes };
}

const proposee = {
  sorte: "aide",
  titre: "Bourse au permis",
  organisme: "Ville de Rennes",
  texte: "300 € pour passer le permis.",
};

const envoyer = async (app: Hono, corps: object = proposee) =>
  (await (
    await app.request("/api/contributions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(corps),
    })
  ).json()) as { id: string };

const dire = (app: Hono, id: string, corps: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/contributions/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(corps),
  });

const lister = (app: Hono, token?: string) =>
  app.request("/api/contributions", token === undefined ? {} : bearer(token));

const FERME = refus(404, "introuvable", "Cette page n’existe pas ou n’est plus disponible.");
const A_CONNECTER = refus(401, "connexion_requise", "Connectez-vous à la page des éditeurs.");
const MUET = refus(503, "identite_injoignable", "Le service de connexion des éditeurs ne répond pas.");

describe("sur l’ordinateur d’un éditeur", () => {
  test("les contributions se listent, celles qui attendent d’abord", async () => {
    const { app, clock } = testApp({ env: LOCALE });
    const { id } = await envoyer(app);
    clock.at += 60_000;
    await envoyer(app, { sorte: "erreur", aide: "rsa", texte: "Le montant a changé." });
    expect(await answerOf(dire(app, id, { etat: "reprise" }))).toEqual([200, { etat: "reprise" }]);
    const [status, body] = await answerOf(lister(app));
    expect([status, v.parse(contributionsBody, body)]).toEqual([
      200,
      [
        {
          id: "AgICAgICAgICAgICAgICAgIC",
          recueLe: "2026-06-15T10:01:00.000Z",
          sorte: "erreur",
          etat: "nouvelle",
          aide: "rsa",
          label: "RSA",
          collection: "aides-de-la-loi",
          texte: "Le montant a changé.",
        },
        { ...proposee, id, recueLe: "2026-06-15T10:00:00.000Z", etat: "reprise" },
      ],
    ]);
  });

  test.each([
    ["bafa", "aides"],
    ["rsa", "aides-de-la-loi"],
    ["finie", "covoiturage"],
  ])("ce qui se dit de %s s’ouvre dans la collection « %s »", async (aide, collection) => {
    const { app } = testApp({ env: LOCALE });
    await envoyer(app, { sorte: "erreur", aide, texte: "Le montant a changé." });
    expect(await (await lister(app)).json()).toMatchObject([{ aide, collection }]);
  });

  test("une contribution garde son brouillon, puis se ferme ; l’organisme nommé est trouvé", async () => {
    const { app } = testApp({ env: LOCALE });
    const { id } = await envoyer(app, { ...proposee, organisme: "L’Etat" });
    const [{ institution }] = (await (await lister(app)).json()) as [{ institution?: string }];
    expect(institution).toBe("etat");
    const brouillon = "aides/etat-bourse-au-permis";
    await dire(app, id, { etat: "reprise", brouillon });
    expect(await (await lister(app)).json()).toMatchObject([{ ...proposee, organisme: "L’Etat", brouillon }]);
    await dire(app, id, { etat: "reprise", publiee: true });
    expect(await (await lister(app)).json()).toMatchObject([{ etat: "reprise", brouillon, publiee: true }]);
  });

  test.each([
    { etat: "effacée" },
    { etat: "reprise", brouillon: "../x" },
    {},
    { etat: "reprise", texte: "autre" },
    null,
  ])("%o n’est pas une suite", async (corps) => {
    const { app } = testApp({ env: LOCALE });
    const { id } = await envoyer(app);
    const [status, body] = await answerOf(dire(app, id, corps));
    expect([status, body]).toMatchObject([422, { code: "contribution_invalide" }]);
    expect(await (await lister(app)).json()).toMatchObject([{ etat: "nouvelle" }]);
  });

  test("une contribution qui n’est plus là le dit ; un autre site n’en change aucune", async () => {
    const { app } = testApp({ env: LOCALE });
    expect((await dire(app, "inconnue", { etat: "reprise" })).status).toBe(404);
    const { id } = await envoyer(app);
    expect((await dire(app, id, { etat: "reprise" }, { origin: "https://ailleurs.example" })).status).toBe(
      403,
    );
  });

  test("un serveur ouvert au réseau, ou joint sous un autre nom, reste fermé", async () => {
    // Such a server does not start; it would stay shut all the same.
    const ouvert = testApp({ config: { ...readConfig(LOCALE), host: "0.0.0.0" } }).app;
    expect(await answerOf(lister(ouvert))).toEqual(FERME);
    const { app } = testApp({ env: LOCALE });
    expect(await answerOf(app.request("http://hostile.example/api/contributions"))).toEqual(FERME);
    expect(
      await answerOf(app.request("/api/contributions", { headers: { "x-forwarded-for": "203.0.113.7" } })),
    ).toEqual(FERME);
    expect((await app.request("http://127.0.0.1:3000/api/contributions")).status).toBe(200);
    expect((await app.request("http://[::1]:3000/api/contributions")).status).toBe(200);
  });
});

test("sans édition, personne ne lit ni ne change rien", async () => {
  const { app } = testApp();
  const { id } = await envoyer(app);
  expect(await answerOf(lister(app, "le-bon"))).toEqual(FERME);
  expect(await answerOf(dire(app, id, { etat: "reprise" }))).toEqual(FERME);
});

describe("derrière une passerelle", () => {
  test("le jeton que le service connaît ouvre ; un autre, ou aucun, non", async () => {
    const { url } = await service();
    const { app } = testApp({ env: passerelle(url) });
    const { id } = await envoyer(app);
    expect(await answerOf(lister(app))).toEqual(A_CONNECTER);
    expect((await lister(app)).headers.get("www-authenticate")).toBe("Bearer");
    expect(await answerOf(lister(app, "un-autre"))).toEqual(A_CONNECTER);
    expect(await answerOf(lister(app, "x".repeat(5_000)))).toEqual(A_CONNECTER);
    expect(await answerOf(dire(app, id, { etat: "reprise" }))).toEqual(A_CONNECTER);
    expect((await lister(app, "le-bon")).status).toBe(200);
    const suite = await dire(app, id, { etat: "écartée" }, bearer("le-bon").headers);
    expect(await answerOf(suite)).toEqual([200, { etat: "écartée" }]);
  });

  test("le service n’est redemandé qu’après une minute, et seulement à son adresse", async () => {
    const { url, demandes } = await service();
    const { app, clock } = testApp({ env: passerelle(`${url}/`) });
    for (let n = 0; n < 3; n++) await lister(app, "le-bon");
    expect(demandes).toEqual(["GET /identite/user"]);
    clock.at += 59_999;
    await lister(app, "le-bon");
    expect(demandes).toHaveLength(1);
    clock.at += 1;
    await lister(app, "le-bon");
    expect(demandes).toHaveLength(2);
  });

  test("un service qui répond mal ferme à qui il répond mal, sans rien dire de plus", async () => {
    const { url, demandes } = await service({ statut: 500 });
    const { app, lines } = testApp({ env: passerelle(url) });
    for (let n = 0; n < 4; n++) expect(await answerOf(lister(app, `un-autre-${n}`))).toEqual(MUET);
    const refusee = await lister(app, "un-autre");
    expect([refusee.status, refusee.headers.get("retry-after")]).toEqual([503, "60"]);
    // A status is an answer: strangers who get faults shut nobody out.
    expect((await lister(app, "le-bon")).status).toBe(200);
    expect(demandes).toHaveLength(6);
    expect(lines.join()).not.toContain("le-bon");
  });

  test("un service arrêté, ou qui ne répond pas à temps, ferme aussi", async () => {
    const url = `http://127.0.0.1:${await portLibre()}/identite`;
    expect(await answerOf(lister(testApp({ env: passerelle(url) }).app, "le-bon"))).toEqual(MUET);
    const muet = await service({ muet: true });
    const roles = ["editeur"];
    const verifier = verifierIdentite(muet.url, { now: () => new Date(0), roles, delaiMs: 300 });
    expect([await verifier("le-bon"), muet.demandes]).toEqual(["muet", ["GET /identite/user"]]);
  });

  test("un service qui se tait est laissé tranquille, sans qu’un inconnu ferme à une éditrice déjà connue", async () => {
    const faces = { muet: false };
    const { url, demandes } = await service(faces);
    const clock = { at: 0 };
    const roles = ["editeur"];
    const verifier = verifierIdentite(url, { now: () => new Date(clock.at), roles, delaiMs: 400 });
    expect(await verifier("le-bon")).toBe("éditeur");
    faces.muet = true;
    for (let n = 0; n < 4; n++) expect(await verifier(`inconnu-${n}`)).toBe("muet");
    expect(demandes).toHaveLength(4);
    faces.muet = false;
    clock.at = 61_000 - 40_000;
    expect(await verifier("inconnu-9")).toBe("muet");
    clock.at = 61_000;
    for (let n = 0; n < 3; n++) await verifier("le-bon");
    expect(await verifier("le-bon")).toBe("éditeur");
  });

  test("un compte sans le rôle n’est pas celui d’une éditrice, quoi qu’il dise de lui-même", async () => {
    const { url } = await service();
    const { app } = testApp({ env: passerelle(url) });
    expect(await answerOf(lister(app, "inscrit"))).toEqual(
      refus(
        403,
        "role_requis",
        "Ce compte n’a pas le rôle des éditeurs. La personne qui exploite ce site le donne.",
      ),
    );
    const autre = testApp({ env: { ...passerelle(url), GIT_ROLES: "relecture, editeur" } });
    expect((await lister(autre.app, "le-bon")).status).toBe(200);
    const sans = testApp({ env: { ...passerelle(url), GIT_ROLES: "chef" } });
    expect((await lister(sans.app, "le-bon")).status).toBe(403);
  });
});
