import type { Catalogue } from "../catalogue/catalogue.ts";
import type { PagesContribuer } from "../catalogue/fiches/contribuer/pages.ts";
import type { Explication } from "../catalogue/loi/expliquer.ts";
import type { Legislation } from "../catalogue/loi/legislation.ts";
import type { Resultats } from "../catalogue/results/results.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import type { VelosDonnes } from "../catalogue/results/velos/donnes.ts";
import type { Ecrire } from "../machines/pages/dite.ts";
import type { Synonymes } from "../catalogue/fiches/synonymes/synonymes.ts";
import type { SituerLieu } from "../catalogue/fiches/situer.ts";
import type { SearchCommunes } from "../catalogue/lieux/communes/search.ts";
import type { Config } from "./reglages/config.ts";
import type { Log } from "./http/log.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Noms } from "../catalogue/fiches/phrases/noms.ts";
import type { Ecart } from "../catalogue/results/ecarts.ts";
import type { Carnet, Comptes, Db } from "./db/base.ts";
import type { ChercherLieux } from "./catalogue/lieux/repertoire.ts";
import type { Memoire } from "./app/memoire.ts";
import type { Produit } from "./app/produit.ts";

/** Everything the application is made of; tests give their own clock, randomness and engine. A product adds its own (`server/produits.ts`). */
export interface AppDeps {
  config: Config;
  /** Products beside the core; none in a build of the core alone. */
  produits: readonly Produit[];
  db: Db;
  /** The base of the follow-up and of the calls, which nothing joins to the other one; absent where neither is open. */
  carnet?: Carnet;
  /** Where what is done is counted; absent where it is not. */
  comptes?: Comptes;
  now(): Date;
  /** That many unpredictable bytes. */
  random(bytes: number): Uint8Array;
  log: Log;
  /** Counts and times of requests, when they are measured. */
  metrics?: Metrics;
  catalogue: Catalogue;
  /** Fingerprint of the catalogue’s files. */
  empreinte: string;
  /** Results of a household. */
  compute(situation: Situation): Promise<Resultats>;
  /** Rule aids a household has no right to, with what it lacks. */
  ecarts(situation: Situation): Promise<Ecart[]>;
  /** How an aid of legislation was computed; nothing for an aid that the embedded engine does not compute. */
  expliquer(situation: Situation, id: string): Promise<Explication | undefined>;
  /** Names of what rules write as codes. */
  noms: Noms;
  /** By aid, someone who obtains it, in a sentence. */
  exemples: ReadonlyMap<string, string>;
  /** What the pages « Contribuer » say. */
  contribuer: PagesContribuer;
  /** How people call aids. */
  synonymes: Synonymes;
  legislation: Legislation;
  /** Results remembered by stored simulation. */
  memoire: Memoire;
  /** Ids of the aids of national legislation that `legislation` can compute. */
  couvertes: ReadonlySet<string>;
  communes: SearchCommunes;
  /** In what région and département a place lies. */
  situer: SituerLieu;
  /** Bike aids of each collectivity, as the library describes them. */
  velosDonnes(): VelosDonnes;
  /** Places near a commune; absent without a directory. */
  lieux?: ChercherLieux;
  /** Folder of the built pages. */
  pages: string;
  /** Writes the pages that are read before they are used; absent, every page is left to its scripts. */
  ecrire?: Ecrire;
  /** Ends what runs beside the server (threads), once it has stopped answering. */
  close(): Promise<void>;
}
