import pg from "pg";
import { ErreurPostgres } from "../../db/failures.ts";
import { ATTENTES_AU_PLUS, ECRITURE_MS } from "../../db/tour.ts";
import { expliquee } from "./fautes.ts";

/** Milliseconds after which the server gives a statement up, and then after which it is not waited for. */
const [INSTRUCTION_MS, SILENCE_MS] = [ECRITURE_MS, ECRITURE_MS + 1_000];
/** A machine that vanished is noticed in a minute, and gives back what it held. */
const VEILLE = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3";

/** What every connection says of itself. */
export const identite = (url: string) => ({
  connectionString: url,
  application_name: "cap-aides",
  connectionTimeoutMillis: ECRITURE_MS,
  keepAlive: true,
  options: VEILLE,
});

/** Connections kept open, given one at a time. */
export interface Reserve {
  /** Uses a connection once it has one, which takes `attenteMs` at most. Rejects with an error that `problemOf` explains, or that of `work`. */
  avec<R>(work: (client: pg.PoolClient) => Promise<R>, attenteMs?: number): Promise<R>;
  /** True once a connection was lost. */
  coupee(client: pg.PoolClient): boolean;
  ouverte(): boolean;
  fermer(): Promise<void>;
}

/** A connection, or an error after a while; one that comes too late goes back. */
function attendre(pool: pg.Pool, attenteMs: number): Promise<pg.PoolClient> {
  if (pool.waitingCount >= ATTENTES_AU_PLUS)
    throw new ErreurPostgres("PG_ATTENTE", new Error("trop de demandes attendent"));
  return new Promise((resolve, reject) => {
    let tard = false;
    const minuteur = setTimeout(() => {
      tard = true;
      reject(new ErreurPostgres("PG_ATTENTE", new Error("aucune connexion libre")));
    }, attenteMs);
    pool
      .connect()
      .then((client) => (tard ? client.release() : resolve(client)), reject)
      .finally(() => clearTimeout(minuteur));
  });
}

export function reserveDe(url: string, connexions: number): Reserve {
  const pool = new pg.Pool({
    ...identite(url),
    max: connexions,
    statement_timeout: INSTRUCTION_MS,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: 2 * ECRITURE_MS,
  });
  const coupees = new WeakSet<pg.PoolClient>();
  // A connection that is cut while nothing is asked of it stops nobody: the next one is another.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => coupees.add(client)));
  return {
    avec: async (work, attenteMs = ECRITURE_MS) => {
      let client: pg.PoolClient | undefined;
      try {
        client = await attendre(pool, attenteMs);
        const fait = await work(client);
        client.release();
        return fait;
      } catch (error) {
        const dite = expliquee(error);
        // What a connection that failed was doing is not known: it is not given again.
        client?.release(dite instanceof ErreurPostgres);
        throw dite;
      }
    },
    coupee: (client) => coupees.has(client),
    ouverte: () => !pool.ending,
    fermer: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}
