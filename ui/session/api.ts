import type { AideListee, FicheAide } from "../../catalogue/fiches/fiche.ts";
import type { Explication } from "../../catalogue/legislation/explication.ts";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import type { Ecart } from "../../catalogue/results/ecarts.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import type { Institution } from "../../catalogue/schema/institution.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import type { Access, Saved, ToSave } from "../../machines/session/state.ts";

/** A refused or lost call; the message is French and never holds an answer. */
export class ApiError extends Error {
  readonly status: number;
  /** The server’s name for what happened. */
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const DELAI = 15_000;
const HORS_CONNEXION = "Vous êtes hors connexion.";
const SANS_REPONSE = "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.";

type Call = RequestInit & { token?: string; remplace?: string };

async function call<T>(path: string, { token, remplace, signal, ...init }: Call = {}): Promise<T> {
  const timeout = AbortSignal.timeout(DELAI);
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      headers: {
        ...(init.body ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(remplace ? { remplace } : {}),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(navigator.onLine ? SANS_REPONSE : HORS_CONNEXION, 0);
  }
  const body = (await response.json().catch(() => null)) as {
    error?: { message: string; code?: string };
  } | null;
  if (!response.ok) {
    const { message = "Le serveur n’a pas pu répondre. Réessayez dans un instant.", code } =
      body?.error ?? {};
    throw new ApiError(message, response.status, code);
  }
  return body as T;
}

export const api = {
  save: ({ record, replaces }: ToSave) =>
    call<Saved>("/api/simulation", {
      method: "POST",
      body: JSON.stringify(record),
      ...(replaces && { remplace: replaces.id, token: replaces.token }),
    }),
  /** Goes on even if the page closes meanwhile. */
  erase: ({ id, token }: Access) =>
    call<null>(`/api/simulation/${encodeURIComponent(id)}`, { method: "DELETE", token, keepalive: true }),
  /** The journey of a stored simulation, to go on with it; what comes is checked before it is used. */
  snapshot: ({ id, token }: Access) =>
    call<unknown>(`/api/simulation/${encodeURIComponent(id)}/snapshot`, { token }),
  results: ({ id, token }: Access) => call<Resultats>(`/api/simulation/${id}/resultats`, { token }),
  /** Some figures of the law in force at a day, by path. */
  parametres: (jour: string, chemins: readonly string[]) =>
    call<{ parameters: Record<string, unknown> }>(
      `/api/openfisca/parameters/${jour}?${new URLSearchParams(chemins.map((chemin) => ["chemin", chemin]))}`,
    ),
  /** Aids of legislation, whole, for the engine of this page. */
  aidesLegales: () => call<{ aides: Aide[]; institutions: Institution[] }>("/api/legislation/aides"),
  /** Aids of legislation that nothing computes (simulator.md §7). */
  sansCalcul: () => call<{ id: string; label: string }[]>("/api/openfisca/missingbenefits"),
  fictifs: (filtre: string, signal?: AbortSignal) =>
    call<Resultats>(`/api/resultats-fictifs?filtre=${encodeURIComponent(filtre)}`, { signal }),
  explication: ({ id, token }: Access, aide: string) =>
    call<Explication>(`/api/simulation/${id}/explications/${encodeURIComponent(aide)}`, { token }),
  ecarts: ({ id, token }: Access, signal: AbortSignal) =>
    call<Ecart[]>(`/api/simulation/${id}/ecarts`, { token, signal }),
  aides: (signal?: AbortSignal) => call<AideListee[]>("/api/aides", { signal }),
  aide: (id: string, signal?: AbortSignal) =>
    call<FicheAide>(`/api/aides/${encodeURIComponent(id)}`, { signal }),
  lieux: (commune: string, types: readonly string[], signal: AbortSignal) =>
    call<Lieu[]>(`/api/lieux?commune=${encodeURIComponent(commune)}&types=${types.join("+")}`, { signal }),
  communes: (q: string, signal: AbortSignal) =>
    call<Commune[]>(`/api/communes?q=${encodeURIComponent(q)}`, { signal }),
  demo: () => call<{ lien?: string; aides: { id: string; label: string }[] }>("/api/demo"),
  aidsReading: (answer: string) =>
    call<{ id: string; label: string; institution: string }[]>(`/api/questions/${answer}/aides`),
};
