import { pertinences } from "../../catalogue/conditions/ressources.ts";
import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { nodesOf, tree } from "../../machines/journey/tree.ts";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questions } from "../../machines/questions/index.ts";

type Comparaison = Extract<Atom, { kind: "compare" }>;

export const borneDe = ({ bound }: Comparaison): number =>
  typeof bound === "number" ? bound : defaultParameters[bound];

/** Everything the journey reads: steps, groups, choices of lists, resource types worth asking about. */
const lues = (): Condition[] => [
  ...nodesOf(tree).flatMap((node) => (node.kind === "step" ? node.step : node.group).condition ?? []),
  ...questions.flatMap((question) => choicesOf(question).flatMap(({ condition }) => condition ?? [])),
  ...Object.values(pertinences),
];

/** Ages that some condition compares to, in order. */
export function bornesDAge(): number[] {
  const bornes = lues()
    .flatMap(atomsOf)
    .filter((atom): atom is Comparaison => atom.kind === "compare" && atom.fact.endsWith(".age"))
    .map(borneDe);
  return [...new Set(bornes)].sort((a, b) => a - b);
}
