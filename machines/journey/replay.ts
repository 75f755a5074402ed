import type { Marque, Parameters } from "../../catalogue/situation/context.ts";
import { COMPANION, typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { type Answer, type Answers, answersOf, everyAnswer, keyOf } from "../answers/answer.ts";
import { VERSION_SIMULATION } from "../answers/fold.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { sameJson } from "../answers/same-json.ts";
import type { Entity } from "../kinds/question.ts";
import { questionOf } from "../questions/index.ts";
import { say } from "../questions/words.ts";
import { type Ecartee, ecarteesDe, estDUnAbsent } from "./ecartees.ts";
import type { JourneyContext } from "./moves.ts";
import { currentAnswers, frontier } from "./position.ts";
import { startingContext } from "./start.ts";
import { type Parcours, parcoursDe } from "./walk.ts";

/** Outcome of replaying a record through the journey. */
export interface Replay {
  context: JourneyContext;
  parcours: Parcours;
  situation: Situation;
  /** Where the person was: the first active step that `current` does not hold. */
  path: string;
  /** Answers that no longer fit any journey, in the order of the record. */
  dropped: Refusal[];
  /** Parts of the record that reach nothing: resources not offered, people who are not there. */
  ecartees: Ecartee[];
}

export interface Refusal {
  answer: Answer;
  /** Position in the record: `answers.all[3]`. */
  where: string;
  /** One French sentence, without the value given. */
  reason: string;
}

export interface ReplayOptions {
  marque?: Marque;
  parameters?: Parameters;
  relecture?: JourneyContext["relecture"];
  reunies?: true;
}

/**
 * Rebuilds a journey from a record that comes from outside (storage, network): answers are folded
 * again, those that no journey can produce are dropped and listed. Never throws for a record that
 * satisfies `recordSchema`.
 */
export function replay(record: SimulationRecord, options: ReplayOptions = {}): Replay {
  const given = startingContext({ ...options, ...record, answers: record.answers.all });
  const keys = { all: record.answers.all.map(keyOf), current: record.answers.current.map(keyOf) };
  const dropped = refusals(record, keys, parcoursDe(given));
  const context = without(given, record, dropped);
  const parcours = parcoursDe(context);
  const current = new Set(keys.current);
  const position = parcours.active.find((step) => !step.answered || !current.has(step.key));
  return {
    context,
    parcours,
    situation: parcours.situation,
    path: position?.path ?? frontier(parcours),
    dropped,
    ecartees: ecarteesDe(record, parcours),
  };
}

/** A context that no longer holds the answers refused, nor those about a child who left: neither asked nor sent again. */
function without(
  context: JourneyContext,
  { answers: { all }, enfants }: SimulationRecord,
  dropped: readonly Refusal[],
): JourneyContext {
  const refused = new Set(dropped.map(({ answer }) => answer));
  const kept = all.filter((answer) => !refused.has(answer) && !estDUnAbsent(answer, enfants));
  return kept.length === all.length ? context : { ...context, answers: answersOf(kept) };
}

/** What a record holds that no journey can produce, `all` first, then `current` (in order). */
function refusals(
  { answers, enfants, oubliees }: SimulationRecord,
  keys: Record<"all" | "current", readonly string[]>,
  { steps }: Parcours,
): Refusal[] {
  const setAside = new Set(oubliees);
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const seen = new Set<string>();
  // An added child reopens the answers about all children: they wait to be confirmed, no more.
  const waits = ({ id, entityName }: Answer, key: string) =>
    id === "enfants" || entityName === "enfants" || setAside.has(key);
  const unknown = (answer: Answer, key: string): string | undefined => {
    const step = byKey.get(key);
    if (seen.has(key)) return "Cette réponse figure deux fois.";
    seen.add(key);
    if (step?.answered || isCompanion(answer) || answer.entityName === "aides") return undefined;
    if (!step) return "Aucune question du parcours n’attend cette réponse.";
    if (!step.active || waits(answer, key)) return undefined;
    return `La réponse à « ${nomDeLaReponse(answer)} » ne convient pas à cette situation.`;
  };
  const misplaced = (answer: Answer, key: string): string | undefined => {
    if (isCompanion(answer)) return undefined;
    const step = byKey.get(key);
    if (!step?.answered) return "Cette réponse n’est pas attendue à cet endroit du parcours.";
    if (sameJson(step.given?.value, answer.value)) return undefined;
    return "Cette réponse diffère de celle qui est gardée dans toutes les réponses.";
  };
  const refused: Refusal[] = [];
  const refuse = (list: "all" | "current", reasonOf: typeof unknown) => {
    answers[list].forEach((answer, index) => {
      const reason = estDUnAbsent(answer, enfants) ? undefined : reasonOf(answer, keys[list][index]!);
      if (reason === undefined) return;
      const where = `answers.${list}[${index}]`;
      refused.push({ answer, where, reason });
    });
  };
  refuse("all", unknown);
  refuse("current", misplaced);
  return refused;
}

/** The kind of activity of other self-employed income may come as an answer of its own. */
const isCompanion = ({ fieldName, value }: Answer) =>
  fieldName === COMPANION && (typesActiviteTns as readonly unknown[]).includes(value);

/** A few words for what an answer is about, empty for what no question asks. Never throws. */
export function nomDeLaReponse(given: unknown): string {
  const { entityName, fieldName } = (given ?? {}) as Partial<Answer>;
  try {
    return say(questionOf(entityName as Entity, String(fieldName)).summary, { role: "demandeur" });
  } catch {
    return "";
  }
}

/** Every answer, those of the journey first, in its order. */
function inOrder(answers: Answers, { steps }: Parcours): Answer[] {
  const byKey = new Map(steps.flatMap(({ given, key }) => (given ? [[key, given] as const] : [])));
  for (const answer of everyAnswer(answers)) if (!byKey.has(keyOf(answer))) byKey.set(keyOf(answer), answer);
  return [...byKey.values()];
}

/** The record of a journey standing at that path (docs/specification.md#dossier). */
export function recordOf(
  context: JourneyContext,
  path: string,
  extra: Pick<SimulationRecord, "abtesting" | "modifiedFrom" | "_id"> = {},
): SimulationRecord {
  const parcours = parcoursDe(context);
  return {
    ...(context.oubliees.length > 0 && { oubliees: [...context.oubliees] }),
    answers: {
      all: inOrder(context.answers, parcours),
      current: currentAnswers(parcours, path),
    },
    dateDeValeur: context.dateDeValeur,
    version: VERSION_SIMULATION,
    ...(context.enfants && { enfants: [...context.enfants] }),
    ...(context.ressourcesFiscales && {
      ressourcesFiscales: context.ressourcesFiscales as SimulationRecord["ressourcesFiscales"],
    }),
    ...(context.patrimoine && { patrimoine: context.patrimoine as SimulationRecord["patrimoine"] }),
    ...extra,
  };
}
