import * as v from "valibot";
import type { Resultats } from "../../catalogue/results/results.ts";

/** What services must answer to be believed; anything else counts as a failure of the call. */
const saved = v.looseObject({
  _id: v.string(),
  token: v.string(),
  ecartees: v.optional(
    v.array(v.object({ where: v.string(), reason: v.string(), nom: v.optional(v.string()) })),
  ),
});
const results = v.looseObject({
  droitsEligibles: v.array(v.unknown()),
  droitsNonEligibles: v.array(v.unknown()),
  droitsInjectes: v.array(v.unknown()),
});

export const isSaved = (output: unknown): boolean => v.is(saved, output);
export const isResults = (output: unknown): output is Resultats => v.is(results, output);
export const isSavedWithResults = (output: unknown): boolean =>
  v.is(v.looseObject({ ...saved.entries, resultats: results }), output);
