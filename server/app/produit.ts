import type { Hono } from "hono";
import type { Legislation, Signaler } from "../../catalogue/loi/legislation.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import type { Comptes, Carnet, Db } from "../db/base.ts";
import type { SourceDOuvrier } from "../fil/ouvriers.ts";
import type { Log } from "../http/log.ts";
import type { Config } from "../reglages/config.ts";
import type { AppDeps } from "../deps.ts";

/** Bases that are open: that of the simulations, and those of the products. */
export interface Bases {
  db: Db;
  carnet?: Carnet;
  comptes?: Comptes;
}

/** What a product finds when it puts its own parts together. */
export interface Fonds {
  config: Config;
  log: Log;
  now(): Date;
  /** Aids that the law computes. */
  aides: readonly Aide[];
  signaler: Signaler;
}

/** Parts that a product adds, and how they end. */
export type Parts = Partial<AppDeps> & { close?(): Promise<void> };

/** A product beside the core (docs/decisions/0031-des-murs.md), by what it adds to the server. */
export interface Produit {
  /** Its routes, below `/api`. */
  routes(deps: AppDeps): Hono;
  /** A thread of its own. */
  ouvrier?: SourceDOuvrier;
  /** Its bases, in files beside that of the simulations. */
  bases?(config: Config): Omit<Bases, "db">;
  /** All the bases, where the settings keep them elsewhere than in files; nothing where they do not. */
  basesAilleurs?(config: Config): Promise<Bases> | undefined;
  /** The law that computes in place of the embedded one. */
  legislation?(embarquee: Legislation, fonds: Fonds): Legislation;
  parts?(fonds: Fonds): Parts;
  /** What it erases when the core does, by one server at a time. */
  purger?(deps: AppDeps): Promise<void>;
  /** What it writes every minute, and when the server stops. Never rejects. */
  verser?(deps: AppDeps): Promise<void>;
  /** What it does every ten minutes. */
  tournees?(deps: AppDeps): () => Promise<unknown>;
}
