import * as v from "valibot";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import { elementsPatrimoine, estAnnuelle, revenusFiscaux } from "../../catalogue/situation/ressources.ts";
import type { AmountsAnswer } from "../kinds/amounts.ts";
import { amount, day, MAX_ENFANTS, personneId } from "../kinds/leaves.ts";
import { placeholderPrenom } from "../questions/words.ts";
import { type Answer, type Answers, answersOf, everyAnswer } from "./answer.ts";
import { estVariante } from "./variantes.ts";
import { VERSION_SIMULATION } from "./fold.ts";
import { answerSchema } from "./values.ts";

/** First and last days a simulation may be valued at (docs/specification.md#dates). */
export const DATES = { du: "1990-01-01", au: "2100-12-31" } as const;

/** Most answers that a record may hold. */
const MOST_ANSWERS = 800;

const answers = v.pipe(v.array(answerSchema), v.maxLength(MOST_ANSWERS));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const dateDeValeur = v.pipe(
  day,
  v.minValue(DATES.du, "date trop ancienne"),
  v.maxValue(DATES.au, "date trop lointaine"),
);
const enfants = v.nullable(
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
    v.maxLength(MAX_ENFANTS),
    v.check(
      (list) => list.every((index, i) => i === 0 || index > list[i - 1]!),
      "indices croissants attendus",
    ),
  ),
);
const fiscales = v.record(personneId, v.partial(v.strictObject(v.entriesFromList(revenusFiscaux, amount))));
const patrimoine = v.partial(v.strictObject(v.entriesFromList(elementsPatrimoine, amount)));
const oubliees = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w/]{1,200}$/))), v.maxLength(800));
/** Variants of A/B tests that exist. */
const variantes = v.pipe(
  v.record(v.string(), v.string()),
  v.check(
    (tirees) => Object.entries(tirees).every(([nom, choix]) => estVariante(nom, choix)),
    "variante inconnue",
  ),
);

const shape = v.strictObject({
  answers: v.strictObject({ all: answers, current: answers }),
  dateDeValeur,
  version: v.literal(VERSION_SIMULATION),
  enfants: v.optional(enfants),
  ressourcesFiscales: v.optional(fiscales),
  patrimoine: v.optional(patrimoine),
  /** Keys of the answers of `all` that were set aside: they prefill and do not count. */
  oubliees: v.optional(oubliees),
  abtesting: v.optional(variantes),
  modifiedFrom: v.optional(v.nullable(id)),
  _id: v.optional(v.nullable(id)),
});

export type SimulationRecord = v.InferOutput<typeof shape>;

const hasAmounts = ({ value }: Answer): boolean =>
  Array.isArray(value) && typeof value[0] === "object" && "amounts" in value[0];

/** True unless the answer gives an amount for a period that the questionnaire does not ask about. */
export function asksThesePeriods(dateDeValeur: string): (answer: Answer) => boolean {
  const { lastYear, last13Months } = periodsOf(dateDeValeur);
  const months = new Set(last13Months);
  return (answer) =>
    !hasAmounts(answer) ||
    (answer.value as AmountsAnswer).every(({ id, amounts }) =>
      Object.keys(amounts).every((period) => (estAnnuelle(id) ? period === lastYear : months.has(period))),
    );
}

/**
 * The simulation record (docs/specification.md#dossier) as posted, stored and fetched: closed to its leaves, every
 * key known, every number bounded, amounts for the periods of its date of value only.
 */
export const recordSchema = v.pipe(
  shape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { answers, dateDeValeur } = dataset.value;
    const fits = asksThesePeriods(dateDeValeur);
    for (const list of ["all", "current"] as const) {
      const wrong = answers[list].findIndex((answer) => !fits(answer));
      if (wrong < 0) continue;
      const path = [
        { type: "object", origin: "value", input: dataset.value, key: "answers", value: answers },
        { type: "object", origin: "value", input: answers, key: list, value: answers[list] },
        { type: "array", origin: "value", input: answers[list], key: wrong, value: answers[list][wrong] },
      ] as [v.IssuePathItem, ...v.IssuePathItem[]];
      addIssue({ message: "périodes inattendues", path });
    }
  }),
);

const kept = v.object({
  answers: v.object({ all: v.array(v.unknown()), current: v.array(v.unknown()) }),
  dateDeValeur,
  version: v.literal(VERSION_SIMULATION),
  enfants: v.fallback(v.optional(enfants), undefined),
  ressourcesFiscales: v.fallback(v.optional(fiscales), undefined),
  patrimoine: v.fallback(v.optional(patrimoine), undefined),
  oubliees: v.fallback(v.optional(oubliees), undefined),
  modifiedFrom: v.fallback(v.optional(v.nullable(id)), undefined),
  _id: v.fallback(v.optional(v.nullable(id)), undefined),
});

/**
 * Reads a record that was kept outside by a version of the product that may be another: what no
 * longer fits is left out (the `lost` answers), the rest comes back. `undefined` when it is no
 * record at all.
 */
export function readKeptRecord(given: unknown): { record: SimulationRecord; lost: unknown[] } | undefined {
  const { success, output } = v.safeParse(kept, given);
  if (!success) return undefined;
  const inPeriod = asksThesePeriods(output.dateDeValeur);
  const fits = (answer: unknown): answer is Answer => v.is(answerSchema, answer) && inPeriod(answer);
  const { all, current } = output.answers;
  const abtesting = v.safeParse(variantes, (given as { abtesting?: unknown }).abtesting);
  return {
    record: {
      ...output,
      answers: { all: all.filter(fits), current: current.filter(fits) },
      ...(abtesting.success && { abtesting: abtesting.output }),
    },
    lost: all.filter((answer) => !fits(answer)),
  };
}

const estPrenom = ({ fieldName }: Answer) => fieldName === "_firstName";

/** The same answer, a child bearing its placeholder: first names never leave the browser. */
export const sansPrenom = (answer: Answer): Answer =>
  estPrenom(answer) ? { ...answer, value: placeholderPrenom(Number(answer.id?.split("_")[1])) } : answer;

/** The same answers, each child bearing its placeholder. */
export const sansPrenomsDe = (given: Answers): Answers => answersOf(everyAnswer(given).map(sansPrenom));

/** The same record where each child bears its placeholder. */
export function sansPrenoms(record: SimulationRecord): SimulationRecord {
  const { all, current } = record.answers;
  if (!all.some(estPrenom) && !current.some(estPrenom)) return record;
  return { ...record, answers: { all: all.map(sansPrenom), current: current.map(sansPrenom) } };
}
