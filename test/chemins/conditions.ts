import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import type { JourneyCondition } from "../../catalogue/conditions.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import type { Step } from "../../machines/journey/spec.ts";
import { questionOf, questions } from "../../machines/questions/index.ts";
import { nodesOf, type Tree, type TreeNode, tree } from "../../machines/journey/tree.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";

/** A condition with the name of its place. */
export interface LieuDeCondition {
  lieu: string;
  condition: Condition;
}

/** Name of a place of the journey. */
export const lieuDe = (node: TreeNode): string =>
  node.kind === "step" ? node.stateId : `bloc ${node.group.name}`;

/** The condition of a step or of a group. */
export const conditionDe = (node: TreeNode): JourneyCondition | undefined =>
  node.kind === "step" ? node.step.condition : node.group.condition;

/** Every condition of a tree, in the order it is read: those of a group hold for all that it holds. */
export const lieuxDesConditions = (of: Tree): (LieuDeCondition & { condition: JourneyCondition })[] =>
  nodesOf(of).flatMap((node) => {
    const condition = conditionDe(node);
    return condition ? [{ lieu: lieuDe(node), condition }] : [];
  });

/** Conditions of the answers of a step: choices of a closed list, resource types worth asking about. */
export function conditionsDesReponses({ entity, field }: Pick<Step, "entity" | "field">): LieuDeCondition[] {
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
  ...lieuxDesConditions(tree).map(({ condition }) => condition),
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
