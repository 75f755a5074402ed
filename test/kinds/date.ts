import { pertinences } from "../../catalogue/conditions/ressources.ts";
import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { subtractMonths } from "../../catalogue/situation/periods.ts";
import { nodesOf, tree } from "../../machines/journey/tree.ts";
import type { DateOptions } from "../../machines/kinds/date.ts";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questions } from "../../machines/questions/index.ts";
import { type EssaiDeSorte, simple, type ValeurDite } from "./kind.ts";

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

const HIER = "2026-11-19";

const lendemain = (jour: string) => new Date(Date.parse(jour) + 86_400_000).toISOString().slice(0, 10);

const anneesAvant = (ans: number) => subtractMonths(JOUR_FIXE, 12 * ans);

/** Around each bound n: the last day of n − 1, the first and the last of n, the first of n + 1. */
export function naissances(): ValeurDite[] {
  const jours = new Map<string, ValeurDite>();
  const noter = (valeur: ValeurDite) => jours.set(valeur.nom, valeur);
  for (const borne of bornesDAge()) {
    for (const age of [borne, borne + 1]) {
      noter(simple(`${age - 1} ans, dernier jour`, lendemain(anneesAvant(age))));
      noter(simple(`${age} ans, premier jour`, anneesAvant(age)));
    }
  }
  noter(simple("né hier", HIER));
  noter(simple("le plus ancien", "1906-11-21"));
  return [...jours.values()];
}

export const date: EssaiDeSorte<DateOptions> = {
  cas: {
    "une date": {
      champ: "individu.date_naissance",
      oui: ["2007-02-28", "2024-02-29", "1906-11-21", "2026-11-19", "2026-11-20"],
      non: [
        ["1906-11-20", "Vérifiez l’année : cela ferait plus de 119 ans."],
        ["12006-03-27", "Écrivez l’année en quatre chiffres, par exemple 2006."],
        ["2006-03-277", "Il n’y a que 31 jours en mars 2006 : vérifiez le jour."],
        ["2006-zut-27", "Écrivez le mois en chiffres ou par son nom, par exemple 3 ou mars."],
        ["2006-03-2x", "Écrivez le jour en chiffres, par exemple 27."],
        ["deux-03-27", "Écrivez l’année en chiffres, par exemple 2006."],
      ],
      horsDossier: ["x2007-02-28", "2007-02-28x", "2007-02-29", 20070228, null],
    },
  },
  valeurs: ({ field }) =>
    field === "date_naissance" ? naissances() : [simple("hier", HIER), simple("en janvier", "2026-01-15")],
  ordinaires: () =>
    `1990-05-17 2000-11-20 2002-02-28 2004-02-29 2009-06-01 2015-12-31 2024-01-01 1960-01-01`.split(/\s+/),
};
