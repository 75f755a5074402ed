import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A caller that is slow to say what it wants, or that wants too much, is let go. Milliseconds; bytes. */
export const OPTIONS_DU_SERVEUR = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};

/** Connections at once: beyond, the next is closed as it comes. */
const CONNEXIONS = 2_000;
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

/** Bounds the connections of a server. */
export function bornerLesConnexions(server: Server): void {
  server.maxConnections = CONNEXIONS;
  server.maxRequestsPerSocket = PAR_CONNEXION;
}
