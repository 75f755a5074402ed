import type { Atom, Condition, Predicate } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { plan } from "../../machines/journey/journey.ts";
import type { Plan, PlanItem } from "../../machines/journey/plan.ts";
import type { Step } from "../../machines/journey/spec.ts";
import { questionOf, questions } from "../../machines/questions/index.ts";
import { pertinences } from "../../machines/questions/ressources-proposees.ts";

/** A condition with the name of its place. */
export interface Lieu {
  lieu: string;
  condition: Condition;
}

/** Name of a place of the plan. */
export const lieuDe = (item: PlanItem): string =>
  item.kind === "step" ? item.stateId : `bloc ${item.group.name}`;

const conditionDe = (item: PlanItem): Predicate | undefined =>
  item.kind === "step" ? item.step.condition : item.group.condition;

/** Every item of a plan, groups before what they hold. */
export function itemsDe(items: readonly PlanItem[]): PlanItem[] {
  return items.flatMap((item) => (item.kind === "step" ? [item] : [item, ...itemsDe(item.items)]));
}

/** Every condition of a plan, in the order it is read: those of a group hold for all that it holds. */
export const lieuxDe = (plan: Plan): (Lieu & { condition: Predicate })[] =>
  plan.chapters
    .flatMap(({ items }) => itemsDe(items))
    .flatMap((item) => {
      const condition = conditionDe(item);
      return condition ? [{ lieu: lieuDe(item), condition }] : [];
    });

/** Conditions of the answers of a step: choices of a closed list, resource types worth asking about. */
export function conditionsDesReponses({ entity, field }: Pick<Step, "entity" | "field">): Lieu[] {
  const question = questionOf(entity, field);
  if (question.kind === "resourceTypes")
    return Object.entries(pertinences).map(([id, condition]) => ({ lieu: `ressource ${id}`, condition }));
  if (question.kind !== "enum") return [];
  return question.choices.flatMap(({ condition }, rang) =>
    condition ? [{ lieu: `choix ${rang + 1} de ${field}`, condition }] : [],
  );
}

/** Everything the journey reads: steps, groups, choices of lists, resource types worth asking about. */
export const toutesLesConditions = (): Condition[] => [
  ...lieuxDe(plan()).map(({ condition }) => condition),
  ...questions.flatMap((question) => conditionsDesReponses(question).map(({ condition }) => condition)),
];

type Comparaison = Extract<Atom, { kind: "compare" }>;

export const borneDe = ({ bound }: Comparaison): number =>
  typeof bound === "number" ? bound : defaultParameters[bound];

/** Ages that some condition compares to, in order. */
export function bornesDAge(): number[] {
  const bornes = toutesLesConditions()
    .flatMap(atomsOf)
    .filter((atom): atom is Comparaison => atom.kind === "compare" && atom.fact.endsWith(".age"))
    .map(borneDe);
  return [...new Set(bornes)].sort((a, b) => a - b);
}
