import * as v from "valibot";
import { isDay } from "../../catalogue/situation/periods.ts";
import { elementsPatrimoine, revenusFiscaux } from "../../catalogue/situation/ressources.ts";
import { VERSION_SIMULATION } from "./fold.ts";

/** Schema of the simulation record (simulator.md §3), as stored, posted and fetched. */
const amount = v.pipe(v.number(), v.finite());
const enfantId = v.pipe(v.string(), v.regex(/^enfant_\d{1,2}$/));
const personneId = v.union([v.picklist(["demandeur", "conjoint"]), enfantId]);

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
// A list is an object whose keys are digits: keys that begin with a letter tell them apart.
const key = v.pipe(v.string(), v.regex(/^[A-Za-z_]/));
const item = v.record(key, v.union([scalar, v.record(v.string(), v.nullable(amount))]));
/** A scalar, a commune or a rent, or a list of codes, amounts or children. */
const list = v.pipe(v.array(v.union([v.string(), item])), v.maxLength(60));
const value = v.union([scalar, list, v.record(key, scalar)]);

export const answerSchema = v.strictObject({
  entityName: v.picklist(["individu", "famille", "menage", "parents", "enfants"]),
  id: v.optional(v.union([personneId, v.literal("enfants")])),
  fieldName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  value,
});

const answers = v.pipe(v.array(answerSchema), v.maxLength(400));

export const recordSchema = v.strictObject({
  answers: v.strictObject({ all: answers, current: answers }),
  dateDeValeur: v.pipe(
    v.string(),
    v.check((day) => isDay(day), "date de valeur attendue : AAAA-MM-JJ"),
  ),
  version: v.literal(VERSION_SIMULATION),
  enfants: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
        v.maxLength(20),
        v.check(
          (list) => list.every((index, i) => i === 0 || index > list[i - 1]!),
          "indices croissants attendus",
        ),
      ),
    ),
  ),
  ressourcesFiscales: v.optional(
    v.record(personneId, v.partial(v.strictObject(v.entriesFromList(revenusFiscaux, amount)))),
  ),
  patrimoine: v.optional(v.partial(v.strictObject(v.entriesFromList(elementsPatrimoine, amount)))),
  /** Keys of the answers of `all` that were set aside: they prefill and do not count. */
  oubliees: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(400))),
  abtesting: v.optional(v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(60)))),
  modifiedFrom: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
  _id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
});

export type SimulationRecord = v.InferOutput<typeof recordSchema>;
