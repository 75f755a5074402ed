import type { CompiledRules } from "../rules/compile.ts";
import { all, type Atom, type Condition, oneOf, predicate } from "../predicate/condition.ts";
import { describe } from "../predicate/describe.ts";
import { lisible, type Noms } from "./lisible.ts";

const isAge = (one: Condition): one is Extract<Atom, { kind: "compare" }> =>
  one.kind === "compare" &&
  one.fact === "demandeur.age" &&
  typeof one.bound === "number" &&
  one.operator !== "=";

/** Whole years: « plus de 15 » is « au moins 16 ». */
function boundsOf(ages: readonly Extract<Atom, { kind: "compare" }>[]) {
  const read = (wanted: string, strict: string, step: number) =>
    ages.flatMap(({ operator, bound }) =>
      operator === wanted ? [Number(bound)] : operator === strict ? [Number(bound) + step] : [],
    );
  return { min: read(">=", ">", 1), max: read("<=", "<", -1) };
}

/** One age condition for all of them: « de 16 à 25 ans ». */
function mergeAges(conditions: readonly Condition[]): Condition[] {
  const ages = conditions.filter(isAge);
  const { min, max } = boundsOf(ages);
  if (min.length === 0 || max.length === 0) return [...conditions];
  const [from, to] = [Math.max(...min), Math.min(...max)];
  const merged = predicate(from === to ? `âge : ${from} ans` : `âge : de ${from} à ${to} ans`, all(...ages));
  return [merged, ...conditions.filter((one) => !isAge(one))];
}

/** Profiles that differ by the value of one fact alone become one list of values. */
export function mergeProfils(profils: readonly Condition[]): Condition[] {
  const opened = profils.map((one) =>
    one.kind === "all" && one.conditions.length === 1 ? (one.conditions[0] as Condition) : one,
  );
  const facts = new Set(opened.flatMap((one) => (one.kind === "is" && !one.params ? [one.fact] : [])));
  const lists = [...facts].map((fact) =>
    oneOf(
      fact,
      opened.flatMap((one) => (one.kind === "is" && one.fact === fact ? [one.value] : [])),
    ),
  );
  return [...lists, ...opened.filter((one) => one.kind !== "is" || one.params)];
}

const conjuncts = (condition: Condition): Condition[] =>
  condition.kind === "all" ? condition.conditions.flatMap(conjuncts) : [condition];

/**
 * Who an aid is for, a French line per rule, the profiles (any one is enough) on one line. Empty when
 * the catalogue holds no rule: open to all, or decided by the law’s own formula.
 */
export function pourQui({ general, profils }: CompiledRules, noms: Noms): string[] {
  const inWords = (one: Condition) => describe(lisible(one, noms));
  const who = mergeProfils(profils);
  const alone = who.length === 1 ? who.flatMap(conjuncts) : [];
  const several = who.length > 1 ? [who.map(inWords).join(" ; ou ")] : [];
  return [...several, ...mergeAges([...alone, ...general.flatMap(conjuncts)]).map(inWords)].filter(Boolean);
}
