import * as v from "valibot";
import { recordSchema, type SimulationRecord } from "../../machines/answers/record.ts";
import { replay } from "../../machines/journey/replay.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { ApiError } from "../http/errors.ts";

/** Keys of the record that may be named; what else is in a path could come from the person. */
const NAMED = new Set([
  "answers",
  "all",
  "current",
  "entityName",
  "id",
  "fieldName",
  "value",
  ...Object.keys(recordSchema.entries),
]);

/** `answers.all[3].value`, cut where the keys stop being ours. */
function whereOf(issue: v.BaseIssue<unknown>): string {
  let where = "";
  for (const { key } of issue.path ?? []) {
    if (typeof key === "number") where += `[${key}]`;
    else if (typeof key === "string" && NAMED.has(key)) where += where ? `.${key}` : key;
    else break;
    if (key === "value" || key === "abtesting") break;
  }
  return where || "simulation";
}

const invalid = (where: string, reason: string) => new ApiError(422, "simulation_invalide", reason, where);

/**
 * Reads a simulation record (simulator.md §3) sent by a client; its `_id` is dropped.
 * Throws an ApiError: 422 naming the first wrong place, without its value, when the shape is wrong or
 * when no journey can produce an answer.
 */
export function readRecord(body: unknown, marque: Marque): SimulationRecord {
  const given =
    typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, _id: undefined } : body;
  const { success, output, issues } = v.safeParse(recordSchema, given);
  if (!success) throw invalid(whereOf(issues[0]), "La valeur n’a pas la forme attendue.");
  const [refusal] = replay(output, { marque }).dropped;
  if (refusal) throw invalid(refusal.where, refusal.reason);
  const { _id, ...record } = output;
  return record;
}
