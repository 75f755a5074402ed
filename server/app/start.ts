import { createServer, STATUS_CODES, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { createApp } from "./app.ts";
import { limiteDesContributions, purgerContributions } from "../db/contributions.ts";
import { oublierLesEffacements } from "../db/effacements.ts";
import { databaseCode } from "../db/failures.ts";
import { expiryLimit, purgeSimulations } from "../db/simulations.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError, imprevu, PROBLEME, probleme } from "../http/errors.ts";
import { bornerLesAppels, bornerLesConnexions, OPTIONS_DU_SERVEUR } from "../http/connexions.ts";

const PURGE_EVERY_MS = 10 * 60_000;

/** What products keep in memory goes to their base as often, and when the server stops. */
const VERSER_EVERY_MS = 60_000;

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
export async function purge(deps: AppDeps): Promise<void> {
  const { db, now, config, log, memoire, produits } = deps;
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
      for (const produit of produits) await produit.purger?.(deps);
    });
    if (db.alive()) db.ballast.load();
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

const illisible = (status: 400 | 408) =>
  new ApiError(status, "requete_illisible", "Cette demande n’est pas lisible.");

/** Answers in the one shape to what is not HTTP, or came too slowly, then hangs up. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const dit = JSON.stringify(probleme(illisible(status)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: ${PROBLEME}\r\nContent-Length: ${Buffer.byteLength(dit)}\r\n\r\n${dit}`,
  );
}

/** Answers in the one shape when the application cannot: a host that is none never reaches it. */
function refuseAddress(error: unknown): Response {
  const dit = error instanceof RequestError ? illisible(400) : imprevu();
  return Response.json(probleme(dit), { status: dit.status, headers: { "content-type": PROBLEME } });
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
  const tournees = deps.produits.map((produit) => produit.tournees?.(deps));
  const verser = () => Promise.all(servies.produits.map((produit) => produit.verser?.(servies)));
  return new Promise((resolve, reject) => {
    const listener = getRequestListener((...demande) => app.fetch(...demande), {
      hostname: config.host,
      errorHandler: refuseAddress,
    });
    const appels = bornerLesAppels(listener);
    const server: Server = createServer(OPTIONS_DU_SERVEUR, appels.listener);
    bornerLesConnexions(server, config.trustedProxies > 0 ? { parReseau: Infinity } : {});
    server.listen(config.port, config.host, () => {
      const tour = () => {
        void purge(servies);
        for (const tournee of tournees) void tournee?.();
      };
      tour();
      const timer = setInterval(tour, PURGE_EVERY_MS).unref();
      const compte = setInterval(() => void verser(), VERSER_EVERY_MS).unref();
      let stopped: Promise<void> | undefined;
      const stop = () => {
        appels.finir();
        return (stopped ??= closeServer(server, stopLimitMs).then(async () => {
          clearInterval(timer);
          clearInterval(compte);
          await verser();
          await db.close();
          await deps.carnet?.close();
          await deps.comptes?.close();
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
