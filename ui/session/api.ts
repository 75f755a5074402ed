import type { AideListee, FicheAide } from "../../catalogue/fiches/fiche.ts";
import type { Explication } from "../../catalogue/legislation/explication.ts";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import type { Ecart } from "../../catalogue/results/ecarts.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import type { Institution } from "../../catalogue/schema/institution.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import type { Saved } from "../../machines/session/state.ts";

/** A refused or lost call; the message is French and never holds an answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly where: string | undefined;

  constructor(message: string, status: number, where?: string) {
    super(message);
    this.status = status;
    this.where = where;
  }
}

const DELAI = 15_000;

async function call<T>(
  path: string,
  { token, signal, ...init }: RequestInit & { token?: string } = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(DELAI);
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      headers: {
        ...(init.body ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.", 0);
  }
  const body = (await response.json().catch(() => null)) as {
    error?: { message: string; where?: string };
  } | null;
  if (!response.ok) {
    const { message = "Le serveur n’a pas pu répondre. Réessayez dans un instant.", where } =
      body?.error ?? {};
    throw new ApiError(message, response.status, where);
  }
  return body as T;
}

export const api = {
  save: (record: SimulationRecord) =>
    call<Saved>("/api/simulation", { method: "POST", body: JSON.stringify(record) }),
  simulation: (id: string, token: string) => call<SimulationRecord>(`/api/simulation/${id}`, { token }),
  results: (id: string, token: string) => call<Resultats>(`/api/simulation/${id}/resultats`, { token }),
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
  explication: (id: string, token: string, aide: string) =>
    call<Explication>(`/api/simulation/${id}/explications/${encodeURIComponent(aide)}`, { token }),
  ecarts: (id: string, token: string, signal: AbortSignal) =>
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
