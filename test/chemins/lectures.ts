import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import { contextOf } from "../../machines/journey/about.ts";
import { traverse } from "../../machines/journey/traverse.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { conditionsDesReponses, type LieuDeCondition, lieuDe } from "./conditions.ts";
import { tree } from "../../machines/journey/tree.ts";

/** A condition that a household had read for good, with what it was read on. */
export interface LectureReelle extends LieuDeCondition {
  facts: FactContext;
}

/**
 * Every condition that the journey of a household read: those of steps and groups whose surroundings
 * are open, and those of the answers offered at the steps asked. Conditions read only answers given
 * before them, so the finished household says what they read then.
 */
export function lecturesReelles(parcours: Parcours): LectureReelle[] {
  const lues: LectureReelle[] = [];
  const { situation } = parcours;
  traverse<boolean>(tree, {
    always: true,
    read(condition, person = "demandeur", node, ouverte) {
      if (!ouverte) return false;
      const facts = { ...parcours.context, personne: personneDe(situation, person) };
      lues.push({ lieu: lieuDe(node), condition, facts });
      return evaluate(condition, facts);
    },
    people: (loop) =>
      loop === "enfants" ? (situation.enfants ?? []).map(({ id }) => id) : ["demandeur", "conjoint"],
    present: (person, ouverte) => ouverte && personneDe(situation, person) !== undefined,
    step: () => undefined,
  });
  for (const visite of parcours.active) {
    for (const { lieu, condition } of conditionsDesReponses(visite.step))
      lues.push({ lieu, condition, facts: contextOf(parcours, visite) });
  }
  return lues;
}
