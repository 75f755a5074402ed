import type { ParameterName } from "../../situation/context.ts";
import type { FactName } from "../../situation/facts.ts";

/** Conditions are labelled data: compiled to guards, printed, and searched for what they read. */
export type Operator = ">" | ">=" | "=" | "<" | "<=";
export type Value = string | number | boolean;
type Params = Readonly<Record<string, unknown>>;

export type Atom =
  | { kind: "is"; fact: FactName; params?: Params; value: Value }
  | { kind: "oneOf"; fact: FactName; values: readonly Value[] }
  | { kind: "includes"; fact: FactName; value: Value }
  | { kind: "startsWith"; fact: FactName; prefix: string }
  | { kind: "known"; fact: FactName }
  | { kind: "compare"; fact: FactName; params?: Params; operator: Operator; bound: number | ParameterName };

export type Condition =
  | Atom
  | { kind: "all" | "any"; conditions: readonly Condition[] }
  | { kind: "not"; condition: Condition }
  | Predicate;

/** A condition with a name in French: what guards, the inspector and « pourquoi » show. */
export interface Predicate {
  kind: "predicate";
  label: string;
  condition: Condition;
}

/** A condition whose name is one of a list. */
export interface Named<Name extends string> extends Predicate {
  label: Name;
}

export const is = (fact: FactName, value: Value, params?: Params): Atom =>
  params ? { kind: "is", fact, params, value } : { kind: "is", fact, value };
export const oneOf = (fact: FactName, values: readonly Value[]): Atom => ({ kind: "oneOf", fact, values });
export const includes = (fact: FactName, value: Value): Atom => ({ kind: "includes", fact, value });
export const startsWith = (fact: FactName, prefix: string): Atom => ({ kind: "startsWith", fact, prefix });
/** The fact has a value: the question it comes from was answered. */
export const known = (fact: FactName): Atom => ({ kind: "known", fact });
export const compare = (
  fact: FactName,
  operator: Operator,
  bound: number | ParameterName,
  params?: Params,
): Atom =>
  params ? { kind: "compare", fact, params, operator, bound } : { kind: "compare", fact, operator, bound };
export const all = (...conditions: readonly Condition[]): Condition => ({ kind: "all", conditions });
export const any = (...conditions: readonly Condition[]): Condition => ({ kind: "any", conditions });
export const not = (condition: Condition): Condition => ({ kind: "not", condition });
export const predicate = <Name extends string>(label: Name, condition: Condition): Named<Name> => ({
  kind: "predicate",
  label,
  condition,
});

/** A list of conditions, each named by its key. */
export function named<Name extends string>(
  list: Readonly<Record<Name, Condition>>,
): { readonly [N in Name]: Named<N> } {
  const entries = Object.entries<Condition>(list).map(([label, condition]) => [
    label,
    predicate(label, condition),
  ]);
  return Object.fromEntries(entries) as { [N in Name]: Named<N> };
}
