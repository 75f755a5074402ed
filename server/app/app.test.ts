import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { answerOf, bearer, complete, debut, post, testApp, ditRefus, refus } from "./test-kit.ts";
import { configBody, healthBody, parametersBody } from "../routes/schemas.ts";
import { aideBody, aideListee } from "../routes/schemas-aides.ts";
import * as v from "valibot";
import { derniereDate, parametres } from "../../catalogue/loi/parametres/parametres.ts";
import { BAREMES } from "../../test/fixtures/foyers.ts";

const introuvable = ditRefus(404, "introuvable", "Cette page n’existe pas ou n’est plus disponible.");

test("la santé du serveur suit celle de sa base", async () => {
  const { app, deps } = testApp();
  expect(await answerOf(app.request("/api/health"))).toEqual([200, v.parse(healthBody, { statut: "ok" })]);
  deps.db.close();
  expect(await answerOf(app.request("/api/health"))).toEqual(
    refus(503, "indisponible", "La base de données ne répond pas."),
  );
});

test("une santé bonne, demandée chaque seconde, ne s’écrit pas ; une mauvaise, et le reste, oui", async () => {
  const { app, deps, lines } = testApp();
  const routes = () => lines.map((ligne) => /^requête .*route=(\S+) statut=(\d+)/.exec(ligne)?.slice(1));
  await app.request("/api/config");
  await app.request("/api/health");
  expect(routes()).toEqual([["/api/config", "200"]]);
  await deps.db.close();
  await app.request("/api/health");
  expect(routes().at(-1)).toEqual(["/api/health", "503"]);
});

test("la configuration publique dit la marque, la conservation et les liens", async () => {
  const { app } = testApp({
    env: { BRAND: "banque", ADVISER_URL: "https://banque.exemple.fr/c", RETENTION_HOURS: "2" },
  });
  const expected = {
    marque: "banque",
    retentionHours: 2,
    liens: { conseiller: "https://banque.exemple.fr/c" },
  };
  expect(await answerOf(app.request("/api/config"))).toEqual([200, v.parse(configBody, expected)]);
});

test("une adresse d’API inconnue est introuvable, une méthode inconnue est refusée", async () => {
  const { app } = testApp();
  expect(await answerOf(app.request("/api/inconnue"))).toEqual([404, introuvable]);
  expect(await answerOf(app.request("/api"))).toEqual([404, introuvable]);
  const response = await app.request("/api/simulation", { method: "DELETE" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await app.request("/api/v1/aides", { method: "POST" })).headers.get("allow")).toBe("GET, HEAD");
});

test("la liste des aides est légère, triée, sans aide cachée, finie ou d’une autre marque", async () => {
  const light = {
    institution: "État",
    institutionId: "etat",
    territoire: "national",
    periodicite: "autre",
    unit: "euro",
    nature: "somme",
    besoin: "vivre",
  };
  const expected = [
    { id: "bafa", label: "Bourse au BAFA", type: "float", montant: 200, ...light },
    { id: "ppa", label: "Prime d’activité", type: "float", ...light },
    { id: "rsa", label: "RSA", type: "float", ...light },
  ];
  expect(await answerOf(testApp().app.request("/api/v1/aides"))).toEqual([
    200,
    { total: 3, aides: v.parse(v.array(aideListee), expected) },
  ]);
  const [, bank] = await answerOf(testApp({ env: { BRAND: "banque" } }).app.request("/api/v1/aides"));
  expect((bank as { aides: { id: string }[] }).aides.map(({ id }) => id)).toEqual([
    "bafa",
    "pret",
    "ppa",
    "rsa",
  ]);
});

test("une aide se lit seule, avec son institution et sans ses règles", async () => {
  const expected = {
    id: "bafa",
    label: "Bourse au BAFA",
    institution: { id: "etat", label: "État", type: "national" },
    description: "Une aide.",
    prefix: "une",
    source: "javascript",
    pourQui: [],
    exemple: "Une jeune femme de 19 ans qui veut passer le BAFA.",
    conditions: [],
    top: 1,
    type: "float",
    periodicite: "autre",
    unit: "euro",
    nature: "somme",
    besoin: "vivre",
    nonVerifiee: true,
    montant: 200,
  };
  expect(await answerOf(testApp().app.request("/api/v1/aides/bafa"))).toEqual([
    200,
    v.parse(aideBody, expected),
  ]);
});

test("l’aide finie garde sa page, qui le dit", async () => {
  const [status, fiche] = await answerOf(testApp().app.request("/api/v1/aides/finie"));
  expect([status, fiche]).toMatchObject([200, { id: "finie", fin: "2026-06-14", terminee: true }]);
});

test.each(["cachee", "pret", "inconnue", "__proto__", "%25"])("l’aide %s est introuvable", async (id) => {
  expect(await answerOf(testApp().app.request(`/api/v1/aides/${id}`))).toEqual(
    refus(404, "aide_introuvable", "Aucune aide ne porte ce nom."),
  );
});

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";

test("les paramètres de la loi sont rendus tels qu’ils sont en vigueur à une date", async () => {
  const HANDICAP =
    "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite";
  const lus = async (date: string) => {
    const [status, body] = await answerOf(testApp().app.request(`/api/openfisca/parameters/${date}`));
    expect([status, v.is(parametersBody, body)]).toEqual([200, true]);
    const { parameters } = body as { parameters: Record<string, unknown> };
    return [parameters[RSA], parameters[HANDICAP]];
  };
  const choisis = testApp().app.request(`/api/openfisca/parameters/2026-04-01?chemin=${RSA}`);
  expect(await answerOf(choisis)).toEqual([
    200,
    { date: "2026-04-01", baremes: BAREMES, parameters: { [RSA]: 651.69 } },
  ]);
  for (const chemin of ["absent", "__proto__", "constructor"])
    expect(
      (await testApp().app.request(`/api/openfisca/parameters/2026-04-01?chemin=${chemin}`)).status,
    ).toBe(404);
  expect(await lus("2026-03-31")).toEqual([646.52, 0.8]);
  expect(await lus("2026-04-01")).toEqual([651.69, 0.8]);
});

test.each(["2026-02-30", "15-06-2026", "hier", "2026-6-1", "2026-06-15T00:00"])(
  "la date %s n’existe pas",
  async (date) => {
    expect(await answerOf(testApp().app.request(`/api/openfisca/parameters/${date}`))).toEqual(
      refus(422, "date_invalide", "Une date AAAA-MM-JJ est attendue.", "isoDate"),
    );
  },
);

test.each([
  ["1990-01-01", true, 564.78],
  ["2021-12-31", true, 565.34],
  ["2022-01-01", false, 565.34],
  ["2026-12-31", false, 651.69],
  ["2100-12-31", true, parametres[RSA]?.valeurs[derniereDate(RSA)]],
])(
  "les paramètres répondent à toute date, et disent s’ils sont projetés : %s",
  async (date, projetes, rsa) => {
    const adresse = `/api/openfisca/parameters/${date}?chemin=${RSA}`;
    expect(await answerOf(testApp().app.request(adresse))).toEqual([
      200,
      {
        date,
        baremes: { connusDu: "2022-01-01", connusAu: "2026-12-31", projetes },
        parameters: { [RSA]: rsa },
      },
    ]);
  },
);

test("les aides que rien ne calcule sont celles de la législation qui ne sont pas couvertes", async () => {
  const list = (couvertes: string[]) =>
    answerOf(testApp({ couvertes: new Set(couvertes) }).app.request("/api/openfisca/missingbenefits"));
  const ppa = { id: "ppa", label: "Prime d’activité" };
  expect(await list([])).toEqual([200, [ppa, { id: "rsa", label: "RSA" }]]);
  expect(await list(["rsa"])).toEqual([200, [ppa]]);
  expect(await list(["rsa", "ppa"])).toEqual([200, []]);
});

test("les communes se cherchent par la requête q", async () => {
  const essai = {
    depcom: "00001",
    _codePostal: "00100",
    _nomCommune: "Essai",
    _departement: "00",
    _region: "00",
  };
  const { app } = testApp({ communes: (query) => (query === "st é" ? [essai] : []) });
  expect(await answerOf(app.request("/api/v1/communes?q=st%20%C3%A9"))).toEqual([200, [essai]]);
  expect(await answerOf(app.request("/api/v1/communes?q="))).toEqual([200, []]);
  const refused = ditRefus(
    400,
    "requete_invalide",
    "Indiquez un code postal ou un nom, de 100 caractères au plus.",
    "q",
  );
  expect(await answerOf(app.request("/api/v1/communes"))).toEqual([400, refused]);
  expect(await answerOf(app.request(`/api/v1/communes?q=${"a".repeat(101)}`))).toEqual([400, refused]);
});

test("un imprévu donne une erreur sans détail, et une ligne de journal sans le message", async () => {
  const { app, lines } = testApp({
    compute: () => Promise.reject(new TypeError("salaire_net 1234 de Camille")),
  });
  const saved = (await (await post(app, complete)).json()) as { _id: string; token: string };
  lines.length = 0;
  expect(await answerOf(app.request(`/api/simulation/${saved._id}/resultats`, bearer(saved.token)))).toEqual(
    refus(500, "erreur_interne", "Le serveur a rencontré un problème. Réessayez dans un instant."),
  );
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain("erreur nature=TypeError ou=at ");
  expect(lines.join()).not.toContain("1234");
});

test("le journal ne garde ni requête, ni corps, ni identifiant", async () => {
  const { app, lines } = testApp();
  await app.request("/api/v1/communes?q=rennes");
  await post(app, debut);
  await app.request("/api/simulation/abcdef/situation?x=1");
  await app.request("/api/%0Asalaire%0D");
  expect(lines).toEqual([
    "requête methode=GET route=/api/v1/communes statut=200 ms=0",
    "requête methode=POST route=/api/simulation statut=201 ms=0",
    "requête methode=GET route=/api/simulation/:id/:representation statut=404 ms=0",
    "requête methode=GET route=/api/* statut=404 ms=0",
  ]);
});

test("qui s’en va au milieu de son corps n’est la faute de personne", async () => {
  const { app, lines } = testApp();
  const incoming = Object.assign(new PassThrough(), { socket: { remoteAddress: "127.0.0.1" } });
  const init = { method: "POST", headers: { "content-type": "application/json" } };
  const reponse = app.request("/api/simulation", init, { incoming });
  setImmediate(() => incoming.destroy());
  expect((await reponse).status).toBe(499);
  expect(lines).toEqual(["requête methode=POST route=/api/simulation statut=499 ms=0"]);
});

test("toute réponse porte les en-têtes de sécurité", async () => {
  const { app } = testApp();
  for (const path of ["/api/health", "/api/inconnue", "/page", "/api/simulation"]) {
    const { headers } = await app.request(path);
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("strict-transport-security")).toBeNull();
    // No other site may read an answer.
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("le lecteur du carré d’un avis compile seul, et la caméra ne s’ouvre qu’à nos pages hors d’un cadre", async () => {
  const { app } = testApp();
  const entetes = async (path: string) => {
    const { headers } = await app.request(path);
    return [
      /script-src ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1],
      /camera=(\([^)]*\))/.exec(headers.get("permissions-policy") ?? "")?.[1],
    ];
  };
  expect(await entetes("/assets/lecteur-ouvrier-BDUnQ_Zz.js")).toEqual(["'self' 'wasm-unsafe-eval'", "()"]);
  expect(await entetes("/simulation/parents/rfr")).toEqual(["'self'", "(self)"]);
  expect(await entetes("/simulation/parents/rfr?iframe")).toEqual(["'self'", "()"]);
  expect(await entetes("/api/health")).toEqual(["'self'", "()"]);
  expect(await entetes("/assets/autre-ouvrier-BDUnQ_Zz.js")).toEqual(["'self'", "(self)"]);
});

test("les services de mesure ouverts sont les seuls que la page peut appeler ailleurs, l’API jamais", async () => {
  const { app } = testApp({
    env: {
      MATOMO_URL: "https://visites.exemple.fr/m",
      MATOMO_SITE_ID: "7",
      SENTRY_DSN: "https://cle@erreurs.exemple.fr/4",
    },
  });
  const appels = async (path: string) =>
    /connect-src ([^;]+)/.exec((await app.request(path)).headers.get("content-security-policy") ?? "")?.[1];
  expect(await appels("/a-propos")).toBe(
    "'self' https://visites.exemple.fr/m/matomo.php https://erreurs.exemple.fr/api/4/envelope/",
  );
  expect(await appels("/api/health")).toBe("'self'");
});

test("seule une page demandée avec ?iframe peut être encadrée, et jamais l’API", async () => {
  const { app } = testApp();
  const framing = async (path: string) => {
    const { headers } = await app.request(path);
    return [
      headers.get("content-security-policy")?.split("frame-ancestors ")[1],
      headers.get("x-frame-options"),
    ];
  };
  expect(await framing("/?iframe")).toEqual(["*", null]);
  expect(await framing("/simulation?iframe=true")).toEqual(["*", null]);
  expect(await framing("/")).toEqual(["'none'", "DENY"]);
  expect(await framing("/api/health?iframe")).toEqual(["'none'", "DENY"]);
});

test("avec FRAME_ANCESTORS, seuls ces sites et celui-ci peuvent encadrer une page", async () => {
  const { app } = testApp({ env: { FRAME_ANCESTORS: "https://a.exemple.fr, https://b.exemple.fr" } });
  const politique = async (path: string) =>
    (await app.request(path)).headers.get("content-security-policy")?.split("frame-ancestors ")[1];
  expect(await politique("/?iframe=1&hote=https://c.exemple.fr")).toBe(
    "'self' https://a.exemple.fr https://b.exemple.fr",
  );
  expect(await politique("/")).toBe("'none'");
});

test("seul le script d’intégration se charge depuis un autre site", async () => {
  const { app } = testApp();
  const partage = async (path: string) =>
    (await app.request(path)).headers.get("cross-origin-resource-policy");
  expect(await partage("/integration.js")).toBe("cross-origin");
  expect(await partage("/favicon.svg")).toBe("same-origin");
  expect(await partage("/api/health")).toBe("same-origin");
});

test("nos pages à côté de l’éditeur ont les droits de celles du produit, et d’écrire au service", async () => {
  const { app } = testApp({ env: { ADMIN_PROXY_URL: "http://127.0.0.1:8081/api/v1" } });
  const politiqueDe = async (path: string) =>
    (await app.request(path)).headers.get("content-security-policy") ?? "";
  const sienne = (await politiqueDe("/api/health")).replace(
    "connect-src 'self'",
    "connect-src 'self' http://127.0.0.1:8081",
  );
  for (const page of ["contributions", "aides", "relire"])
    expect(await politiqueDe(`/admin/${page}?iframe`)).toBe(sienne);
  expect(sienne).not.toContain("unsafe");
  expect(await politiqueDe("/admin/")).toContain("'unsafe-eval'");
});

test("HSTS n’est envoyé qu’en https, vu directement ou par un relais de confiance", async () => {
  const hsts = async (env: Record<string, string>, url: string, headers = {}) =>
    (await testApp({ env }).app.request(url, { headers })).headers.get("strict-transport-security");
  const relais = { "x-forwarded-proto": "https" };
  expect(await hsts({}, "https://exemple.fr/")).toBe("max-age=31536000; includeSubDomains");
  expect(await hsts({ TRUST_PROXY: "1" }, "http://exemple.fr/", relais)).toBe(
    "max-age=31536000; includeSubDomains",
  );
  expect(await hsts({}, "http://exemple.fr/", relais)).toBeNull();
});
