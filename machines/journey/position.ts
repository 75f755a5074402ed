import type { Answer } from "../answers/answer.ts";
import { questionOf } from "../questions/index.ts";
import { LISTE_ENFANTS } from "./moves.ts";
import { type ChapterName, chapterNames } from "./spec.ts";
import type { Parcours, VisitedStep } from "./walk.ts";

/** Derived from a walk, for a path: previous, next, progress, chapters, answers that count. */

export const RESULTATS = "/simulation/resultats";
export const RECAPITULATIF = "/simulation/recapitulatif";
export const RESSOURCES_FISCALES = "/simulation/ressources/fiscales";
export const PATRIMOINE = "/simulation/ressources/patrimoine";
export const screens: readonly string[] = [RESULTATS, RECAPITULATIF, RESSOURCES_FISCALES, PATRIMOINE];

/** The further-information page of a step stands at the step (simulator.md §2). */
export const stepPath = (path: string) => path.replace(/\/en_savoir_plus$/, "");

/** Position of a path among the active steps; throws « Logic missing for {path} » if unknown. */
function indexOf(parcours: Parcours, path: string): number {
  const at = stepPath(path);
  const index = parcours.active.findLastIndex((step) => step.path === at);
  if (index < 0 && at !== RESULTATS) throw new Error(`Logic missing for ${at}`);
  return index < 0 ? parcours.active.length : index;
}

/** First active step after the last occurrence of the path; the results after the last step. */
export function nextPath(parcours: Parcours, path: string): string {
  return parcours.active[indexOf(parcours, path) + 1]?.path ?? RESULTATS;
}

/** Last active step before the path, `undefined` on the first one. */
export function previousPath(parcours: Parcours, path: string): string | undefined {
  return parcours.active[indexOf(parcours, path) - 1]?.path;
}

/** First step still to answer, the results once there is none. */
export function frontier(parcours: Parcours): string {
  return parcours.active.find((step) => !step.answered)?.path ?? RESULTATS;
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
  const at = stepPath(path);
  if (at === RESULTATS) return isComplete(parcours);
  if (screens.includes(at)) return parcours.situation.demandeur.date_naissance !== undefined;
  return parcours.byPath.get(at)?.active === true && before(parcours, at).every((step) => step.answered);
}

/**
 * Share of the active steps before the path, between 0 and 1; off the path of questions, share of
 * the active steps that are answered.
 */
export function progress(parcours: Parcours, path: string): number {
  const total = parcours.active.length;
  const index = parcours.active.findLastIndex((step) => step.path === stepPath(path));
  return (index < 0 ? parcours.active.filter((step) => step.answered).length : index) / total;
}

/** What the bar of progress shows, and the number of active steps before the place where it shows it. */
export interface Avance {
  rang: number;
  part: number;
}

/**
 * What the bar shows at a path, from what it showed just before: the progress, except that it waits
 * where it was, going forward, when an answer has opened more questions than it passed. Going back,
 * it is the progress again.
 */
export function avancer(avant: Avance | undefined, parcours: Parcours, path: string): Avance {
  const index = parcours.active.findLastIndex((step) => step.path === stepPath(path));
  const rang = index < 0 ? parcours.active.length : index;
  const part = progress(parcours, path);
  return { rang, part: avant && rang >= avant.rang ? Math.max(avant.part, part) : part };
}

/** Active steps from the path to the end that remain to be answered. */
export function remaining(parcours: Parcours, path: string): number {
  const index = parcours.active.findLastIndex((step) => step.path === stepPath(path));
  return index < 0 ? parcours.active.filter((step) => !step.answered).length : parcours.active.length - index;
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

/** Chapter of a path: the one its step was declared in. */
export function chapterOf(parcours: Parcours, path: string): ChapterName {
  const at = stepPath(path);
  if (at.startsWith(RESULTATS)) return "resultats";
  if (at === RECAPITULATIF) return "recapitulatif";
  return parcours.byPath.get(at)?.chapter ?? "revenus";
}

/**
 * Breadcrumb: earlier chapters are done, one is current; a chapter may be opened if it or the one
 * before it is done (simulator.md §2).
 */
export function breadcrumb(parcours: Parcours, path: string): ChapterView[] {
  const names = chapterNames.filter((name) => name !== "recapitulatif");
  const here = names.indexOf(chapterOf(parcours, path) as (typeof names)[number]);
  const done = (name: ChapterName, index: number) => {
    const steps = parcours.active.filter((step) => step.chapter === name);
    const complete = name === "resultats" ? false : steps.every((step) => step.answered);
    return (
      complete &&
      names.slice(0, index).every((other) => parcours.active.every((s) => s.chapter !== other || s.answered))
    );
  };
  return names.map((name, index) => {
    const first =
      name === "resultats" ? RESULTATS : parcours.active.find((step) => step.chapter === name)?.path;
    const open =
      done(name, index) || (index > 0 && done(names[index - 1] as ChapterName, index - 1)) || index === here;
    const state =
      index === here ? "current" : index < here || (here < 0 && done(name, index)) ? "done" : "todo";
    return { name, state, path: open && first && canVisit(parcours, first) ? first : undefined };
  });
}

/** Steps of a child that are still to answer, in words: what keeps the list from closing. */
export function missingChildAnswers(parcours: Parcours): { id: string; prenom: string; champs: string[] }[] {
  return (parcours.situation.enfants ?? []).flatMap((enfant) => {
    const champs = parcours.active
      .filter((step) => step.child && step.personne === enfant.id && !step.answered)
      .map((step) => {
        const { summary } = questionOf(step.step.entity, step.step.field);
        return typeof summary === "string" ? summary : (summary.enfant ?? summary.demandeur ?? "");
      });
    return champs.length ? [{ id: enfant.id, prenom: enfant._firstName ?? "", champs }] : [];
  });
}
