import * as v from "valibot";
import { initialTransition, type StateValue } from "xstate";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { type Answers, everyAnswer, keyOf } from "../answers/answer.ts";
import { VERSION_SIMULATION } from "../answers/fold.ts";
import { readKeptRecord } from "../answers/record.ts";
import { journeyMachine } from "./journey.ts";
import type { JourneyContext } from "./moves.ts";
import { type JourneySnapshot, pathOf } from "./path.ts";
import { canCorrect, canVisit, frontier } from "./position.ts";
import { nomDeLaReponse, type Refusal, replay, type ReplayOptions } from "./replay.ts";
import type { Standing } from "./start.ts";
import { VERSION } from "./version.ts";
import type { Parcours } from "./walk.ts";

/**
 * The one stored form of a journey: in the tab, in the database, in private links, in the studio. It is the snapshot
 * that XState persists and restores, less what never changes in it, with what tells whether it still can.
 */
export interface Stored {
  /** Id of the machine. */
  machine: string;
  /** Version of the journey that it is a snapshot of. */
  version: string;
  snapshot: Pick<JourneySnapshot, "value"> & {
    context: Omit<JourneyContext, "marque" | "parameters" | "retire">;
  };
}

/** A journey as it is kept: without what its session gives it again, nor the child removed last. */
export function storedOf({ value, context: whole }: Pick<JourneySnapshot, "value" | "context">): Stored {
  const { marque: _, parameters: __, retire: ___, ...context } = whole;
  return { machine: journeyMachine.id, version: VERSION, snapshot: { value, context } };
}

/** A household that stands at a path, as it is kept. Throws for a path that leads nowhere. */
export const storedAt = (standing: Standing): Stored => storedOf(journeyAtRest(standing));

/** The journey of a household, at rest at a path. Throws for a path that leads nowhere. */
export function journeyAtRest(standing: Standing): JourneySnapshot {
  const [snapshot] = initialTransition(journeyMachine, standing);
  if (snapshot.status === "error") throw snapshot.error;
  return snapshot;
}

const text = v.string();
const or = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);
const storedSchema = v.looseObject({
  // Links do not name it.
  machine: v.optional(v.literal(journeyMachine.id), journeyMachine.id),
  version: text,
  snapshot: v.looseObject({
    value: v.union([text, v.record(text, v.unknown())]),
    context: v.looseObject({
      answers: v.record(text, v.record(text, v.unknown())),
      personne: or(v.pipe(text, v.regex(/^(demandeur|conjoint|enfant_\d{1,2})$/))),
      retour: v.fallback(v.nullish(v.object({ aPoser: v.array(text) })), undefined),
      unSeulEnfant: or(v.boolean()),
      revues: or(v.array(text)),
    }),
  }),
});
type Read = v.InferOutput<typeof storedSchema>["snapshot"];

/** A journey that goes on from what was kept. */
export interface RestoredJourney extends Standing {
  snapshot: JourneySnapshot;
  /** As it was kept, or rebuilt from its answers because its version or its place is another. */
  from: "snapshot" | "answers";
  /** Answers that no longer fit and were dropped. */
  dropped: readonly Refusal[];
  /** Answers that are lost, by the name of their question, empty where it has none: they are asked again. */
  lost: readonly string[];
}

/** The answers of a stored form, as a record, and what no longer fits. */
const readAnswers = ({ answers, ...rest }: Read["context"]) =>
  readKeptRecord({
    ...rest,
    version: VERSION_SIMULATION,
    answers: { all: everyAnswer(answers as Answers), current: [] },
  });

/** The journey as it stood, and its path, if there is such a place. */
function standsAt(value: Read["value"], context: JourneyContext) {
  try {
    const snapshot = journeyMachine.resolveState({ value: value as StateValue, context });
    return { snapshot, there: pathOf(snapshot) };
  } catch {
    // A state of another version.
    return undefined;
  }
}

/** What was kept outside, parsed, its answers read; `undefined` when it is no stored form. */
function parseStored(given: unknown) {
  const { success, output } = v.safeParse(storedSchema, given);
  if (!success) return undefined;
  const { value, context: kept } = output.snapshot;
  const read = readAnswers(kept);
  // A snapshot of any other version is rebuilt from its answers.
  return read && { value, kept, read, isOfNow: output.version === VERSION };
}

/** Whether `readStored` restores what was kept; nothing is replayed. Never throws. */
export const isStored = (given: unknown): boolean => parseStored(given) !== undefined;

/** A context, with what was kept of the place where it stood. */
const withPlace = (
  context: JourneyContext,
  { personne = "demandeur", retour, unSeulEnfant = false, revues }: Read["context"],
): JourneyContext => ({
  ...context,
  personne: personne as IndividuId,
  retour: retour ?? null,
  unSeulEnfant,
  ...(revues && { revues }),
});

/** What is corrected alone may have no screen of its own in the journey. */
const canStandAt = (path: string, { retour }: JourneyContext, parcours: Parcours) =>
  retour ? canCorrect(parcours, path) : canVisit(parcours, path);

/**
 * Restores what was kept outside: parsed, validated and replayed; as it stood when its version and its
 * place fit, else from its answers. `undefined` when it is no stored form. Never throws.
 */
export function readStored(given: unknown, options: ReplayOptions = {}): RestoredJourney | undefined {
  const parsed = parseStored(given);
  if (!parsed) return undefined;
  const { value, kept, read, isOfNow } = parsed;
  const { context: replayed, parcours, dropped } = replay(read.record, options);
  const tombees = new Map(dropped.map(({ answer }) => [keyOf(answer), answer])).values();
  const lost = [...read.lost, ...tombees].map(nomDeLaReponse);
  const context = withPlace(replayed, kept);
  const { snapshot, there } = standsAt(value, context) ?? {};
  const path = there !== undefined && canStandAt(there, context, parcours) ? there : frontier(parcours);
  if (snapshot && path === there && isOfNow && lost.length === 0)
    return { snapshot, context, path, from: "snapshot", dropped, lost };
  const standing = { context: replayed, path };
  return { snapshot: journeyAtRest(standing), ...standing, from: "answers", dropped, lost };
}
