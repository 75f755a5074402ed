import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import type { ValeurDite } from "../kinds/kind.ts";
import { essaiDe } from "../kinds/kinds.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type NewJourney, startingContext } from "../../machines/journey/start.ts";

/** Whom a journey is for, before any answer. */
export interface Depart {
  marque: Marque;
  enfants: number;
}

/** What the machine starts from; its children are there from the start only if asked. */
export const entreeDe = ({ marque, enfants }: Depart): NewJourney => ({
  dateDeValeur: JOUR_DES_CHEMINS,
  marque,
  enfants: Array.from({ length: enfants }, (_, n) => n),
});

export const contexteAuDepart = (depart: Depart): JourneyContext => startingContext(entreeDe(depart));

/** Day of every generated journey. */
export const JOUR_DES_CHEMINS = JOUR_FIXE;

/** Answers of a step, for a household of that many children. Resource types are asked one by one. */
export function valeursDEtape({ step }: Pick<VisitedStep, "step">, enfants: number): ValeurDite[] {
  const question = questionOf(step.entity, step.field);
  return essaiDe(question).valeurs(question, enfants);
}
