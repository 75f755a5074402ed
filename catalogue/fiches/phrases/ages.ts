import type { Operator } from "../../conditions/predicate/condition.ts";
import { ansDits } from "./nombres.ts";
import type { Dite, Phrase } from "./phrase.ts";

type Bornes = NonNullable<Phrase["age"]>;

/** Whole years: « plus de 15 » is « au moins 16 ». */
const bornesDe: Record<Operator, (age: number) => Bornes> = {
  ">": (age) => ({ min: age + 1 }),
  ">=": (min) => ({ min }),
  "=": (age) => ({ min: age, max: age }),
  "<": (age) => ({ max: age - 1 }),
  "<=": (max) => ({ max }),
};

function bornesDites({ min, max }: Bornes): string {
  if (min === undefined) return max === undefined ? "" : `moins de ${ansDits(max + 1)}`;
  if (max === undefined) return `au moins ${ansDits(min)}`;
  return min === max ? ansDits(min) : `de ${min} à ${ansDits(max)}`;
}

const phrase = (age: Bornes): Phrase => ({ verbe: "avoir", quoi: [bornesDites(age)], age });

const contraire: Partial<Record<Operator, Operator>> = { ">": "<=", ">=": "<", "<": ">=", "<=": ">" };

/** « avoir au moins 18 ans », « avoir moins de 26 ans », « avoir 18 ans ». */
export function ageDit(operator: Operator, age: number): Dite {
  const oui = phrase(bornesDe[operator](age));
  const autre = contraire[operator];
  return { oui, non: autre ? phrase(bornesDe[autre](age)) : { ...oui, nie: true } };
}

const extreme = (prendre: (...values: number[]) => number, values: readonly (number | undefined)[]) => {
  const said = values.filter((value) => value !== undefined);
  return said.length === 0 ? undefined : prendre(...said);
};

/** Bounds that all hold become one phrase, in the place of the first: « avoir de 18 à 30 ans ». */
export function agesReunis(parts: readonly Phrase[]): Phrase[] {
  const bornes = parts.flatMap(({ age, nie }) => (age && !nie ? [age] : []));
  if (bornes.length < 2) return [...parts];
  const min = extreme(
    Math.max,
    bornes.map((one) => one.min),
  );
  const max = extreme(
    Math.min,
    bornes.map((one) => one.max),
  );
  const reunis = phrase({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  const premier = parts.findIndex(({ age, nie }) => age && !nie);
  return parts.flatMap((part, rang) => (rang === premier ? [reunis] : part.age && !part.nie ? [] : [part]));
}
