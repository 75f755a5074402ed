import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./transport.ts";

/** A caller that is slow to say what it wants, or that wants too much, is let go. Milliseconds; bytes. */
export const OPTIONS_DU_SERVEUR = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};

/** Connections at once, in all, and from one network: a whole class with its six a browser fits. */
const CONNEXIONS = 2_000;
const PAR_RESEAU = 500;
/** Requests on one connection, which is then opened anew. */
const PAR_CONNEXION = 1_000;
/** Requests sent ahead on one connection while its answer is awaited: browsers and proxies send none. */
const D_AVANCE = 4;
/** Milliseconds in which an answer must be made and read whole: what editors try takes up to thirty seconds. */
const REPONSE_MS = 60_000;

export interface Appels {
  listener: RequestListener;
  /** From now on each connection ends with the answer under way. */
  finir(): void;
}

/**
 * Bounds what callers who never read can take: a connection is answered one request at a time, so that it never holds
 * more than one answer, and for a while only.
 */
export function bornerLesAppels(servir: RequestListener, reponseMs = REPONSE_MS): Appels {
  /** Requests that wait, by connection that is being answered. */
  const attentes = new WeakMap<Socket, (() => void)[]>();
  let derniers = false;
  const repondre = (socket: Socket, demande: IncomingMessage, reponse: ServerResponse): void => {
    const limite = setTimeout(() => socket.destroy(), reponseMs);
    reponse.once("close", () => {
      clearTimeout(limite);
      const suivante = attentes.get(socket)?.shift();
      if (suivante && !socket.destroyed) suivante();
      else attentes.delete(socket);
    });
    if (derniers) reponse.shouldKeepAlive = false;
    servir(demande, reponse);
  };
  return {
    listener: (demande, reponse) => {
      const { socket } = demande;
      const attente = attentes.get(socket);
      if (!attente) {
        attentes.set(socket, []);
        repondre(socket, demande, reponse);
      } else if (attente.push(() => repondre(socket, demande, reponse)) > D_AVANCE) socket.destroy();
    },
    finir: () => void (derniers = true),
  };
}

/**
 * Bounds the connections of a server, in all and by network: one too many takes the place of the oldest that has said
 * nothing yet, else it is closed as it comes. Behind a proxy every connection is its own: there, it counts them in all only.
 */
export function bornerLesConnexions(
  server: Server,
  { enTout = CONNEXIONS, parReseau = PAR_RESEAU }: { enTout?: number; parReseau?: number } = {},
): void {
  server.maxRequestsPerSocket = PAR_CONNEXION;
  /** Connections by network, and those that have said nothing, the oldest first. */
  const reseaux = new Map<string, number>();
  const muettes = new Map<Socket, string>();
  let ouvertes = 0;
  const laPlusAncienne = (reseau?: string) =>
    [...muettes].find(([, sien]) => reseau === undefined || sien === reseau)?.[0];
  const compter = (reseau: string, plus: 1 | -1) => {
    ouvertes += plus;
    const reste = (reseaux.get(reseau) ?? 0) + plus;
    if (reste > 0) reseaux.set(reseau, reste);
    else reseaux.delete(reseau);
  };
  server.on("connection", (socket: Socket) => {
    const reseau = networkOf(socket.remoteAddress ?? "");
    const siennes = (reseaux.get(reseau) ?? 0) >= parReseau;
    if (siennes || ouvertes >= enTout) {
      const ancienne = laPlusAncienne(siennes ? reseau : undefined);
      if (!ancienne) return void socket.destroy();
      muettes.delete(ancienne);
      ancienne.destroy();
    }
    compter(reseau, 1);
    muettes.set(socket, reseau);
    socket.once("close", () => {
      muettes.delete(socket);
      compter(reseau, -1);
    });
  });
  server.on("request", ({ socket }: IncomingMessage) => void muettes.delete(socket));
}
