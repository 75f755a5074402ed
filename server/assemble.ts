import { randomBytes } from "node:crypto";
import { calculees, legislationEmbarquee } from "../catalogue/legislation/embarquee.ts";
import type { Signaler } from "../catalogue/legislation/legislation.ts";
import { expliquerAide } from "../catalogue/legislation/explication.ts";
import { compute } from "../catalogue/results/compute.ts";
import { ecarts } from "../catalogue/results/ecarts.ts";
import { defaultParameters } from "../catalogue/situation/context.ts";
import { lazyCommuneSearch } from "../catalogue/communes/search.ts";
import { situerLesLieux } from "./communes/situer.ts";
import type { Config } from "./config.ts";
import { facteur } from "./courriel/facteur.ts";
import { openDb } from "./db/open.ts";
import { aidesDeLaDemande } from "./demo/pull-request.ts";
import { ouvrierDEdition } from "./edition/adresse.ts";
import type { FilDEdition } from "./edition/fil.ts";
import type { AppDeps } from "./deps.ts";
import { type Log, whatThrew } from "./http/log.ts";
import { visiterDehors } from "./liens/dehors.ts";
import { repertoire } from "./lieux/repertoire.ts";
import { openfiscaLegislation } from "./openfisca/legislation.ts";
import { avecRepli } from "./openfisca/repli.ts";
import { memoire } from "./results/memoire.ts";
import { carnetRegle } from "./suivi/carnet.ts";
import type { Sources } from "./sources/sources.ts";
import { ouvrier } from "./velos/adresse.ts";
import type { FilVelos } from "./velos/fil.ts";

type Bases = Pick<AppDeps, "db" | "carnet">;

/** The bases in files: that of the simulations, and that of the follow-up where it is open. Throws a DatabaseError. */
const basesEnFichiers = (config: Config): Bases => ({
  db: openDb(config.database, { maxBytes: config.databaseMaxMb * 1e6 }),
  ...carnetRegle(config),
});

/** Opens the bases where the settings say: in files, or on PostgreSQL. Rejects with a DatabaseError. */
export async function ouvrirLesBases(config: Config): Promise<Bases> {
  if (!config.postgres) return basesEnFichiers(config);
  const { base, suivi, cle } = config.postgres;
  const { ouvrirPostgres, ouvrirLeCarnetPostgres } = await import("./db/postgres/open.ts");
  const db = await ouvrirPostgres(base, cle);
  return { db, ...(suivi !== undefined && { carnet: await ouvrirLeCarnetPostgres(suivi, cle) }) };
}

/** Puts the real parts together: what was read, databases, clock, randomness, legislation. */
export function assemble(
  config: Config,
  log: Log,
  sources: Sources,
  bases = basesEnFichiers(config),
): AppDeps {
  const now = () => new Date();
  const { catalogue } = sources;
  const { openfiscaUrl: url, marque } = config;
  const aides = catalogue.aides.map(({ aide }) => aide).filter((aide) => aide.source === "openfisca");
  const signaler: Signaler = (partie, error, id) =>
    log("calcul en échec", { partie, ...(id && { aide: id }), ...whatThrew(error) });
  const embarquee = legislationEmbarquee(aides, signaler);
  const distante = url ? openfiscaLegislation({ url, aides, now }) : undefined;
  const legislation =
    distante && config.repliEmbarque ? avecRepli(distante, embarquee, signaler) : (distante ?? embarquee);
  let fil: FilVelos | undefined;
  const { velosDelaiMs: delaiMs } = config;
  const velos = async () =>
    (fil ??= (await import("./velos/fil.ts")).filVelos({ ...ouvrier(), delaiMs })).velos;
  let edition: FilDEdition | undefined;
  const brouillons = async () =>
    (edition ??= (await import("./edition/fil.ts")).filDEdition(ouvrierDEdition()));
  const noms = {
    lieu: sources.nomDeLieu,
    aide: (id: string) => catalogue.byId.get(id)?.aide.label,
  };
  const tools = { catalogue, legislation, velos, marque, parameters: defaultParameters, noms, signaler };
  return {
    config,
    ...bases,
    now,
    random: randomBytes,
    log,
    catalogue,
    empreinte: sources.empreinte,
    compute: (situation) => compute(situation, tools),
    ecarts: (situation) => ecarts(situation, tools, noms),
    expliquer: async (situation, id) => {
      const aide = aides.find(({ slug }) => slug === id);
      // Another engine’s figures are not ours to explain.
      return aide && !url ? expliquerAide(situation, aide) : undefined;
    },
    noms,
    exemples: sources.exemples,
    contribuer: sources.contribuer,
    synonymes: sources.synonymes,
    legislation,
    memoire: memoire(),
    couvertes: new Set((url ? aides : calculees(aides)).map((aide) => aide.slug)),
    communes: lazyCommuneSearch(sources.communes),
    situer: situerLesLieux(sources.communes),
    velosDonnes: sources.velos,
    ...(config.demande?.api && { demonstration: aidesDeLaDemande(config.demande.api, now) }),
    ...(config.etablissementsUrl && { lieux: repertoire({ url: config.etablissementsUrl, now, log }) }),
    ...(config.edition && { brouillons, visiter: visiterDehors }),
    ...(config.courriel && { facteur: facteur(config.courriel, log) }),
    pages: sources.pages,
    ...(sources.ecrire && { ecrire: sources.ecrire }),
    close: async () => {
      await Promise.all([fil?.close(), edition?.close()]);
    },
  };
}
