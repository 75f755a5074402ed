import type { JourneyContext } from "../journey/moves.ts";

/** Why a call failed, in words that never hold an answer. */
export interface Failure {
  message: string;
  /** HTTP status, 0 when the server could not be reached. */
  status: number;
}

export function failureOf(error: unknown): Failure {
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return {
    message: typeof message === "string" ? message : "Erreur inconnue",
    status: typeof status === "number" ? status : 0,
  };
}

/** Fingerprint of what results depend on; equal answers give equal fingerprints. */
export const dossierKey = ({ answers, oubliees, enfants, ressourcesFiscales, patrimoine }: JourneyContext): string =>
  JSON.stringify([answers, oubliees, enfants, ressourcesFiscales, patrimoine]);
