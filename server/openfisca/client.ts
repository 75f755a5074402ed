import * as v from "valibot";
import type { Breaker } from "../http/breaker.ts";
import type { CalculateRequest } from "../../catalogue/legislation/requete/types.ts";

/** Why the engine gave nothing. The message says what happened, never what was sent or received. */
export class OpenFiscaError extends Error {
  readonly kind: "disjoncteur" | "delai" | "injoignable" | "illisible" | "refus" | "panne" | "vide";

  constructor(kind: OpenFiscaError["kind"]) {
    super(`OpenFisca : ${kind}`);
    this.name = "OpenFiscaError";
    this.kind = kind;
  }
}

const entities = ["individus", "familles", "foyers_fiscaux", "menages"] as const;

/** Anything by entity, then by instance, then by variable. */
const whole = v.object(v.entriesFromList(entities, v.record(v.string(), v.record(v.string(), v.unknown()))));
const part = v.partial(whole);
export type OpenfiscaTree = v.InferOutput<typeof part>;

/** What the engine answered: values, or the names of the variables it refuses. */
export type OpenfiscaAnswer = { values: OpenfiscaTree } | { refused: ReadonlySet<string> };

/** Calls the engine once. Throws an OpenFiscaError. */
export type Calculate = (request: CalculateRequest, signal: AbortSignal) => Promise<OpenfiscaAnswer>;

async function send(url: string, request: CalculateRequest, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`${url}/calculate`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(request),
      redirect: "error",
      signal,
    });
  } catch {
    throw new OpenFiscaError(signal.aborted ? "delai" : "injoignable");
  }
}

async function readTree(response: Response, signal: AbortSignal): Promise<OpenfiscaTree> {
  const body: unknown = await response.json().catch(() => {
    throw new OpenFiscaError(signal.aborted ? "delai" : "illisible");
  });
  const { success, output } = v.safeParse(response.ok ? whole : part, body);
  if (!success) throw new OpenFiscaError("illisible");
  return output;
}

/** Names of the variables under which an error body explains itself. */
function refusedIn(body: OpenfiscaTree): ReadonlySet<string> {
  return new Set(
    entities.flatMap((entity) => Object.values(body[entity] ?? {}).flatMap((one) => Object.keys(one))),
  );
}

/** The engine behind its URL, left alone for a while when it fails. */
export function calculateAt(url: string, breaker: Breaker): Calculate {
  const call: Calculate = async (request, signal) => {
    const response = await send(url, request, signal);
    if (response.status >= 500) throw new OpenFiscaError("panne");
    const body = await readTree(response, signal);
    return response.ok ? { values: body } : { refused: refusedIn(body) };
  };
  return async (request, signal) => {
    if (!breaker.allows()) throw new OpenFiscaError("disjoncteur");
    try {
      const answer = await call(request, signal);
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };
}
