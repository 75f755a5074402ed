import type { Bases } from "../../app/produit.ts";
import type { Config } from "../../reglages/config.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { BaseOuverte, Carnet, Comptes, Db, Ecriture, Travail } from "../../db/base.ts";
import { cleDerivee } from "../../db/cle.ts";
import type { Orm } from "../../db/dialecte.ts";
import { DatabaseError, ErreurPostgres, problemOf } from "../../db/failures.ts";
import * as tables from "../../db/tables/postgres.ts";
import * as tablesDuSuivi from "../../db/tables/postgres-suivi.ts";
import { ECRITURE_MS, LECTURE_MS } from "../../db/tour.ts";
import { expliquee, nomDeLaBase } from "./fautes.ts";
import { type APreparer, preparer } from "./preparer.ts";
import { type Reserve, reserveDe } from "./reserve.ts";

/** Connections that one server keeps to each base: eight servers stay below PostgreSQL’s usual hundred. */
const [CONNEXIONS, CONNEXIONS_DU_CARNET] = [8, 3];

const verrou = (genre: string, nom: string) =>
  `hashtext(${pg.escapeLiteral(`cap-aides ${genre}`)}), hashtext(${pg.escapeLiteral(nom)})`;

const ormes = new WeakMap<pg.PoolClient, Orm>();

function ormDe(client: pg.PoolClient): Orm {
  const orm = ormes.get(client) ?? drizzle(client);
  ormes.set(client, orm);
  return orm;
}

/** Runs in a transaction, alone under its name if it has one. */
async function enTransaction<R>(
  client: pg.PoolClient,
  work: () => R | PromiseLike<R>,
  { attenteMs = ECRITURE_MS, seul }: Ecriture,
): Promise<R> {
  const debut = [
    "BEGIN",
    ...(attenteMs < ECRITURE_MS ? [`SET LOCAL statement_timeout = ${attenteMs}`] : []),
    ...(seul === undefined ? [] : [`SELECT pg_advisory_xact_lock(${verrou("écriture", seul)})`]),
  ];
  try {
    // One journey to the server for all of it.
    await client.query(debut.join("; "));
    const fait = await work();
    // A statement that failed, if it was let be, has undone it all.
    const { command } = await client.query("COMMIT");
    if (command !== "COMMIT") throw new Error("la transaction a été défaite");
    return fait;
  } catch (error) {
    // A connection that failed is closed: PostgreSQL keeps nothing of it.
    if (problemOf(expliquee(error)) === undefined) await client.query("ROLLBACK");
    throw error;
  }
}

/** Runs while this connection holds a name that no other has. */
const sousSonNom =
  (reserve: Reserve): BaseOuverte<unknown>["unSeulServeur"] =>
  (nom, work) =>
    reserve.avec(async (client) => {
      const pris = await client.query(`SELECT pg_try_advisory_lock(${verrou("tour", nom)}) AS pris`);
      if (!(pris.rows as { pris: boolean }[])[0]?.pris) return undefined;
      try {
        return await work(() => !reserve.coupee(client));
      } finally {
        if (!reserve.coupee(client)) await client.query(`SELECT pg_advisory_unlock(${verrou("tour", nom)})`);
      }
    });

function baseDe<T>(reserve: Reserve, cle: string, lesTables: T): BaseOuverte<T> {
  const sur = <R>(client: pg.PoolClient, work: Travail<T, R>) => work(ormDe(client), lesTables);
  return {
    cle,
    read: (work) => reserve.avec(async (client) => sur(client, work), LECTURE_MS),
    write: (work, comment = {}) => {
      const une = () =>
        reserve.avec((client) => enTransaction(client, () => sur(client, work), comment), comment.attenteMs);
      // Two that wait for each other: PostgreSQL undoes one, which has only to begin again.
      return une().catch((error: unknown) => {
        if (error instanceof ErreurPostgres && error.code.startsWith("40")) return une();
        throw error;
      });
    },
    unSeulServeur: sousSonNom(reserve),
    alive: reserve.ouverte,
    // What PostgreSQL keeps of what was erased is its own to forget: docs/exploiter.md says when.
    viderLeJournal: async () => true,
    // Its disk is its own too.
    ballast: { drop: () => false, load: () => undefined },
    close: reserve.fermer,
  };
}

async function ouvrir<T>(url: string, aPreparer: APreparer, lesTables: T, connexions: number) {
  try {
    await preparer(url, aPreparer);
  } catch (error) {
    const problem = problemOf(expliquee(error));
    throw problem ? new DatabaseError(nomDeLaBase(url), problem) : error;
  }
  return baseDe(reserveDe(url, connexions), aPreparer.cle, lesTables);
}

/**
 * Opens the base of the simulations on PostgreSQL and brings its tables up to date. Rejects with a DatabaseError, with
 * what to do, when it cannot be reached, refuses, has another key or comes from a later version.
 */
export const ouvrirPostgres = (url: string, cle: string): Promise<Db & Comptes> => {
  const { empreinteDeCle, ...lesTables } = tables;
  return ouvrir(url, { migrations: "migrations-postgres", empreinteDeCle, cle }, lesTables, CONNEXIONS);
};

/** Opens those that the settings name. Rejects with a DatabaseError. */
export async function ouvrirLesBasesPostgres({
  base,
  suivi,
  cle,
}: NonNullable<Config["postgres"]>): Promise<Bases> {
  const db = await ouvrirPostgres(base, cle);
  return {
    db,
    ...(suivi !== undefined && { carnet: await ouvrirLeCarnetPostgres(suivi, cle) }),
    comptes: db,
  };
}

/** Opens that of the follow-up and of the calls, in the same way, with a key of its own. */
export const ouvrirLeCarnetPostgres = (url: string, cle: string): Promise<Carnet> => {
  const { empreinteDeCle, ...lesTables } = tablesDuSuivi;
  const aPreparer = {
    migrations: "migrations-postgres-suivi",
    empreinteDeCle,
    cle: cleDerivee(cle, "suivi"),
  } as const;
  return ouvrir(url, aPreparer, lesTables, CONNEXIONS_DU_CARNET);
};
