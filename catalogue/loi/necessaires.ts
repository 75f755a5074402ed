import { all, compare, type Condition, is } from "../conditions/predicate/condition.ts";

/**
 * What an aid of legislation cannot be had without, among what the questionnaire asks early: the essential form then
 * leaves out what only that aid reads. A test computes each one on households that do not meet it.
 */
export const necessaires: Readonly<Record<string, Condition>> = {
  // CCH, art. L313-3 ; directive Action Logement sur l’aide Mobili-Jeune.
  mobili_jeune: all(is("demandeur.alternant", true), compare("demandeur.age", "<", 30)),
};
