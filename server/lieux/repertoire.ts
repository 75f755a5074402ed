import * as v from "valibot";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import { type Breaker, breaker } from "../http/breaker.ts";
import { collection, lieuxDuRepertoire } from "./lieu.ts";

/** Why the directory gave nothing; never what was asked. */
export class RepertoireError extends Error {
  constructor(kind: "disjoncteur" | "delai" | "injoignable" | "illisible" | "panne") {
    super(`Répertoire des établissements : ${kind}`);
    this.name = "RepertoireError";
  }
}

/** Places of these kinds that serve a commune (INSEE code). Rejects with a RepertoireError. */
export type ChercherLieux = (commune: string, types: readonly string[]) => Promise<Lieu[]>;

export interface RepertoireOptions {
  /** Address of the directory, without a final slash. */
  url: string;
  now(): Date;
  /** Milliseconds for an answer. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const FAILURES = 3;
const OPEN_MS = 30_000;

async function ask(address: string, signal: AbortSignal): Promise<Lieu[]> {
  const failure = (kind: "injoignable" | "illisible") => () => {
    throw new RepertoireError(signal.aborted ? "delai" : kind);
  };
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal,
  }).catch(failure("injoignable"));
  // A commune the directory does not know has no place there: that is an answer.
  if (response.status === 404) return [];
  if (!response.ok) throw new RepertoireError("panne");
  const body: unknown = await response.json().catch(failure("illisible"));
  const { success, output } = v.safeParse(collection, body);
  if (!success) throw new RepertoireError("illisible");
  return lieuxDuRepertoire(output.features);
}

async function through<T>(fuse: Breaker, call: () => Promise<T>): Promise<T> {
  if (!fuse.allows()) throw new RepertoireError("disjoncteur");
  try {
    const answer = await call();
    fuse.succeeded();
    return answer;
  } catch (error) {
    fuse.failed();
    throw error;
  }
}

/** The directory of public establishments (docs/specification.md#lieux), left alone for a while when it fails. */
export function repertoire({ url, now, timeoutMs = TIMEOUT_MS }: RepertoireOptions): ChercherLieux {
  const fuse = breaker({ failures: FAILURES, openMs: OPEN_MS, now });
  return (commune, types) =>
    through(fuse, () =>
      ask(
        `${url}/communes/${encodeURIComponent(commune)}/${types.map(encodeURIComponent).join("+")}`,
        AbortSignal.timeout(timeoutMs),
      ),
    );
}
