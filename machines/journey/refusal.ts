import type { FactContext } from "../../catalogue/situation/context.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { problem } from "../questions/validate.ts";
import { contextOf } from "./about.ts";
import { contradiction } from "./contradictions.ts";
import { missingChildAnswers } from "./position.ts";
import type { VisitedStep } from "./visited.ts";
import type { Parcours } from "./walk.ts";

/** « Zoé : il manque date de naissance, nationalité. », for each child of whom something is missing. */
const childrenToComplete = (parcours: Parcours): string | undefined =>
  missingChildAnswers(parcours)
    .map(({ prenom, champs }) => `${majuscule(prenom)} : il manque ${champs.join(", ").toLowerCase()}.`)
    .join(" ") || undefined;

/** Why a question does not take what somebody answers, in a sentence that says what to do; `undefined` when it takes it. */
export const refusalAt = (at: VisitedStep, value: unknown, context: FactContext): string | undefined =>
  problem(at.question, value, context) ?? contradiction(at, value, context);

/** The same of any step, the list of the children included. */
export const refusalOf = (parcours: Parcours, at: VisitedStep, value: unknown): string | undefined =>
  at.step.entity === "enfants" ? childrenToComplete(parcours) : refusalAt(at, value, contextOf(parcours, at));
