import type { Condition } from "../../catalogue/predicate/condition.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import { contextOf } from "../../machines/journey/about.ts";
import { plan } from "../../machines/journey/journey.ts";
import type { PlanItem } from "../../machines/journey/plan.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { conditionsDesReponses, type Lieu, lieuDe } from "./conditions.ts";

/** A condition that a household had read for good, with what it was read on. */
export interface LectureReelle extends Lieu {
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
  const faitsDe = (personne: IndividuId) => ({
    ...parcours.context,
    personne: personneDe(situation, personne),
  });
  const tient = (lieu: string, condition: Condition | undefined, personne: IndividuId) => {
    if (!condition) return true;
    const facts = faitsDe(personne);
    lues.push({ lieu, condition, facts });
    return evaluate(condition, facts);
  };
  const suivre = (items: readonly PlanItem[], boucle: IndividuId) => {
    for (const item of items) {
      if (item.kind === "step") {
        const { personne } = item.step;
        tient(lieuDe(item), item.step.condition, personne === "enfants" ? "demandeur" : (personne ?? boucle));
        continue;
      }
      const { loop, condition } = item.group;
      const presents = (situation.enfants ?? []).map(({ id }) => id);
      const adultes: IndividuId[] = situation.conjoint ? ["demandeur", "conjoint"] : ["demandeur"];
      for (const qui of loop === "enfants" ? presents : loop === "adultes" ? adultes : [boucle]) {
        if (tient(lieuDe(item), condition, qui)) suivre(item.items, qui);
      }
    }
  };
  for (const { items } of plan().chapters) suivre(items, "demandeur");
  for (const visite of parcours.active) {
    for (const { lieu, condition } of conditionsDesReponses(visite.step))
      lues.push({ lieu, condition, facts: contextOf(parcours, visite) });
  }
  return lues;
}
