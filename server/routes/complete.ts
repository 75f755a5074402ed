import { isComplete } from "../../machines/journey/position.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import type { Ouverte } from "./tokens.ts";

/**
 * Refuses what only a complete questionnaire gives, naming the first question without an answer: 409 for a
 * stored simulation, 422 for one that comes with the request. Every entry to the results checks the same.
 */
export function requireComplete(
  { parcours, path }: Pick<Ouverte["replayed"], "parcours" | "path">,
  status: 409 | 422 = 409,
): void {
  if (isComplete(parcours)) return;
  throw new ApiError(status, "simulation_incomplete", "Il reste des questions sans réponse.", path);
}

/** Results of a stored simulation, remembered while it stands as it is. Throws 409 while questions are left. */
export async function resultatsDe(
  row: Ouverte["row"],
  replayed: Pick<Ouverte["replayed"], "parcours" | "path" | "situation">,
  { compute, memoire }: AppDeps,
) {
  requireComplete(replayed);
  return { ...(await memoire.lire(row, () => compute(replayed.situation))), _id: row.id };
}
