import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import type { ValeurDite } from "../kinds/kind.ts";
import { essaiDe } from "../kinds/kinds.ts";

/** Day of every generated journey. */
export const JOUR_DES_CHEMINS = JOUR_FIXE;

/** Answers of a step, for a household of that many children. Resource types are asked one by one. */
export function valeursDEtape({ step }: Pick<VisitedStep, "step">, enfants: number): ValeurDite[] {
  const question = questionOf(step.entity, step.field);
  return essaiDe(question).valeurs(question, enfants);
}
