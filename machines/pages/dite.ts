import type { Marque } from "../../catalogue/situation/context.ts";
import type { Mesure } from "./mesure.ts";

/** What the server tells the page: external links of this brand (absent ones are not shown)… */
export interface Liens {
  conseiller?: string;
  rendezVous?: string;
  contact?: string;
  alertes?: string;
  /** Name of the bank’s regional branch. */
  caisse?: string;
  /** … and the A/B tests that are open. */
  essais?: string[];
  /** Answers are read again before the results. */
  relecture?: boolean;
  /** Who runs the site, for the legal pages. */
  exploitant?: { nom?: string; adresse?: string; contact?: string; directeur?: string; hebergeur?: string };
  /** Hours after which the server erases a stored simulation. */
  conservation?: number;
  /** The server sends recaps by mail. */
  courriel?: boolean;
  /** Days after which it writes once to whoever asks for it. */
  suivi?: number;
  /** Places where one is received are known: a directory is plugged in. */
  annuaire?: boolean;
  /** Somebody calls back those who ask for it. */
  rappels?: boolean;
  /** Origins of the only sites that may show it in a frame; absent, any may. */
  parents?: readonly string[];
  /** Where visits and faults are told; absent unless the operator asks for it. */
  mesure?: Mesure;
}

/** What the server says in the page itself: its brand, its day (`YYYY-MM-DD`), its settings. */
export interface PageDite {
  marque: Marque;
  jour?: string;
  liens: Liens;
}

/** A page as its scripts would show it to somebody who has answered nothing, and what was read to write it. */
export interface PageEcrite {
  html: string;
  /** Addresses of the API. */
  lues: readonly string[];
}

/**
 * Writes the page of an address, with what the API of the server answers to an address of its own (nothing when it
 * refuses); nothing for a page that is left to its scripts. Rejects when the page throws.
 */
export type Ecrire = (
  adresse: string,
  dite: PageDite & { jour: string },
  lire: (adresse: string) => Promise<unknown>,
) => Promise<PageEcrite | undefined>;
