import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { createApp } from "./app.ts";
import { limiteDesContributions, purgerContributions } from "./db/contributions.ts";
import { oublierLesEffacements } from "./db/effacements.ts";
import { databaseCode } from "./db/failures.ts";
import { expiryLimit, purgeSimulations } from "./db/simulations.ts";
import type { AppDeps } from "./deps.ts";
import { tourneesDuSuivi } from "./suivi/tournee.ts";
import { bornerLesAppels, bornerLesConnexions, OPTIONS_DU_SERVEUR } from "./http/connexions.ts";

const PURGE_EVERY_MS = 10 * 60_000;

/** Time given to requests under way when the server stops, in milliseconds. */
export const STOP_LIMIT_MS = 4_000;

const IDLE_CHECK_MS = 50;

export interface Running {
  /** `http://…` with the real port. */
  address: string;
  /** Answers with other parts from the next request on: another catalogue, on the same database. */
  servir(deps: AppDeps): void;
  /** Stops accepting, lets requests under way finish, closes the database. May be called twice. */
  stop(): Promise<void>;
}

/** Erases what has been kept long enough; says how many. Never rejects: the next round tries again. */
export async function purge({
  db,
  now,
  config,
  log,
  memoire,
}: Pick<AppDeps, "db" | "now" | "config" | "log" | "memoire">): Promise<void> {
  try {
    const limit = expiryLimit(now(), config.retentionHours);
    // What another server erased is not known here: nothing is remembered from one round to the next.
    memoire.purger(config.postgres ? now().getTime() : limit);
    await db.unSeulServeur("purge", async () => {
      // Before the simulations, whose purge empties the journal.
      const contributions = await purgerContributions(db, limiteDesContributions(now()));
      if (contributions) log("purge", { contributions });
      const erased = await purgeSimulations(db, limit);
      if (erased) log("purge", { effacees: erased });
      await oublierLesEffacements(db, now());
    });
    if (db.alive()) db.lest.charger();
  } catch (error) {
    const code = databaseCode(error);
    log("purge impossible", { nature: (error as Error).name, ...(code && { code }) });
  }
}

function closeServer(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    // A kept-alive connection becomes idle once its last answer is sent.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const UNREADABLE = JSON.stringify({
  error: { code: "requete_illisible", message: "Cette demande n’est pas lisible." },
});

const BROKEN = JSON.stringify({
  error: {
    code: "erreur_interne",
    message: "Le serveur a rencontré un problème. Réessayez dans un instant.",
  },
});

/** Answers in the one shape to what is not HTTP, or came too slowly, then hangs up. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
  const length = Buffer.byteLength(UNREADABLE);
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${UNREADABLE}`,
  );
}

/** Answers in the one shape when the application cannot: a host that is none never reaches it. */
function refuseAddress(error: unknown): Response {
  const headers = { "content-type": "application/json" };
  if (error instanceof RequestError) return new Response(UNREADABLE, { status: 400, headers });
  return new Response(BROKEN, { status: 500, headers });
}

/** Why the server could not listen, in words. */
function listenError(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === "EADDRINUSE")
    return new Error(
      `Le port ${port} de ${host} est déjà pris. Choisissez-en un autre : PORT=3001 npm start.`,
    );
  if (error.code === "EACCES") return new Error(`Le port ${port} demande des droits que ce compte n’a pas.`);
  return error;
}

/** Listens, purges and writes to whoever asked now and then, and knows how to stop. Rejects, with a sentence, if the port cannot be had. */
export function start(deps: AppDeps, stopLimitMs = STOP_LIMIT_MS): Promise<Running> {
  const { config, db } = deps;
  let [servies, app] = [deps, createApp(deps)];
  const suivre = tourneesDuSuivi(deps);
  return new Promise((resolve, reject) => {
    const listener = getRequestListener((...demande) => app.fetch(...demande), {
      hostname: config.host,
      errorHandler: refuseAddress,
    });
    const appels = bornerLesAppels(listener);
    const server: Server = createServer(OPTIONS_DU_SERVEUR, appels.listener);
    bornerLesConnexions(server);
    server.listen(config.port, config.host, () => {
      const tour = () => {
        void purge(servies);
        void suivre();
      };
      tour();
      const timer = setInterval(tour, PURGE_EVERY_MS).unref();
      let stopped: Promise<void> | undefined;
      const stop = () => {
        appels.finir();
        return (stopped ??= closeServer(server, stopLimitMs).then(async () => {
          clearInterval(timer);
          await db.close();
          await deps.carnet?.close();
          await servies.close();
        }));
      };
      const servir = (autres: AppDeps) => {
        void servies.close();
        [servies, app] = [autres, createApp(autres)];
      };
      resolve({ address: addressOf(config.host, server.address() as AddressInfo), servir, stop });
    });
    server.on("clientError", refuseUnreadable);
    server.on("error", (error) => reject(listenError(error, config)));
  });
}

const addressOf = (host: string, { port }: AddressInfo) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
