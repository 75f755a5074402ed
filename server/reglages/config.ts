import * as v from "valibot";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { Mesure } from "../../machines/pages/mesure.ts";
import { mesureDe } from "./mesure.ts";
import { type ReglagesDonnes, estBoucle, refusDesReglages } from "./refus.ts";
import { environnement } from "./variables.ts";

type Environnement = Readonly<Record<string, string | undefined>>;

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
  /** PostgreSQL in its place: addresses of the base and of that of the follow-up, and the key of both. */
  postgres?: { base: string; suivi?: string; cle: string };
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
  /** Origins of the only sites that may show it in a frame; absent, any may. */
  parents?: readonly string[];
  /** Where editors write; without it `/admin` is closed. */
  edition?: {
    proxy?: string;
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
  /** Where they listen. */
  metricsHost: string;
  /** External links of the pages. */
  liens: { conseiller?: string; rendezVous?: string; contact?: string; alertes?: string };
  /** Name of the bank’s regional branch, in its legal notice. */
  caisse?: string;
  /** Where mails are handed over, from whom, and the address of the site that they name; absent by default. */
  courriel?: { smtp: string; de: string; origine: string };
  /** Days after which whoever asked is written to once; absent by default. */
  suiviApresJours?: number;
  /** Calls that may be asked for in a day; without it none is offered. */
  rappelsParJour?: number;
  /** Who runs this site and answers for it, as the legal pages name them. */
  exploitant: Exploitant;
  /** Services that visits and faults are told to; absent by default. */
  mesure?: Mesure;
  /** Answers are read again before the results. */
  relecture: boolean;
  /** A/B tests of screens that are open. */
  essais: readonly string[];
}

/** Variables that are given: an empty one counts as absent. */
const donneesDe = (env: Environnement): ReglagesDonnes =>
  Object.fromEntries(
    Object.entries(env).filter((une): une is [string, string] => une[1] !== undefined && une[1] !== ""),
  );

/** What a schema refuses, by name. */
const fautesDe = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => `${issue.path?.[0].key} : ${issue.message}`);

/** The branch where editors publish (`GIT_BRANCH`, `main` by default); throws in French for a name that is none. */
export function brancheDEdition(env: Environnement): string {
  const { success, output, issues } = v.safeParse(v.pick(environnement, ["GIT_BRANCH"]), donneesDe(env));
  if (!success) throw new Error(fautesDe(issues).join("\n"));
  return output.GIT_BRANCH;
}

type Lu = v.InferOutput<typeof environnement>;

/** Where editors write: a local proxy, or a git gateway with its identity service. */
function editionDe(lu: Lu): Pick<Config, "edition"> {
  const branche = lu.GIT_BRANCH;
  if (lu.ADMIN_PROXY_URL) return { edition: { proxy: lu.ADMIN_PROXY_URL, branche } };
  if (!lu.GIT_GATEWAY_URL || !lu.GIT_IDENTITY_URL) return {};
  const passerelle = { git: lu.GIT_GATEWAY_URL, identite: lu.GIT_IDENTITY_URL, roles: lu.GIT_ROLES };
  return { edition: { passerelle, branche } };
}

/** Where the bases are, if not in files; the refusals say what is missing. */
function postgresDe({
  DATABASE_URL: base,
  SUIVI_DATABASE_URL: suivi,
  DATABASE_CLE: cle,
}: Lu): Pick<Config, "postgres"> {
  if (base === undefined || cle === undefined) return {};
  return { postgres: { base, cle, ...(suivi !== undefined && { suivi }) } };
}

/** How mails leave: nothing unless all of it is told. */
function courrielDe({ SMTP_URL: smtp, COURRIEL_DE: de, PUBLIC_ORIGIN }: Lu): Pick<Config, "courriel"> {
  const [origine] = PUBLIC_ORIGIN;
  return smtp && de && origine ? { courriel: { smtp, de, origine } } : {};
}

const sansBarre = (adresse: string) => adresse.replace(/\/+$/, "");

/** The change that a demonstration shows. */
function demandeDe({ DEMO_PULL_REQUEST: lien, CODE_HOST_URL: api }: Lu): Pick<Config, "demande"> {
  return lien ? { demande: { lien, ...(api && { api: sansBarre(api) }) } } : {};
}

/** What is done later for whoever asks: a mail, a call. */
const relancesDe = (lu: Lu): Pick<Config, "suiviApresJours" | "rappelsParJour"> => ({
  ...(lu.SUIVI_APRES_JOURS !== undefined && { suiviApresJours: lu.SUIVI_APRES_JOURS }),
  ...(lu.RAPPEL_MAX_PAR_JOUR !== undefined && { rappelsParJour: lu.RAPPEL_MAX_PAR_JOUR }),
});

const liensDe = (lu: Lu): Config["liens"] => ({
  ...(lu.ADVISER_URL && { conseiller: lu.ADVISER_URL }),
  ...(lu.APPOINTMENT_URL && { rendezVous: lu.APPOINTMENT_URL }),
  ...(lu.CONTACT_URL && { contact: lu.CONTACT_URL }),
  ...(lu.ALERTS_URL && { alertes: lu.ALERTS_URL }),
});

const exploitantDe = (lu: Lu): Config["exploitant"] =>
  Object.fromEntries(
    Object.entries(EXPLOITANT).flatMap(([fait, variable]) =>
      lu[variable] === undefined ? [] : [[fait, lu[variable]]],
    ),
  );

/**
 * Reads the configuration from the environment; empty variables count as absent.
 * Throws an Error whose message lists every problem in French, a variable that is unknown included.
 */
export function readConfig(env: Environnement): Config {
  const donnees = donneesDe(env);
  const { success, output, issues } = v.safeParse(environnement, donnees, { abortPipeEarly: true });
  const refuses = [...(success ? [] : fautesDe(issues)), ...refusDesReglages(donnees)];
  if (!success || refuses.length > 0) throw new Error(refuses.join("\n"));
  return {
    port: output.PORT,
    host: output.HOST,
    database: output.DATABASE,
    ...postgresDe(output),
    retentionHours: output.RETENTION_HOURS,
    marque: output.BRAND,
    ...(output.OPENFISCA_URL && { openfiscaUrl: sansBarre(output.OPENFISCA_URL) }),
    repliEmbarque: output.OPENFISCA_REPLI === "embarque",
    ...demandeDe(output),
    ...(output.ETABLISSEMENTS_URL && { etablissementsUrl: sansBarre(output.ETABLISSEMENTS_URL) }),
    ...editionDe(output),
    publicOrigins: output.PUBLIC_ORIGIN,
    ...(output.FRAME_ANCESTORS && { parents: output.FRAME_ANCESTORS }),
    trustedProxies: output.TRUST_PROXY,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    databaseMaxMb: output.DATABASE_MAX_MB,
    velosDelaiMs: output.VELOS_DELAI_MS,
    ...(output.METRICS_PORT !== undefined && { metricsPort: output.METRICS_PORT }),
    metricsHost: output.METRICS_HOST,
    liens: liensDe(output),
    ...mesureDe(output),
    ...courrielDe(output),
    ...relancesDe(output),
    ...(output.BRANCH_NAME && { caisse: output.BRANCH_NAME }),
    exploitant: exploitantDe(output),
    relecture: output.REVIEW_ANSWERS !== undefined,
    essais: output.AB_TESTS,
  };
}

/** What an operator should know of a configuration that is right, a French sentence each. */
export function avertissementsDe({ publicOrigins, host, trustedProxies }: Config): string[] {
  const ouvert = !estBoucle(host) || trustedProxies > 0;
  return ouvert && publicOrigins.length === 0
    ? [
        "PUBLIC_ORIGIN manque : le site ne sait pas son adresse publique (https://…), n’a pas de plan pour les moteurs de recherche, et un mandataire qui change Host ferait refuser les écritures",
      ]
    : [];
}
