import { pertinences } from "../../../catalogue/conditions/ressources.ts";
import type { Atom, Condition } from "../../../catalogue/conditions/predicate/condition.ts";
import { atomsOf } from "../../../catalogue/conditions/predicate/describe.ts";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { subtractMonths } from "../../../catalogue/situation/periods.ts";
import { nodesOf, tree } from "../../journey/tree.ts";
import { choicesOf } from "../../kinds/kinds.ts";
import { questions } from "../../questions/index.ts";
import { AGES_COURANTS } from "./population.ts";
import { simple, type ValeurDite } from "./valeur.ts";

type Comparaison = Extract<Atom, { kind: "compare" }>;

const borneDe = ({ bound }: Comparaison): number =>
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

export const HIER = "2026-11-19";

const lendemain = (jour: string) => new Date(Date.parse(jour) + 86_400_000).toISOString().slice(0, 10);

const anneesAvant = (ans: number) => subtractMonths(JOUR_FIXE, 12 * ans);

let jours: ValeurDite[] | undefined;

/** Around each bound n: the last day of n − 1, the first and the last of n, the first of n + 1; and everyday ages. */
export function naissances(): ValeurDite[] {
  if (jours) return jours;
  const dites = new Map<string, ValeurDite>();
  const noter = (valeur: ValeurDite) => dites.set(valeur.nom, valeur);
  for (const age of AGES_COURANTS) noter(simple(`${age} ans, premier jour`, anneesAvant(age)));
  for (const borne of bornesDAge()) {
    for (const age of [borne, borne + 1]) {
      noter(simple(`${age - 1} ans, dernier jour`, lendemain(anneesAvant(age))));
      noter(simple(`${age} ans, premier jour`, anneesAvant(age)));
    }
  }
  noter(simple("quatre mois", "2026-07-15"));
  noter(simple("né hier", HIER));
  noter(simple("le plus ancien", "1906-11-21"));
  return (jours = [...dites.values()]);
}
