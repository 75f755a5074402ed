import type { Answer } from "../answers/answer.ts";
import { chapterNamed, chapters } from "./chapters.ts";
import type { ChapterName } from "./mots-des-chapitres.ts";
import { say } from "../questions/words.ts";
import type { JourneyContext } from "./moves.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS, screens, stepPath } from "./screens.ts";
import { type Parcours, parcoursDe } from "./walk.ts";
import type { VisitedStep } from "./visited.ts";
import { rangDuDernier } from "../../catalogue/situation/rangs.ts";

/** Derived from a walk, for a path: previous, next, progress, chapters, answers that count. */

/** Position of a path among the screens, or of the one that a step without a screen follows; -1 off the questions. */
function rankOf({ active, ecrans }: Parcours, path: string): number {
  const at = stepPath(path);
  const index = rangDuDernier(ecrans, (step) => step.path === at);
  if (index >= 0) return index;
  const here = rangDuDernier(active, (step) => step.path === at);
  const before = new Set(active.slice(0, Math.max(here, 0)));
  return rangDuDernier(ecrans, (step) => before.has(step));
}

/** Position of a path among the screens; throws « Logic missing for {path} » if unknown. */
function indexOf(parcours: Parcours, path: string): number {
  const index = rankOf(parcours, path);
  if (index < 0 && path !== RESULTATS) throw new Error(`Logic missing for ${stepPath(path)}`);
  return index < 0 ? parcours.ecrans.length : index;
}

/** Last screen before the path, `undefined` on the first one. */
export function previousPath(parcours: Parcours, path: string): string | undefined {
  return parcours.ecrans[indexOf(parcours, path) - 1]?.path;
}

/** First step still to answer, the results once there is none. */
export function frontier(parcours: Parcours): string {
  return parcours.ecrans.find((step) => !step.answered)?.path ?? RESULTATS;
}

export const isComplete = (parcours: Parcours) => parcours.active.every((step) => step.answered);

/** Everything that must be answered before a step can be shown; the list of children is more open. */
const before = (parcours: Parcours, path: string) => {
  const index = parcours.active.findIndex((step) => step.path === path);
  const previous = parcours.active.slice(0, index);
  const target = parcours.active[index];
  if (path === LISTE_ENFANTS) return previous.filter((step) => !step.child);
  // One child may be completed before another one.
  if (target?.child) return previous.filter((step) => !step.child || step.personne === target.personne);
  return previous;
};

/** True if a URL may be honoured: the step is active and everything before it is answered. */
export function canVisit(parcours: Parcours, path: string): boolean {
  const step = parcours.byPath.get(stepPath(path));
  return canCorrect(parcours, path) && (!step || parcours.ecrans.includes(step));
}

/** True if a screen may be shown, or the answer of a step corrected: a question asked with others has no screen. */
export function canCorrect(parcours: Parcours, path: string): boolean {
  const at = stepPath(path);
  if (at === RESULTATS) return isComplete(parcours);
  if (screens.includes(at)) return parcours.situation.demandeur.date_naissance !== undefined;
  return parcours.byPath.get(at)?.active === true && before(parcours, at).every((step) => step.answered);
}

/**
 * Share of the screens before the path, between 0 and 1; off the path of questions, share of those
 * that are answered.
 */
export function progress(parcours: Parcours, path: string): number {
  const total = parcours.ecrans.length;
  const index = rankOf(parcours, path);
  return (index < 0 ? parcours.ecrans.filter((step) => step.answered).length : index) / total;
}

/** What the bar of progress shows, how many screens it says are left, and the number of those before the place. */
export interface Avance {
  rang: number;
  part: number;
  reste: number;
}

/** Screens more that one answer may announce: an estimate that jumps is no estimate. */
const HAUSSE = 2;

/** Questions whose answer opens one more screen, most of the time (`test/ecrans/reste.long.test.ts`). */
const OUVRENT: ReadonlySet<string> = new Set(["activite", "en_couple", "_firstName", "ressources"]);

/**
 * What the bar shows at a path, from what it showed just before: the progress, except that it waits
 * where it was, going forward, when an answer has opened more questions than it passed; what is left is
 * then told little by little. Going back, it is the progress again.
 */
export function avancer(avant: Avance | undefined, parcours: Parcours, path: string): Avance {
  const index = rankOf(parcours, path);
  const rang = index < 0 ? parcours.ecrans.length : index;
  const ouvrent = parcours.ecrans
    .slice(rang)
    .filter(({ step, answered }) => !answered && OUVRENT.has(step.field));
  const [part, reste] = [progress(parcours, path), remaining(parcours, path) + ouvrent.length];
  if (!avant || rang < avant.rang) return { rang, part, reste };
  return { rang, part: Math.max(avant.part, part), reste: Math.min(avant.reste + HAUSSE, reste) };
}

/** Screens from the path to the end; off the path of questions, those that remain to be answered. */
export function remaining(parcours: Parcours, path: string): number {
  const index = rankOf(parcours, path);
  return index < 0 ? parcours.ecrans.filter((step) => !step.answered).length : parcours.ecrans.length - index;
}

/** The record’s `current`: answers of the active steps before the path, siblings of a child kept. */
export function currentAnswers(parcours: Parcours, path: string): Answer[] {
  const index = parcours.active.findIndex((step) => step.path === stepPath(path));
  const target = parcours.active[index];
  const counted = (step: VisitedStep, i: number) =>
    index < 0 || i < index || (target?.child === true && step.child && step.personne !== target.personne);
  const kept = parcours.active.filter(counted);
  const gap = kept.findIndex((step) => !step.answered && !(target?.child && step.child));
  return (gap < 0 ? kept : kept.slice(0, gap)).flatMap((step) =>
    step.answered && step.given ? [step.given] : [],
  );
}

export type ChapterState = "done" | "current" | "todo";

export interface ChapterView {
  name: ChapterName;
  state: ChapterState;
  /** First active step of the chapter, if it may be visited. */
  path: string | undefined;
}

const screenChapters = new Map(
  chapters.flatMap(({ name, screens: own }) => own.map(({ path, fil }) => [path, fil ?? name] as const)),
);

/** Chapter of a path: the one its step or its screen was declared in. Throws for any other path. */
export function chapterOf(parcours: Parcours, path: string): ChapterName {
  const at = stepPath(path);
  const screen = [...screenChapters].find(([own]) => at === own || at.startsWith(`${own}/`))?.[1];
  return chapterNamed(screen ?? parcours.byPath.get(at)?.chapter ?? at).name;
}

/** Steps of a chapter to go through; one without steps shows screens, and is never done. */
const stepsOf = (parcours: Parcours, name: ChapterName) =>
  parcours.active.filter(({ chapter }) => chapter === name);

const isDone = (parcours: Parcours, name: ChapterName) => {
  const steps = stepsOf(parcours, name);
  return steps.length > 0 && steps.every(({ answered }) => answered);
};

/**
 * Breadcrumb: earlier chapters are done, one is current; a chapter may be opened if its first screen may be
 * visited: it or the one before it is done (docs/specification.md#fil-des-chapitres).
 */
export function breadcrumb(parcours: Parcours, path: string): ChapterView[] {
  const shown = chapters.filter(({ fil }) => fil !== undefined);
  const here = shown.findIndex(({ name }) => name === chapterOf(parcours, path));
  const firstUndone = shown.findIndex(({ name }) => !isDone(parcours, name));
  return shown.map(({ name, screens: [screen] }, index) => {
    const done = index < firstUndone;
    const first = parcours.ecrans.find(({ chapter }) => chapter === name)?.path ?? screen?.path;
    const state = index < here || (here < 0 && done) ? "done" : index === here ? "current" : "todo";
    return { name, state, path: first && canVisit(parcours, first) ? first : undefined };
  });
}

/** Steps of a child that are still to answer, in words: what keeps the list from closing. */
export function missingChildAnswers(parcours: Parcours): { id: string; prenom: string; champs: string[] }[] {
  return (parcours.situation.enfants ?? []).flatMap((enfant) => {
    const champs = parcours.active
      .filter((step) => step.child && step.personne === enfant.id && !step.answered)
      .map(({ question }) => say(question.summary, { role: "enfant" }));
    return champs.length ? [{ id: enfant.id, prenom: enfant._firstName ?? "", champs }] : [];
  });
}

/** The step of a state, for the person under the cursor when it is part of a loop. Throws if there is none. */
export function stepAt(context: JourneyContext, stateId: string): VisitedStep {
  const here = parcoursDe(context).steps.filter((step) => step.stateId === stateId);
  const found = here.find((step) => step.personne === context.personne) ?? here[0];
  if (!found) throw new Error(`Logic missing for ${stateId}`);
  return found;
}

/** Where « Précédent » leads from a path; nowhere from the first question. */
export function backFrom(context: JourneyContext, from: string): string | undefined {
  if (context.retour) return RECAPITULATIF;
  const parcours = parcoursDe(context);
  const at = stepPath(from);
  if (at !== RESULTATS && screens.includes(at)) return RECAPITULATIF;
  const previous = previousPath(parcours, at);
  const leavesChild =
    parcours.byPath.get(at)?.child && parcours.byPath.get(previous ?? "")?.personne !== context.personne;
  return context.unSeulEnfant && leavesChild ? LISTE_ENFANTS : previous;
}
