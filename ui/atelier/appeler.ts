import { auPlus } from "../session/delai.ts";
import { compteDe } from "./compte/compte.ts";
import { lireReglages } from "./reglages.ts";

/** What was refused, and why, in French: the editor’s library shows it as it is. `status`: of the answer, 0 when there was none. */
export class RefusDit extends Error {
  override readonly name = "RefusDit";
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }

  override toString(): string {
    return this.message;
  }
}

/** The token of the editor who is logged in, renewed when it has expired; nothing where nobody is. Rejects when it cannot be renewed. */
export async function jetonDEditeur(): Promise<string | undefined> {
  const identite = lireReglages(document.documentElement).passerelle?.identite;
  return identite === undefined ? undefined : compteDe(identite).service.currentUser()?.jwt();
}

/** Milliseconds that our server has to answer. */
const LIMITE_MS = 60_000;

interface Appel {
  /** Sent as JSON. */
  corps?: object;
  methode?: "GET" | "POST" | "PATCH" | "DELETE";
  signal?: AbortSignal | undefined;
  limiteMs?: number;
}

/** Asks our server, as an editor. Rejects with a RefusDit: what the server says, or that it does not answer, within a limit. */
export async function appelerLeServeur(adresse: string, appel: Appel = {}): Promise<Response> {
  const { corps, methode = corps ? "POST" : "GET", signal, limiteMs = LIMITE_MS } = appel;
  const body = corps && JSON.stringify(corps);
  const envoyer = async (arret: AbortSignal) => {
    // Without it, the server says that one has to log in.
    const jeton = await jetonDEditeur().catch(() => undefined);
    const headers = {
      ...(body && { "content-type": "application/json" }),
      ...(jeton && { authorization: `Bearer ${jeton}` }),
    };
    return fetch(adresse, { method: methode, headers, signal: arret, ...(body && { body }) });
  };
  const reponse = await auPlus(limiteMs, envoyer, signal).catch(() => {
    throw new RefusDit("Le serveur ne répond pas.");
  });
  if (reponse.ok) return reponse;
  const lu = (await reponse.json().catch(() => null)) as { detail?: unknown } | null;
  const dit =
    typeof lu?.detail === "string" ? lu.detail : `Le serveur n’a pas pu répondre (${reponse.status}).`;
  throw new RefusDit(dit, reponse.status);
}

/** The JSON of an answer; the same rejections. */
export const appelerJson = async <T>(adresse: string, appel?: Appel): Promise<T> =>
  (await appelerLeServeur(adresse, appel)).json() as Promise<T>;
