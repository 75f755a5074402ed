import { majuscule } from "../../catalogue/phrases/casse.ts";
import { problem } from "../questions/validate.ts";
import { contextOf } from "./about.ts";
import { missingChildAnswers } from "./position.ts";
import type { VisitedStep } from "./visited.ts";
import type { Parcours } from "./walk.ts";

/** « Zoé : il manque date de naissance, nationalité. », for each child of whom something is missing. */
const childrenToComplete = (parcours: Parcours): string | undefined =>
  missingChildAnswers(parcours)
    .map(({ prenom, champs }) => `${majuscule(prenom)} : il manque ${champs.join(", ").toLowerCase()}.`)
    .join(" ") || undefined;

/** Why a step does not take an answer, in a sentence that says what to do; `undefined` when it takes it. */
export const refusalOf = (parcours: Parcours, at: VisitedStep, value: unknown): string | undefined =>
  at.step.entity === "enfants"
    ? childrenToComplete(parcours)
    : problem(at.question, value, contextOf(parcours, at));
