import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { databaseCode } from "../db/failures.ts";
import { type Log, requestIdOf, whatThrew } from "./log.ts";

/** Seconds after which a client may try again when the server could not. */
const RETRY_AFTER = 60;

/** What the API refuses or cannot do: one French sentence, never an answer of the person. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Place in what was sent, such as `answers.all[3]`. */
  readonly where: string | undefined;
  /** Seconds to wait before trying again, for a 503 that will last. */
  readonly retryAfter: number;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    where?: string,
    retryAfter = RETRY_AFTER,
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
    this.where = where;
  }
}

/** Whoever asked left before saying it all: nobody’s fault, and nobody to answer. */
export class AppelantParti extends Error {}

/** Status of a request whose caller left, in the log and in the counters only. */
const PARTI = 499;

export const notFound = () =>
  new ApiError(404, "introuvable", "Cette page n’existe pas ou n’est plus disponible.");

/** The same answer for a wrong token, an unknown id and an expired simulation. */
export const simulationNotFound = () =>
  new ApiError(404, "simulation_introuvable", "Cette simulation n’existe pas ou n’est plus disponible.");

/** The database cannot write or read now: a full disk, a lock, a file that was taken away. */
const databaseUnavailable = () =>
  new ApiError(
    503,
    "indisponible",
    "Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans une minute.",
  );

/** A refusal as it is told everywhere: Problem Details (RFC 9457), `code` being our name for what happened. */
export const probleme = ({ status, code, message, where }: ApiError) => ({
  title: STATUS_CODES[status] ?? "",
  status,
  detail: message,
  code,
  ...(where !== undefined && { where }),
});

/** What its answer is announced as. */
export const PROBLEME = "application/problem+json";

/** What nobody foresaw. */
export const imprevu = () =>
  new ApiError(500, "erreur_interne", "Le serveur a rencontré un problème. Réessayez dans un instant.");

/** Answers in the one shape; whoever cannot be served now (503) is told when to come back. */
export function sendError(c: Context, error: ApiError): Response {
  if (error.status === 503) c.header("Retry-After", String(error.retryAfter));
  return c.body(JSON.stringify(probleme(error)), error.status, { "Content-Type": PROBLEME });
}

/** Turns anything thrown into the error shape; the unexpected is logged by its type only. */
export function onError(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof ApiError) return sendError(c, error);
    if (error instanceof AppelantParti) return c.body(null, PARTI as ContentfulStatusCode);
    if (error instanceof HTTPException) {
      return sendError(
        c,
        new ApiError(
          error.status as ContentfulStatusCode,
          "requete_invalide",
          "Cette demande n’est pas valable.",
        ),
      );
    }
    const code = databaseCode(error);
    if (code !== undefined) {
      log("base indisponible", { id: requestIdOf(c), code });
      return sendError(c, databaseUnavailable());
    }
    log("erreur", { id: requestIdOf(c), ...whatThrew(error) });
    return sendError(c, imprevu());
  };
}
