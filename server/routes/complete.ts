import { isComplete } from "../../machines/journey/position.ts";
import type { Replay } from "../../machines/journey/replay.ts";
import { ApiError } from "../http/errors.ts";

/**
 * Refuses what only a complete questionnaire gives, naming the first question without an answer: 409 for a
 * stored simulation, 422 for one that comes with the request. Every entry to the results checks the same.
 */
export function requireComplete({ parcours, path }: Replay, status: 409 | 422 = 409): void {
  if (isComplete(parcours)) return;
  throw new ApiError(status, "simulation_incomplete", "Il reste des questions sans réponse.", path);
}
