import { produits } from "../produits.ts";
import { STATUS_CODES } from "node:http";
import type { Hono } from "hono";
import { type Aide, aideFile } from "../../catalogue/schema/aide.ts";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { institutionFile } from "../../catalogue/schema/institution.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { none } from "../../catalogue/loi/none.ts";
import type { PagesContribuer } from "../../catalogue/fiches/contribuer/pages.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import * as v from "valibot";
import { createApp } from "./app.ts";
import { readConfig } from "../reglages/config.ts";
import { openCarnet, openComptes, openDb } from "../db/open.ts";
import type { AppDeps } from "../deps.ts";
import type { LogFields } from "../http/log.ts";
import { dossierDExemple } from "../routes/exemple.ts";
import { repondreAuProtocole } from "../relais/openfisca/protocole.ts";
import { memoire } from "./memoire.ts";
import { BAREMES } from "../../test/fixtures/foyers.ts";

type Answer = SimulationRecord["answers"]["all"][number];

export const NOW = "2026-06-15T10:00:00Z";

const demandeur = (fieldName: string, value: Answer["value"]): Answer => ({
  entityName: "individu",
  id: "demandeur",
  fieldName,
  value,
});

const recordOf = (answers: Answer[]): SimulationRecord => ({
  answers: { all: answers, current: answers },
  dateDeValeur: "2026-06-15",
  version: 11,
});

/** « Une personne de 20 ans qui n’a donné que sa date de naissance et sa nationalité. » */
export const debut = recordOf([demandeur("date_naissance", "2006-01-15"), demandeur("nationalite", "FR")]);

/** « Salariée de 27 ans, seule, sans domicile à Petit-Couronne, sans ressources. » */
export const complete = dossierDExemple;

const aide = (given: object): Omit<Aide, "source"> =>
  v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    institution: "etat",
    description: "Une aide.",
    prefix: "une",
    type: "bool",
    national: true,
    ...given,
  });

/** Six aids, one of each kind the routes tell apart. */
export const catalogue = buildCatalogue(
  [
    {
      ...aide({
        slug: "bafa",
        label: "Bourse au BAFA",
        anciens_slugs: ["aide-bafa"],
        type: "float",
        montant: 200,
      }),
      source: "javascript",
    },
    {
      ...aide({ slug: "rsa", label: "RSA", type: "float", entity: "familles", openfiscaPeriod: "thisMonth" }),
      source: "openfisca",
    },
    {
      ...aide({
        slug: "ppa",
        label: "Prime d’activité",
        type: "float",
        entity: "familles",
        openfiscaPeriod: "thisMonth",
      }),
      source: "openfisca",
    },
    {
      ...aide({ slug: "pret", label: "Prêt de la banque", link: "https://banque.exemple.fr/pret" }),
      source: "javascript",
      marque: "banque",
    },
    {
      ...aide({
        slug: "cachee",
        label: "Aide cachée",
        private: true,
        link: "https://aides.exemple.fr/cachee",
      }),
      source: "javascript",
    },
    {
      ...aide({ slug: "finie", label: "Aide finie", fin: "2026-06-14" }),
      source: "javascript",
      famille: "covoiturage",
    },
  ],
  [v.parse(institutionFile, { slug: "etat", label: "État", type: "national", national: true })],
);

/** Two ideas and two tasks. */
const contribuer: PagesContribuer = {
  titre: "Contribuer",
  texte: "Ce que vous voyez compte.",
  categories: [{ nom: "Sans rien installer", idees: ["Proposer une aide.", "Relire une fiche."] }],
  taches: [
    { nom: "lien-mort", titre: "Signaler un lien mort", texte: "Depuis la fiche.\n\n- un\n- deux" },
    { nom: "relire", titre: "Relire une fiche", texte: "" },
  ],
};

export const resultats: Resultats = {
  droitsEligibles: [],
  droitsNonEligibles: [{ id: "bafa" }],
  droitsInjectes: [],
  incalculables: [],
  nonCalcules: [
    {
      id: "rsa",
      label: "RSA",
      institution: { id: "etat", label: "État", type: "national" },
      partie: "législation",
      raison: "Nous ne savons pas encore la calculer.",
    },
  ],
  presque: [],
  questions: [],
  dabord: [],
  dateDeValeur: "2026-06-15",
  baremes: BAREMES,
};

/** A line of the log as tests read it; the identifier of a request is drawn at random and left out. */
function ligne(message: string, fields: LogFields = {}): string {
  const { id: _id, ...rest } = fields;
  return [message, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** An application with a clock that can be moved, predictable bytes and a log that can be read. */
export function testApp(given: Partial<AppDeps> & { env?: Record<string, string> } = {}) {
  const { env, ...deps } = given;
  const config = readConfig(env ?? {});
  const lines: string[] = [];
  const clock = { at: new Date(NOW).getTime() };
  let seed = 0;
  const all: AppDeps = {
    config,
    produits,
    db: openDb(":memory:"),
    ...(config.courriel && { carnet: openCarnet(":memory:") }),
    ...(config.mesure?.pas && { comptes: openComptes(":memory:") }),
    now: () => new Date(clock.at),
    random: (bytes) => new Uint8Array(bytes).fill(++seed),
    log: (message, fields) => lines.push(ligne(message, fields)),
    catalogue,
    empreinte: "0123456789ab",
    compute: async () => resultats,
    ecarts: async () => [],
    expliquer: async () => undefined,
    noms: { lieu: () => undefined, aide: () => undefined },
    contribuer,
    synonymes: { suggestions: ["RSA"], entrees: [{ dit: ["minimum"], aides: ["rsa"] }] },
    exemples: new Map([["bafa", "Une jeune femme de 19 ans qui veut passer le BAFA."]]),
    legislation: none,
    memoire: memoire(),
    repondreAuProtocole: async (demande) => repondreAuProtocole(demande),
    couvertes: new Set(),
    communes: () => [],
    situer: () => ({}),
    velosDonnes: () => ({}),
    pages: "/nulle-part",
    close: async () => undefined,
    ...deps,
  };
  return { app: createApp(all), deps: all, lines, clock };
}

/** Posts a record, or something else elsewhere, as a program would. */
export const post = (
  app: Hono,
  body: unknown,
  headers: Record<string, string> = {},
  chemin = "/api/simulation",
) =>
  app.request(chemin, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Status and JSON of an answer. */
export async function answerOf(response: Response | Promise<Response>): Promise<[number, unknown]> {
  const received = await response;
  return [received.status, await received.json()];
}

/** Status of a refusal, its code and where it is. */
export async function refusee(response: Response | Promise<Response>) {
  const [status, refused] = await answerOf(response);
  const { code, where } = refused as { code: string; where?: string };
  return [status, code, where];
}

/** Saves a record and returns its id and token. */
export async function saved(app: Hono, record: object = debut) {
  return (await (await post(app, record)).json()) as { _id: string; token: string };
}

/** An error as it is answered. */
export const ditRefus = (status: number, code: string, detail: string, where?: string) => ({
  title: STATUS_CODES[status],
  status,
  detail,
  code,
  ...(where !== undefined && { where }),
});

/** Its status, then what it says. */
export const refus = (...dit: Parameters<typeof ditRefus>): unknown[] => [dit[0], ditRefus(...dit)];

/** The one answer for whatever must not be told apart. */
export const cachee = ditRefus(
  404,
  "simulation_introuvable",
  "Cette simulation n’existe pas ou n’est plus disponible.",
);
