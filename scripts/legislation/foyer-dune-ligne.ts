import * as v from "valibot";
import { completer } from "../../catalogue/situation/completer.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { recordSchema } from "../../machines/answers/record.ts";
import { replay } from "../../machines/journey/replay.ts";

const household = v.union([
  v.object({ simulation: recordSchema }),
  v.object({ situation: v.looseObject({}) }),
]);

/** The household of a line: replayed from its record, or given as it is. */
export function situationOf(given: unknown): Situation {
  const line = v.parse(household, given);
  return "simulation" in line ? replay(line.simulation).situation : completer(line.situation);
}
