import * as v from "valibot";
import { marques } from "../catalogue/situation/vocabulaire.ts";
import type { Mesure } from "../machines/pages/mesure.ts";
import { isDsn, mesureDe } from "./mesure.ts";
import type { Marque } from "../catalogue/situation/context.ts";

/** What the legal pages must say of who runs the site, and the variable that tells it. */
const EXPLOITANT = {
  nom: "OPERATOR_NAME",
  adresse: "OPERATOR_ADDRESS",
  contact: "OPERATOR_CONTACT",
  directeur: "PUBLICATION_DIRECTOR",
  hebergeur: "HOSTING_PROVIDER",
} as const;

/** Who runs the site; what is missing is said to be. */
export type Exploitant = Partial<Record<keyof typeof EXPLOITANT, string>>;

/** Names of the variables that the legal pages lack. */
export const exploitantManquant = (exploitant: Exploitant): string[] =>
  Object.entries(EXPLOITANT).flatMap(([fait, variable]) =>
    exploitant[fait as keyof Exploitant] === undefined ? [variable] : [],
  );

/** What the server is told when it starts. */
export interface Config {
  port: number;
  host: string;
  /** Path of the SQLite file. */
  database: string;
  /** Hours after which a stored simulation is erased. */
  retentionHours: number;
  marque: Marque;
  /** OpenFisca Web API; without it no remote legislation is called. */
  openfiscaUrl?: string;
  /** True to compute with the embedded engine when that API gives nothing. */
  repliEmbarque: boolean;
  /** Directory of public establishments; without it no place is found. */
  etablissementsUrl?: string;
  /** Page of the pull request that demo mode shows, and its address at the code host’s API. */
  demande?: { lien: string; api?: string };
  /** Origins that may write, besides the server’s own. */
  publicOrigins: readonly string[];
  /** Where editors write; without it `/admin` is closed. */
  edition?: {
    proxy?: string;
    approbation?: string;
    passerelle?: { git: string; identite: string; roles: readonly string[] };
    branche: string;
  };
  /** Proxies between the visitors and the server, each adding to `X-Forwarded-For`; 0 when they are not read. */
  trustedProxies: number;
  /** What every rate limit is multiplied by. */
  rateLimitFactor: number;
  /** Most megabytes of the database; beyond, saves are refused until some expire. */
  databaseMaxMb: number;
  /** Milliseconds that the bike aids of one household may take, the wait included. */
  velosDelaiMs: number;
  /** Port of the Prometheus metrics; none by default. */
  metricsPort?: number;
  /** External links of the pages. */
  liens: { conseiller?: string; rendezVous?: string; contact?: string; alertes?: string };
  /** Name of the bank’s regional branch, in its legal notice. */
  caisse?: string;
  /** Who runs this site and answers for it, as the legal pages name them. */
  exploitant: Exploitant;
  /** Services that visits and faults are told to; absent by default. */
  mesure?: Mesure;
  /** Answers are read again before the results. */
  relecture: boolean;
  /** A/B tests of screens that are open. */
  essais: readonly string[];
}

const httpUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} : une adresse http(s) est attendue`),
    v.regex(/^https?:\/\//, `${name} : une adresse http(s) est attendue`),
  );

const integer = (name: string, min: number, max: number) => {
  const message = `${name} : un nombre entier entre ${min} et ${max} est attendu`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** A list separated by commas. */
const names = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
);

const origins = v.pipe(
  names,
  v.array(
    v.pipe(
      v.string(),
      v.check(isOrigin, "PUBLIC_ORIGIN : des origines telles que https://exemple.fr sont attendues"),
    ),
  ),
);

const environment = v.object({
  PORT: v.optional(integer("PORT", 0, 65_535), "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATABASE: v.optional(v.string(), "data/cap-aides.sqlite"),
  RETENTION_HOURS: v.optional(integer("RETENTION_HOURS", 1, 24 * 31), "24"),
  BRAND: v.optional(
    v.picklist(Object.keys(marques) as Marque[], "BRAND : neutre ou banque est attendu"),
    "neutre",
  ),
  OPENFISCA_URL: v.optional(httpUrl("OPENFISCA_URL")),
  REVIEW_ANSWERS: v.optional(v.literal("oui", "REVIEW_ANSWERS : oui est attendu")),
  OPENFISCA_REPLI: v.optional(v.literal("embarque", "OPENFISCA_REPLI : embarque est attendu")),
  ETABLISSEMENTS_URL: v.optional(httpUrl("ETABLISSEMENTS_URL")),
  ADMIN_APPROVAL_URL: v.optional(httpUrl("ADMIN_APPROVAL_URL")),
  ADMIN_PROXY_URL: v.optional(httpUrl("ADMIN_PROXY_URL")),
  GIT_GATEWAY_URL: v.optional(httpUrl("GIT_GATEWAY_URL")),
  GIT_IDENTITY_URL: v.optional(httpUrl("GIT_IDENTITY_URL")),
  GIT_BRANCH: v.optional(
    v.pipe(v.string(), v.regex(/^[\w./-]+$/, "GIT_BRANCH : un nom de branche est attendu")),
    "main",
  ),
  GIT_ROLES: v.optional(names, "editeur"),
  PUBLIC_ORIGIN: v.optional(origins, ""),
  TRUST_PROXY: v.optional(integer("TRUST_PROXY", 0, 10), "0"),
  RATE_LIMIT_FACTOR: v.optional(integer("RATE_LIMIT_FACTOR", 1, 1_000_000), "1"),
  DATABASE_MAX_MB: v.optional(integer("DATABASE_MAX_MB", 1, 1_000_000), "1024"),
  VELOS_DELAI_MS: v.optional(integer("VELOS_DELAI_MS", 100, 120_000), "4000"),
  METRICS_PORT: v.optional(integer("METRICS_PORT", 0, 65_535)),
  ADVISER_URL: v.optional(httpUrl("ADVISER_URL")),
  APPOINTMENT_URL: v.optional(httpUrl("APPOINTMENT_URL")),
  CONTACT_URL: v.optional(httpUrl("CONTACT_URL")),
  DEMO_PULL_REQUEST: v.optional(httpUrl("DEMO_PULL_REQUEST")),
  CODE_HOST_URL: v.optional(httpUrl("CODE_HOST_URL")),
  ALERTS_URL: v.optional(httpUrl("ALERTS_URL")),
  MATOMO_URL: v.optional(httpUrl("MATOMO_URL")),
  MATOMO_SITE_ID: v.optional(integer("MATOMO_SITE_ID", 1, 1_000_000_000)),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check(isDsn, "SENTRY_DSN : une adresse telle que https://cle@erreurs.exemple.fr/4 est attendue"),
    ),
  ),
  BRANCH_NAME: v.optional(v.string()),
  AB_TESTS: v.optional(names, ""),
  ...v.entriesFromList(Object.values(EXPLOITANT), v.optional(v.string())),
});

/** The branch where editors publish (`GIT_BRANCH`, `main` by default); throws in French for a name that is none. */
export const brancheDEdition = (env: Readonly<Record<string, string | undefined>>): string =>
  v.parse(environment.entries.GIT_BRANCH, env["GIT_BRANCH"] || undefined);

/** Where editors write: a local proxy first, else a git gateway with its identity service. */
function editionDe(lu: {
  ADMIN_PROXY_URL?: string;
  ADMIN_APPROVAL_URL?: string;
  GIT_GATEWAY_URL?: string;
  GIT_IDENTITY_URL?: string;
  GIT_BRANCH: string;
  GIT_ROLES: readonly string[];
}): Pick<Config, "edition"> {
  const branche = lu.GIT_BRANCH;
  if (lu.ADMIN_PROXY_URL) {
    const approbation = lu.ADMIN_APPROVAL_URL && { approbation: lu.ADMIN_APPROVAL_URL };
    return { edition: { proxy: lu.ADMIN_PROXY_URL, ...approbation, branche } };
  }
  if (!lu.GIT_GATEWAY_URL || !lu.GIT_IDENTITY_URL) return {};
  const passerelle = { git: lu.GIT_GATEWAY_URL, identite: lu.GIT_IDENTITY_URL, roles: lu.GIT_ROLES };
  return { edition: { passerelle, branche } };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Reads the configuration from the environment; empty variables count as absent.
 * Throws an Error whose message lists every problem in French.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text !== ""),
  );
  const { success, output, issues } = v.safeParse(environment, given);
  if (!success) throw new Error(issues.map((issue) => issue.message).join("\n"));
  return {
    port: output.PORT,
    host: output.HOST,
    database: output.DATABASE,
    retentionHours: output.RETENTION_HOURS,
    marque: output.BRAND,
    ...(output.OPENFISCA_URL && { openfiscaUrl: output.OPENFISCA_URL.replace(/\/+$/, "") }),
    repliEmbarque: output.OPENFISCA_REPLI === "embarque",
    ...(output.DEMO_PULL_REQUEST && {
      demande: {
        lien: output.DEMO_PULL_REQUEST,
        ...(output.CODE_HOST_URL && { api: output.CODE_HOST_URL.replace(/\/+$/, "") }),
      },
    }),
    ...(output.ETABLISSEMENTS_URL && { etablissementsUrl: output.ETABLISSEMENTS_URL.replace(/\/+$/, "") }),
    ...editionDe(output),
    publicOrigins: output.PUBLIC_ORIGIN,
    trustedProxies: output.TRUST_PROXY,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    databaseMaxMb: output.DATABASE_MAX_MB,
    velosDelaiMs: output.VELOS_DELAI_MS,
    ...(output.METRICS_PORT !== undefined && { metricsPort: output.METRICS_PORT }),
    liens: {
      ...(output.ADVISER_URL && { conseiller: output.ADVISER_URL }),
      ...(output.APPOINTMENT_URL && { rendezVous: output.APPOINTMENT_URL }),
      ...(output.CONTACT_URL && { contact: output.CONTACT_URL }),
      ...(output.ALERTS_URL && { alertes: output.ALERTS_URL }),
    },
    ...mesureDe(output),
    ...(output.BRANCH_NAME && { caisse: output.BRANCH_NAME }),
    exploitant: Object.fromEntries(
      Object.entries(EXPLOITANT).flatMap(([fait, variable]) =>
        output[variable] === undefined ? [] : [[fait, output[variable]]],
      ),
    ),
    relecture: output.REVIEW_ANSWERS !== undefined,
    essais: output.AB_TESTS,
  };
}
