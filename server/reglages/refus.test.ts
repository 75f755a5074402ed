import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { estBoucle, refusDesReglages } from "./refus.ts";
import { environnement } from "./variables.ts";

const variables = Object.entries(environnement.entries).map(([nom, schema]) => ({
  nom,
  schema,
  exemple: v.getExamples(schema)[0],
  defaut: v.getDefault(schema),
}));

test.each(variables)("$nom accepte son exemple, qui n’est pas ce qu’elle vaut déjà", (variable) => {
  const { schema, exemple, defaut } = variable;
  expect(v.is(schema, exemple)).toBe(true);
  expect(exemple).not.toBe(defaut);
});

test.each(variables)("$nom dit à quoi elle sert, en une phrase d’un tableau", ({ schema }) => {
  // Without a full stop, which its table does without, nor what would cut its row.
  expect(v.getDescription(schema)).toMatch(/^[^|\n]{10,170}[^.|\n]$/);
});

describe("une variable que rien ne lit", () => {
  test.each([
    ["RETENTION_HOUR", "RETENTION_HOURS"],
    ["PUBLIC_ORIGINS", "PUBLIC_ORIGIN"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["SENTRY_DNS", "SENTRY_DSN"],
    ["METRIC_PORT", "METRICS_PORT"],
    ["database_max_mb", "DATABASE_MAX_MB"],
  ])("%s est refusée, et la bonne est dite : %s", (nom, bon) => {
    expect(refusDesReglages({ [nom]: "1" })).toEqual([`${nom} : variable inconnue ; est-ce ${bon} ?`]);
  });

  test("un nom qui commence comme les nôtres aussi", () => {
    expect(
      refusDesReglages({ VELOS_TEMPS: "1", RETENTION_DAYS: "1" }).map((dit) => dit.split(" ")[0]),
    ).toEqual(["VELOS_TEMPS", "RETENTION_DAYS"]);
  });
});

describe("ce que d’autres écrivent ne dérange pas", () => {
  test("le système d’ici", () => {
    expect(refusDesReglages(process.env as Record<string, string>)).toEqual([]);
  });

  // POSIX.1-2017 (XBD 8), systemd.exec(5), git(1), npm, Node, Docker, Kubernetes, Matomo, Sentry, PostgreSQL.
  const ECRITS = `
    HOME PATH PWD HOSTNAME HOSTTYPE LANG LOGNAME MAIL TERM TZ TMPDIR USER SHELL EDITOR DISPLAY
    COLUMNS HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY
    NOTIFY_SOCKET CREDENTIALS_DIRECTORY GIT_AUTHOR_NAME GIT_AUTHOR_DATE GIT_COMMITTER_NAME GIT_DIR
    GIT_TRACE GIT_SSH_COMMAND NODE_OPTIONS NODE_ENV NODE_EXTRA_CA_CERTS npm_config_cache
    npm_lifecycle_event MATOMO_DATABASE_HOST SENTRY_RELEASE SENTRY_ENVIRONMENT
    PGDATABASE KUBERNETES_SERVICE_HOST GIT_GATEWAY_SERVICE_PORT GIT_GATEWAY_PORT_8080_TCP_ADDR
    GIT_COMMIT CI_COMMIT_BRANCH RUNNER_NAME OPENFISCA_WORKERS OUVRIERS NUIT
  `;
  test.each(ECRITS.split(/\s+/).filter(Boolean))("%s", (nom) => {
    expect(refusDesReglages({ [nom]: "1" })).toEqual([]);
  });

  test("le port d’un service voisin, que Kubernetes écrit comme une adresse", () => {
    expect(refusDesReglages({ VELOS_PORT: "tcp://10.0.0.11:80", METRIC_PORT: "tcp://10.0.0.11:80" })).toEqual(
      [],
    );
  });
});

describe("ce qui se contredit", () => {
  const URLS = "https://un.exemple.fr";
  test.each([
    [{ OPENFISCA_REPLI: "embarque" }, "OPENFISCA_REPLI : ne sert à rien sans OPENFISCA_URL"],
    [{ GIT_GATEWAY_URL: URLS }, "GIT_GATEWAY_URL : ne sert à rien sans GIT_IDENTITY_URL"],
    [{ GIT_IDENTITY_URL: URLS }, "GIT_IDENTITY_URL : ne sert à rien sans GIT_GATEWAY_URL"],
    [{ GIT_ROLES: "editeur" }, "GIT_ROLES : ne sert à rien sans GIT_GATEWAY_URL"],
    [{ CODE_HOST_URL: URLS }, "CODE_HOST_URL : ne sert à rien sans DEMO_PULL_REQUEST"],
    [{ METRICS_HOST: "10.0.0.5" }, "METRICS_HOST : ne sert à rien sans METRICS_PORT"],
    [{ SUIVI_APRES_JOURS: "90" }, "SUIVI_APRES_JOURS : ne sert à rien sans SMTP_URL"],
    [{ METRICS_PORT: "3000" }, "METRICS_PORT et PORT : les mesures ont leur propre port"],
  ])("%o", (donnees, dit) => {
    expect(refusDesReglages(donnees)).toEqual([dit]);
  });

  const [BASE, AUTRE] = ["postgres://a:b@un.exemple.fr/base", "postgres://c:d@un.exemple.fr/autre"];
  const CLE = "bm9uLWNlY2ktbi1lc3QtcGFzLXVuZS1ib25uZS1jbGU";
  test.each<[Record<string, string>, RegExp]>([
    [{ DATABASE_URL: BASE }, /^DATABASE_CLE manque/],
    [{ DATABASE_CLE: CLE }, /^DATABASE_CLE : ne sert à rien sans DATABASE_URL$/],
    [{ SUIVI_DATABASE_URL: AUTRE }, /^SUIVI_DATABASE_URL : ne sert à rien sans DATABASE_URL$/],
    [{ DATABASE_URL: BASE, DATABASE_CLE: CLE, DATABASE_MAX_MB: "9" }, /^DATABASE_MAX_MB : la place/],
    [{ DATABASE_URL: BASE, DATABASE_CLE: CLE, RAPPEL_MAX_PAR_JOUR: "9" }, /^SUIVI_DATABASE_URL manque/],
    [
      {
        DATABASE_URL: BASE,
        DATABASE_CLE: CLE,
        SUIVI_DATABASE_URL: "postgres://autre:compte@un.exemple.fr/base?sslmode=verify-full",
      },
      /^SUIVI_DATABASE_URL : rien ne doit joindre/,
    ],
    [
      {
        DATABASE_URL: BASE,
        DATABASE_CLE: CLE,
        SMTP_URL: "smtps://smtp.exemple.fr",
        COURRIEL_DE: "aides@exemple.fr",
        PUBLIC_ORIGIN: "https://aides.exemple.fr",
      },
      /^SUIVI_DATABASE_URL manque : .*qui ne veut plus de courriel/,
    ],
  ])("PostgreSQL : %o", (donnees, dit) => {
    expect(refusDesReglages(donnees)).toEqual([expect.stringMatching(dit)]);
  });

  test("une base PostgreSQL, sa clé, et une autre pour le suivi : rien à redire", () => {
    const deux = { DATABASE_URL: BASE, DATABASE_CLE: CLE, SUIVI_DATABASE_URL: AUTRE };
    expect(refusDesReglages({ ...deux, RAPPEL_MAX_PAR_JOUR: "9", DATABASE: "/donnees/base.sqlite" })).toEqual(
      [],
    );
    expect(readConfig({ ...deux }).postgres).toEqual({ base: BASE, suivi: AUTRE, cle: CLE });
    for (const fausse of [
      { DATABASE_URL: "mysql://a/b" },
      { DATABASE_URL: "postgres://a" },
      { DATABASE_CLE: "court" },
    ])
      expect(() => readConfig({ ...deux, ...fausse })).toThrow(/est attendue|sont attendus/);
  });

  test("deux ports au choix du système ne sont pas le même", () => {
    expect(refusDesReglages({ METRICS_PORT: "0", PORT: "0" })).toEqual([]);
  });
});

describe("l’édition sans compte", () => {
  const ADMIN_PROXY_URL = "http://127.0.0.1:8081/api/v1";

  test("est permise à sa machine, sous tous ses noms", () => {
    for (const HOST of ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
      expect(
        refusDesReglages({ ADMIN_PROXY_URL, HOST, TRUST_PROXY: "0", PUBLIC_ORIGIN: "http://localhost:3000" }),
      ).toEqual([]);
    expect(refusDesReglages({ ADMIN_PROXY_URL: "http://[::1]:8081/api/v1" })).toEqual([]);
  });

  test.each([
    [{ HOST: "0.0.0.0" }, /HOST l’ouvre au réseau$/],
    [{ HOST: "::" }, /HOST l’ouvre au réseau$/],
    [{ HOST: "192.168.1.4" }, /HOST l’ouvre au réseau$/],
    [{ HOST: "aides.exemple.fr" }, /HOST l’ouvre au réseau$/],
    [{ TRUST_PROXY: "1" }, /TRUST_PROXY dit qu’un mandataire l’ouvre$/],
    [{ PUBLIC_ORIGIN: "http://localhost:3000, https://aides.exemple.fr" }, /PUBLIC_ORIGIN lui donne/],
    [{ ADMIN_PROXY_URL: "http://10.0.0.5:8081/api/v1" }, /cette adresse est celle d’une autre$/],
    [{ GIT_GATEWAY_URL: "https://a.fr", GIT_IDENTITY_URL: "https://a.fr" }, /pas les deux$/],
  ])("%o ne démarre pas", (donnees, dit) => {
    const refus = refusDesReglages({ ADMIN_PROXY_URL, ...donnees });
    expect(refus).toHaveLength(1);
    expect(refus[0]).toMatch(dit);
  });
});

// RFC 1122 (3.2.1.3), RFC 4291 (2.5.3 and 2.5.5.2), RFC 6761 (6.3).
test.each([
  ["127.0.0.1", true],
  ["127.255.255.254", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["localhost", true],
  ["0.0.0.0", false],
  ["128.0.0.1", false],
  ["::", false],
  ["localhost.exemple.fr", false],
  ["", false],
])("« %s » est la machine elle-même : %s", (hote, attendu) => {
  expect(estBoucle(hote)).toBe(attendu);
});
