import type { Orm } from "./dialecte.ts";
import type { Ballast } from "./ballast.ts";
import type { Tables } from "./schema.ts";
import type { TablesDesComptes } from "./schema-comptes.ts";
import type { TablesDuSuivi } from "./schema-suivi.ts";

/** What reads or writes, given the queries and the tables of the base; what it asks of them is awaited. */
export type Travail<T, R> = (orm: Orm, tables: T) => R | PromiseLike<R>;

export interface Ecriture {
  /** How long it may wait, in milliseconds; five seconds unless told. */
  attenteMs?: number;
  /** A name: no other writing of that name, on any server, happens meanwhile. */
  seul?: string;
}

/**
 * An open base, SQLite or PostgreSQL: what is stored is written once for both. A base that cannot be used rejects with
 * an error that `problemOf` explains.
 */
export interface BaseOuverte<T> {
  /** Seals what editors read (`cle.ts`). */
  cle: string;
  /** Reads, waiting for a second at most; never inside what another is writing, nor within `write`. */
  read<R>(work: Travail<T, R>): Promise<R>;
  /** Writes in a transaction: all of it, or nothing if it rejects. */
  write<R>(work: Travail<T, R>, comment?: Ecriture): Promise<R>;
  /**
   * Runs what one server alone may do at a time; `undefined` if another is at it. `tient` says whether this one still
   * may: a connection that is cut gives it up.
   */
  unSeulServeur<R>(nom: string, work: (tient: () => boolean) => Promise<R>): Promise<R | undefined>;
  /** True while it is open. */
  alive(): boolean;
  /** Empties the journal of what was erased; false while it cannot be. */
  viderLeJournal(): Promise<boolean>;
  ballast: Ballast;
  close(): void | Promise<void>;
}

/** The base of the simulations and of the contributions. */
export type Db = BaseOuverte<Tables>;

/** The base of the follow-up and of the calls. */
export type Carnet = BaseOuverte<TablesDuSuivi>;

/** Where what is done is counted: a file of its own; on PostgreSQL, a table of the base of the simulations. */
export type Comptes = BaseOuverte<TablesDesComptes>;
