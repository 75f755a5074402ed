import * as v from "valibot";
import type { StateValue } from "xstate";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { type Answer, answerAt, keyOf } from "../answers/answer.ts";
import type { Entity } from "../questions/question.ts";
import { VERSION_SIMULATION } from "../answers/fold.ts";
import { readKeptRecord } from "../answers/record.ts";
import { journeyMachine } from "../journey/journey.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { type JourneySnapshot, pathOf } from "../journey/path.ts";
import { canVisit, frontier } from "../journey/position.ts";
import { type Refusal, replay, type ReplayOptions } from "../journey/replay.ts";
import { routeTo } from "../journey/routing.ts";
import { VERSION } from "../journey/version.ts";
import { parcoursOf } from "../journey/walk.ts";

/**
 * The one stored form of a journey: in the tab, in the database, in the address that opens a stored
 * simulation. The persisted snapshot of the journey’s actor, its answers as a map, without
 * what its session gives it again (brand, thresholds).
 */
export interface Durable {
  /** Version of the journey that it is a snapshot of. */
  version: string;
  snapshot: { value: StateValue; context: DurableContext };
}

type DurableContext = Pick<JourneyContext, "dateDeValeur" | "ressourcesFiscales" | "patrimoine"> & {
  /** Values by what they are about (`individu/demandeur`, `menage`), then by field. */
  answers: Record<string, Record<string, unknown>>;
} & Partial<
    Pick<JourneyContext, "oubliees" | "enfants" | "personne" | "retour" | "unSeulEnfant" | "essentiel">
  >;

function answersByOwner(answers: readonly Answer[]): DurableContext["answers"] {
  const owners: DurableContext["answers"] = {};
  for (const { entityName, id, fieldName = "", value } of answers) {
    (owners[id ? `${entityName}/${id}` : entityName] ??= {})[fieldName] = value;
  }
  return owners;
}

const answersOf = (owners: DurableContext["answers"]): Answer[] =>
  Object.entries(owners).flatMap(([owner, fields]) => {
    const [entityName, id] = owner.split("/");
    return Object.entries(fields).map(([fieldName, value]) =>
      answerAt({ entityName: entityName as Entity, id, fieldName }, value),
    );
  });

function durableContext(context: JourneyContext): DurableContext {
  const { dateDeValeur, answers, oubliees, enfants, ressourcesFiscales, patrimoine } = context;
  const { personne, retour, unSeulEnfant, essentiel } = context;
  return {
    dateDeValeur,
    answers: answersByOwner(answers),
    ...(oubliees.length > 0 && { oubliees }),
    ...(enfants && { enfants }),
    ...(ressourcesFiscales && { ressourcesFiscales }),
    ...(patrimoine && { patrimoine }),
    ...(personne !== "demandeur" && { personne }),
    ...(retour && { retour }),
    ...(unSeulEnfant && { unSeulEnfant }),
    ...(essentiel && { essentiel }),
  };
}

/** A journey as it is kept. */
export const durableOf = ({ value, context }: Pick<JourneySnapshot, "value" | "context">): Durable => ({
  version: VERSION,
  snapshot: { value, context: durableContext(context) },
});

/** Value of the machine when it rests on that state: `{ foyer: { parents: "_situation" } }`. */
function valueAt(stateId: string): StateValue {
  const { path } = journeyMachine.getStateNodeById(stateId);
  return path.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), path.at(-1)!);
}

/** A journey that stands at a path, as it is kept. Throws for a path that leads nowhere. */
export function durableAt(context: JourneyContext, path: string): Durable {
  const { to, personne = "demandeur" } = routeTo(parcoursOf(context), path);
  const value = valueAt(to);
  return { version: VERSION, snapshot: { value, context: durableContext({ ...context, personne }) } };
}

const text = v.string();
const stored = v.looseObject({
  version: text,
  snapshot: v.looseObject({
    value: v.union([text, v.record(text, v.unknown())]),
    context: v.looseObject({
      answers: v.record(text, v.record(text, v.unknown())),
      personne: v.fallback(
        v.optional(v.pipe(text, v.regex(/^(demandeur|conjoint|enfant_\d{1,2})$/))),
        undefined,
      ),
      retour: v.fallback(v.nullish(v.object({ aPoser: v.array(text) })), undefined),
      unSeulEnfant: v.fallback(v.optional(v.boolean()), undefined),
    }),
  }),
});
type Stored = v.InferOutput<typeof stored>;

/** A journey that goes on from what was kept. */
export interface RestoredJourney {
  context: JourneyContext;
  path: string;
  /** As it was, or from its answers because its version or its place is another. */
  from: "snapshot" | "answers";
  /** Answers that no longer fit and were dropped. */
  dropped: readonly Refusal[];
  /** How many answers are lost, those that could not even be read included: they are asked again. */
  lost: number;
}

/** The answers of a stored form, as a record: what no longer fits is counted. */
function readAnswers({ answers, ...rest }: Stored["snapshot"]["context"]) {
  return readKeptRecord({
    ...rest,
    version: VERSION_SIMULATION,
    answers: { all: answersOf(answers), current: [] },
  });
}

/** Where a value of the machine stands, if there is such a place. */
function pathAt(value: Stored["snapshot"]["value"], context: JourneyContext): string | undefined {
  try {
    return pathOf(journeyMachine.resolveState({ value: value as StateValue, context }));
  } catch {
    // A state of another version.
    return undefined;
  }
}

/**
 * Restores what was kept outside: parsed, validated and replayed; as it stood when its version and its
 * place fit, else from its answers. `undefined` when it is no stored form. Never throws.
 */
export function restoreJourney(given: unknown, options: ReplayOptions): RestoredJourney | undefined {
  const { success, output } = v.safeParse(stored, given);
  const read = success ? readAnswers(output.snapshot.context) : undefined;
  if (!success || !read) return undefined;
  const { context: replayed, parcours, dropped } = replay(read.record, options);
  const lost = read.lost + new Set(dropped.map(({ answer }) => keyOf(answer))).size;
  const { personne = "demandeur", retour = null, unSeulEnfant = false } = output.snapshot.context;
  const context = { ...replayed, personne: personne as IndividuId, retour, unSeulEnfant };
  const there = pathAt(output.snapshot.value, context);
  const path = there && canVisit(parcours, there) ? there : undefined;
  if (path && output.version === VERSION && lost === 0)
    return { context, path, from: "snapshot", dropped, lost };
  return { context: replayed, path: path ?? frontier(parcours), from: "answers", dropped, lost };
}
