import { expect, test } from "vitest";
import { avertissementsDe, brancheDEdition, exploitantManquant, readConfig } from "./config.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { nodeProblem } from "../app/node-version.ts";

test("sans variable d’environnement, les valeurs par défaut s’appliquent", () => {
  expect(readConfig({ PATH: "/bin", BRAND: "" })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    database: "data/cap-aides.sqlite",
    retentionHours: 24,
    marque: "neutre",
    repliEmbarque: false,
    publicOrigins: [],
    trustedProxies: 0,
    rateLimitFactor: 1,
    databaseMaxMb: 1024,
    velosDelaiMs: 4000,
    metricsHost: "127.0.0.1",
    liens: {},
    exploitant: {},
    relecture: false,
    essais: [],
  });
});

test("la branche des éditeurs se lit seule : vide, c’est main ; un nom qui n’en est pas un se dit", () => {
  const lues = [{}, { GIT_BRANCH: "" }, { GIT_BRANCH: "catalogue/2026" }].map(brancheDEdition);
  expect(lues).toEqual(["main", "main", "catalogue/2026"]);
  expect(() => brancheDEdition({ GIT_BRANCH: "l’été" })).toThrow(
    "GIT_BRANCH : un nom de branche est attendu",
  );
});

test("toutes les variables sont lues", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE: "/var/aides.sqlite",
      RETENTION_HOURS: "2",
      BRAND: "banque",
      OPENFISCA_URL: "http://openfisca:5000/",
      OPENFISCA_REPLI: "embarque",
      ETABLISSEMENTS_URL: "https://repertoire.exemple.fr/v3/",
      PUBLIC_ORIGIN: "https://aides.exemple.fr, https://banque.exemple.fr",
      FRAME_ANCESTORS: "https://www.exemple.fr, https://ml.exemple.fr:8443",
      TRUST_PROXY: "2",
      RATE_LIMIT_FACTOR: "50",
      DATABASE_MAX_MB: "20",
      VELOS_DELAI_MS: "9000",
      METRICS_PORT: "9100",
      METRICS_HOST: "10.0.0.5",
      ADVISER_URL: "https://banque.exemple.fr/conseiller",
      APPOINTMENT_URL: "https://banque.exemple.fr/rendez-vous",
      CONTACT_URL: "https://banque.exemple.fr/contact",
      ALERTS_URL: "https://banque.exemple.fr/alertes",
      REVIEW_ANSWERS: "oui",
      AB_TESTS: "appel, titre",
      OPERATOR_NAME: "Ville d’Exemple",
      OPERATOR_ADDRESS: "1 place de la Mairie, 35000 Rennes",
      OPERATOR_CONTACT: "aides@exemple.fr",
      PUBLICATION_DIRECTOR: "Ana Exemple",
      MATOMO_URL: "https://visites.exemple.fr/matomo",
      MATOMO_SITE_ID: "7",
      SENTRY_DSN: "https://cle@erreurs.exemple.fr/4",
      HOSTING_PROVIDER: "Hébergeur, 2 rue du Serveur, Rennes",
    }),
  ).toEqual({
    port: 8080,
    host: "0.0.0.0",
    database: "/var/aides.sqlite",
    retentionHours: 2,
    marque: "banque",
    openfiscaUrl: "http://openfisca:5000",
    repliEmbarque: true,
    etablissementsUrl: "https://repertoire.exemple.fr/v3",
    publicOrigins: ["https://aides.exemple.fr", "https://banque.exemple.fr"],
    parents: ["https://www.exemple.fr", "https://ml.exemple.fr:8443"],
    trustedProxies: 2,
    rateLimitFactor: 50,
    databaseMaxMb: 20,
    velosDelaiMs: 9000,
    metricsPort: 9100,
    metricsHost: "10.0.0.5",
    liens: {
      conseiller: "https://banque.exemple.fr/conseiller",
      rendezVous: "https://banque.exemple.fr/rendez-vous",
      contact: "https://banque.exemple.fr/contact",
      alertes: "https://banque.exemple.fr/alertes",
    },
    exploitant: {
      nom: "Ville d’Exemple",
      adresse: "1 place de la Mairie, 35000 Rennes",
      contact: "aides@exemple.fr",
      directeur: "Ana Exemple",
      hebergeur: "Hébergeur, 2 rue du Serveur, Rennes",
    },
    mesure: {
      visites: { adresse: "https://visites.exemple.fr/matomo/", site: "7" },
      erreurs: "https://cle@erreurs.exemple.fr/4",
    },
    relecture: true,
    essais: ["appel", "titre"],
  });
});

test("chaque variable fausse est nommée", () => {
  const read = () =>
    readConfig({
      PORT: "70000",
      RETENTION_HOURS: "demain",
      BRAND: "autre",
      OPENFISCA_URL: "ftp://openfisca",
      OPENFISCA_REPLI: "oui",
      PUBLIC_ORIGIN: "exemple.fr",
      TRUST_PROXY: "oui",
      RETENTION_HOUR: "2",
      CODE_HOST_URL: "https://api.exemple.fr",
    });
  expect(read).toThrow(
    [
      "PORT : un nombre entier entre 0 et 65535 est attendu",
      "PUBLIC_ORIGIN : des origines telles que https://exemple.fr sont attendues",
      "TRUST_PROXY : un nombre entier entre 0 et 10 est attendu",
      "RETENTION_HOURS : un nombre entier entre 1 et 744 est attendu",
      "OPENFISCA_URL : une adresse http(s) est attendue",
      "OPENFISCA_REPLI : embarque est attendu",
      "BRAND : neutre ou banque est attendu",
      "RETENTION_HOUR : variable inconnue ; est-ce RETENTION_HOURS ?",
      "CODE_HOST_URL : ne sert à rien sans DEMO_PULL_REQUEST",
    ].join("\n"),
  );
});

test("ce qui manque aux mentions légales se dit par le nom de sa variable", () => {
  const { exploitant } = readConfig({ OPERATOR_NAME: "Ville d’Exemple", HOSTING_PROVIDER: "" });
  expect(exploitantManquant(exploitant)).toEqual([
    "OPERATOR_ADDRESS",
    "OPERATOR_CONTACT",
    "PUBLICATION_DIRECTOR",
    "HOSTING_PROVIDER",
  ]);
});

test("une mesure à moitié dite est refusée, une adresse d’erreurs illisible aussi", () => {
  expect(() => readConfig({ MATOMO_URL: "https://visites.exemple.fr" })).toThrow(
    "MATOMO_URL : ne sert à rien sans MATOMO_SITE_ID",
  );
  expect(() => readConfig({ MATOMO_SITE_ID: "7" })).toThrow(
    "MATOMO_SITE_ID : ne sert à rien sans MATOMO_URL",
  );
  for (const SENTRY_DSN of [
    "https://erreurs.exemple.fr/4",
    "https://cle@erreurs.exemple.fr/",
    "ftp://a@b/1",
    "x",
  ])
    expect(() => readConfig({ SENTRY_DSN })).toThrow("SENTRY_DSN : une adresse telle que");
  expect(readConfig({ SENTRY_DSN: "http://cle@127.0.0.1:9/sous/4" }).mesure).toEqual({
    erreurs: "http://cle@127.0.0.1:9/sous/4",
  });
});

test("un serveur ouvert au réseau qui ne sait pas son adresse le dit, une fois, sans refuser", () => {
  const dits = (env: Record<string, string>) =>
    avertissementsDe(readConfig(env)).map((dit) => dit.split(" ")[0]);
  expect(dits({})).toEqual([]);
  expect(dits({ HOST: "::1" })).toEqual([]);
  expect(dits({ HOST: "0.0.0.0" })).toEqual(["PUBLIC_ORIGIN"]);
  expect(dits({ TRUST_PROXY: "1" })).toEqual(["PUBLIC_ORIGIN"]);
  expect(dits({ TRUST_PROXY: "1", PUBLIC_ORIGIN: "https://aides.exemple.fr" })).toEqual([]);
});

test.each([
  ["une heure avant minuit à Paris, en hiver", "2026-12-31T22:59:59Z", "2026-12-31"],
  ["minuit à Paris, quand il n’est que 23 h à Londres", "2026-12-31T23:00:00Z", "2027-01-01"],
  ["minuit à Paris, en été", "2026-07-13T22:00:00Z", "2026-07-14"],
  ["l’heure que l’été saute", "2026-03-29T01:30:00Z", "2026-03-29"],
  ["un 29 février", "2028-02-29T12:00:00Z", "2028-02-29"],
  ["le dernier jour calculé", "2100-12-31T12:00:00Z", "2100-12-31"],
])("le jour en France : %s", (_, instant, attendu) => {
  expect(jourEnFrance(new Date(instant))).toBe(attendu);
});

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s convient", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["18.20.4", "20.18.3", "16.0.0"])(
  "Node %s est refusé avec la version demandée et la version trouvée",
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Cap Aides demande Node 20.19 ou plus récent ; la version installée est ${version}. Installez-la depuis https://nodejs.org puis relancez la commande.`,
    );
  },
);
