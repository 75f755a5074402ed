import type { Atom, Condition, Predicate } from "./condition.ts";

/** What a condition becomes, part by part: its truth, a sentence, a list of atoms, a formula… */
export interface ConditionAlgebra<V> {
  atom(atom: Atom): V;
  all(parts: readonly V[]): V;
  any(parts: readonly V[]): V;
  not(part: V): V;
  named(part: V, predicate: Predicate): V;
}

/** Computes a condition from its atoms up, in the order they are written: the only place that opens one. */
export function fold<V>(condition: Condition, algebra: ConditionAlgebra<V>): V {
  const of = (one: Condition): V => {
    switch (one.kind) {
      case "all":
        return algebra.all(one.conditions.map(of));
      case "any":
        return algebra.any(one.conditions.map(of));
      case "not":
        return algebra.not(of(one.condition));
      case "predicate":
        return algebra.named(of(one.condition), one);
      default:
        return algebra.atom(one);
    }
  };
  return of(condition);
}
