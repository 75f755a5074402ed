import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { expiryLimit, purgeSimulations } from "./db/simulations.ts";
import type { AppDeps } from "./deps.ts";

const PURGE_EVERY_MS = 10 * 60_000;

/** Time given to requests under way when the server stops, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

const IDLE_CHECK_MS = 50;

export interface Running {
  /** `http://…` with the real port. */
  address: string;
  /** Stops accepting, lets requests under way finish, closes the database. May be called twice. */
  stop(): Promise<void>;
}

/** Erases what has been kept long enough; says how many. Never throws: the next round tries again. */
export function purge({ db, now, config, log }: Pick<AppDeps, "db" | "now" | "config" | "log">): void {
  try {
    const erased = purgeSimulations(db, expiryLimit(now(), config.retentionHours));
    if (erased) log(`purge : ${erased} simulation(s) effacée(s)`);
  } catch (error) {
    log(`purge impossible : ${(error as Error).name}`);
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

/** Listens, purges now and then, and knows how to stop. Rejects if the port cannot be had. */
export function start(deps: AppDeps, stopLimitMs = STOP_LIMIT_MS): Promise<Running> {
  const { config, db } = deps;
  const app = createApp(deps);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (info) => {
      purge(deps);
      const timer = setInterval(() => purge(deps), PURGE_EVERY_MS).unref();
      let stopped: Promise<void> | undefined;
      const stop = () =>
        (stopped ??= closeServer(server, stopLimitMs).then(() => {
          clearInterval(timer);
          db.close();
        }));
      resolve({ address: addressOf(config.host, info), stop });
    }) as Server;
    server.on("error", reject);
  });
}

const addressOf = (host: string, { port }: AddressInfo) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
