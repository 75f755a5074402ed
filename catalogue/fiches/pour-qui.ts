import type { CompiledRules } from "../rules/compile.ts";
import { any, type Atom, compare, type Condition, oneOf, predicate } from "../predicate/condition.ts";
import { describe } from "../predicate/describe.ts";
import { lisible, type Noms } from "./lisible.ts";

const isAge = (one: Condition): one is Extract<Atom, { kind: "compare" }> =>
  one.kind === "compare" && one.fact === "demandeur.age" && typeof one.bound === "number";

/** Whole years: « plus de 15 » is « au moins 16 ». */
function boundsOf(ages: readonly Extract<Atom, { kind: "compare" }>[]) {
  const all = (wanted: string, strict: string, step: number) =>
    ages.flatMap(({ operator, bound }) =>
      operator === wanted ? [Number(bound)] : operator === strict ? [Number(bound) + step] : [],
    );
  return { min: all(">=", ">", 1), max: all("<=", "<", -1) };
}

/** One age condition for all of them: « de 16 à 25 ans ». */
function mergeAges(conditions: readonly Condition[]): Condition[] {
  const ages = conditions.filter(isAge);
  const { min, max } = boundsOf(ages);
  if (min.length === 0 || max.length === 0) return [...conditions];
  const [from, to] = [Math.max(...min), Math.min(...max)];
  const merged = predicate(
    from === to ? `âge : ${from} ans` : `âge : de ${from} à ${to} ans`,
    compare("demandeur.age", ">=", from),
  );
  return [merged, ...conditions.filter((one) => !isAge(one) || one.operator === "=")];
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
  const rules = mergeAges(general.flatMap(conjuncts));
  const who = profils.length ? [any(...mergeProfils(profils))] : [];
  return [...who, ...rules].map((one) => describe(lisible(one, noms))).filter(Boolean);
}
