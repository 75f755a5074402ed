import { randomBytes } from "node:crypto";
import { calculees, legislationEmbarquee } from "../../catalogue/loi/embarquee.ts";
import type { Legislation, Signaler } from "../../catalogue/loi/legislation.ts";
import { expliquerAide } from "../../catalogue/loi/explication.ts";
import { compute } from "../../catalogue/results/compute.ts";
import { ecarts } from "../../catalogue/results/ecarts.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { lazyCommuneSearch } from "../../catalogue/lieux/communes/search.ts";
import { situerLesLieux } from "../catalogue/lieux/communes/situer.ts";
import type { Config } from "../reglages/config.ts";
import { openDb } from "../db/open.ts";
import type { AppDeps } from "../deps.ts";
import type { Bases, Produit } from "./produit.ts";
import { type Log, whatThrew } from "../http/log.ts";
import { repertoire } from "../catalogue/lieux/repertoire.ts";
import { memoire } from "./memoire.ts";
import type { Sources } from "../catalogue/sources/sources.ts";
import { auPremier } from "../fil/au-premier.ts";
import { ouvrier, OUVRIER_DES_VELOS } from "../fil/ouvriers.ts";

/** The bases in files: that of the simulations, then those of the products. Throws a DatabaseError. */
const basesEnFichiers = (config: Config, produits: readonly Produit[]): Bases => ({
  db: openDb(config.database, { maxBytes: config.databaseMaxMb * 1e6 }),
  ...Object.assign({}, ...produits.map(({ bases }) => bases?.(config))),
});

/** Opens the bases where the settings say: in files, or where a product keeps them. Rejects with a DatabaseError. */
export const ouvrirLesBases = async (config: Config, produits: readonly Produit[]): Promise<Bases> =>
  (await produits.map(({ basesAilleurs }) => basesAilleurs?.(config)).find(Boolean)) ??
  basesEnFichiers(config, produits);

/** Puts the real parts together: what was read, databases, clock, randomness, legislation. */
export function assemble(
  config: Config,
  log: Log,
  sources: Sources,
  produits: readonly Produit[],
  bases = basesEnFichiers(config, produits),
): AppDeps {
  const now = () => new Date();
  const { catalogue } = sources;
  const { openfiscaUrl: url, marque } = config;
  const aides = catalogue.aides.map(({ aide }) => aide).filter((aide) => aide.source === "openfisca");
  const signaler: Signaler = (partie, error, id) =>
    log("calcul en échec", { partie, ...(id && { aide: id }), ...whatThrew(error) });
  const embarquee = legislationEmbarquee(aides, signaler);
  const fonds = { config, log, now, aides, signaler };
  const legislation = produits.reduce<Legislation>(
    (loi, produit) => produit.legislation?.(loi, fonds) ?? loi,
    embarquee,
  );
  const parts = produits.map((produit) => produit.parts?.(fonds) ?? {});
  const { velosDelaiMs: delaiMs } = config;
  const desVelos = auPremier(async () =>
    (await import("../catalogue/velos/fil.ts")).filVelos(ouvrier(OUVRIER_DES_VELOS), delaiMs),
  );
  const velos = async () => (await desVelos.obtenir()).velos;
  const noms = {
    lieu: sources.nomDeLieu,
    aide: (id: string) => catalogue.byId.get(id)?.aide.label,
  };
  const tools = { catalogue, legislation, velos, marque, parameters: defaultParameters, noms, signaler };
  return {
    config,
    produits,
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
    ...(config.etablissementsUrl && { lieux: repertoire({ url: config.etablissementsUrl, now, log }) }),
    pages: sources.pages,
    ...(sources.ecrire && { ecrire: sources.ecrire }),
    ...Object.assign({}, ...parts),
    close: async () => {
      await Promise.all([desVelos, ...parts].map((une) => une.close?.()));
    },
  };
}
