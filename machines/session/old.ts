import * as v from "valibot";
import { keyOf } from "../answers/answer.ts";
import { readKeptRecord } from "../answers/record.ts";
import { canVisit } from "../journey/position.ts";
import { replay, type ReplayOptions } from "../journey/replay.ts";
import type { RestoredJourney } from "./durable.ts";
import { readKept } from "./kept.ts";
import type { KeptSession } from "./state.ts";

const shape = v.looseObject({
  record: v.unknown(),
  path: v.fallback(v.optional(v.string()), undefined),
});

/**
 * Reads what tabs kept until the autumn of 2026: a record with its path, and the whole session beside
 * it. Its answers are replayed; `undefined` when it is no such text.
 */
export function readOldSession(
  given: unknown,
  options: ReplayOptions,
): { journey: RestoredJourney; kept: KeptSession } | undefined {
  const { success, output } = v.safeParse(shape, given);
  if (!success) return undefined;
  const read = readKeptRecord(output.record);
  if (!read) return undefined;
  const { context, parcours, dropped, path } = replay(read.record, options);
  const there = output.path && canVisit(parcours, output.path) ? output.path : path;
  const lost = read.lost + new Set(dropped.map(({ answer }) => keyOf(answer))).size;
  const { abtesting, modifiedFrom } = read.record;
  const { simulation, resultats } = readKept(given);
  return {
    journey: { context, path: there, from: "answers", dropped, lost },
    kept: { simulation, resultats, abtesting, modifiedFrom },
  };
}
