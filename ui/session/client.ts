import { hc } from "hono/client";
import type { AppType } from "../../server/produits.ts";
import { auPlus } from "./delai.ts";

/** A refused or lost call; the message is French and never holds an answer. */
export class CallError extends Error {
  readonly status: number;
  /** The server’s name for what happened. */
  readonly code: string | undefined;
  /** What is wrong in what was sent, by its name. */
  readonly where: string | undefined;

  constructor(message: string, status: number, code?: string, where?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.where = where;
  }
}

const DELAI = 15_000;
const HORS_CONNEXION = "Vous êtes hors connexion.";
const SANS_REPONSE = "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.";
const SANS_RAISON = "Le serveur n’a pas pu répondre. Réessayez dans un instant.";

/** An answer once all of it is there: one that drips is late too. */
async function whole(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { status, headers } = response;
  return new Response((await response.text()) || null, { status, headers });
}

/** Calls the server, for a while at most; throws an ApiError unless it answers what was asked. */
async function call(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await auPlus(DELAI, (limite) => whole(input, { ...init, signal: limite }), signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(navigator.onLine ? SANS_REPONSE : HORS_CONNEXION, 0);
  }
  if (response.ok) return response;
  const probleme = (await response.json().catch(() => null)) as {
    detail?: string;
    code?: string;
    where?: string;
  } | null;
  throw new CallError(probleme?.detail ?? SANS_RAISON, response.status, probleme?.code, probleme?.where);
}

/** Every route of the server, typed by the server itself. */
export const client = hc<AppType>("/api", { fetch: call });

/** What an answer holds. */
export const read = async <T>(reply: Promise<{ json(): Promise<T> }>): Promise<T> =>
  (await reply).json().catch(() => null as T);

/** A segment of a path: the client writes it as it is given, and would leave out an empty one. */
export function segment(text: string): string {
  if (text) return encodeURIComponent(text);
  throw new CallError("Cette page n’existe pas ou n’est plus disponible.", 404, "introuvable");
}
