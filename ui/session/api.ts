import type { Resultats } from "../../catalogue/results/results.ts";
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

/** What a page about one aid reads; the server sends more. */
interface AideDetail {
  id: string;
  label: string;
  institution: { label: string };
  link?: string;
  form?: string;
  instructions?: string;
  teleservice?: unknown;
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
  communes: (q: string, signal: AbortSignal) =>
    call<Commune[]>(`/api/communes?q=${encodeURIComponent(q)}`, { signal }),
  aides: () => call<{ id: string; type: string; institution: string }[]>("/api/aides"),
  aide: (id: string) => call<AideDetail>(`/api/aides/${encodeURIComponent(id)}`),
  aidsReading: (answer: string) =>
    call<{ id: string; label: string; institution: string }[]>(`/api/questions/${answer}/aides`),
};
