import { type FactContext, INCONNU } from "../situation/context.ts";
import { type Fact, facts } from "../situation/facts.ts";
import type { Atom, Condition, Operator } from "./condition.ts";

const compares: Record<Operator, (a: number, b: number) => boolean> = {
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
};

/** Value of the fact an atom looks at; `undefined` when nobody answered. */
export function readFact(atom: Atom, context: FactContext): unknown {
  const fact: Fact = facts[atom.fact];
  return fact.value(context, "params" in atom ? atom.params : undefined);
}

/** Bound of a comparison, read from the legal parameters when it names one. */
export function boundOf(atom: Extract<Atom, { kind: "compare" }>, context: FactContext): number {
  if (typeof atom.bound === "number") return atom.bound;
  const value = context.parameters[atom.bound];
  if (value === undefined) throw new Error(`Paramètre inconnu : ${atom.bound}`);
  return value;
}

function evaluateAtom(atom: Atom, context: FactContext): boolean | undefined {
  if (atom.kind === "includes") {
    const { has }: Fact = facts[atom.fact];
    if (has) return has(context, atom.value);
  }
  const value = readFact(atom, context);
  if (value === INCONNU) return undefined;
  switch (atom.kind) {
    case "is":
      return value === atom.value;
    case "oneOf":
      return atom.values.includes(value as never);
    case "includes":
      return Array.isArray(value) && value.includes(atom.value);
    case "startsWith":
      return typeof value === "string" && value.startsWith(atom.prefix);
    case "known":
      return value !== undefined && value !== null;
    case "compare":
      return typeof value === "number" && compares[atom.operator](value, boundOf(atom, context));
  }
}

/** Truth of conditions together: one that is `decisive` settles it, else one that hangs leaves it open. */
function together(
  conditions: readonly Condition[],
  context: FactContext,
  decisive: boolean,
): boolean | undefined {
  let open = false;
  for (const one of conditions) {
    const seen = verdict(one, context);
    if (seen === decisive) return decisive;
    open ||= seen === undefined;
  }
  return open ? undefined : !decisive;
}

/**
 * Truth of a condition for a household; `undefined` when it hangs on something that could not be
 * computed. A fact nobody told makes every comparison false (and its negation true). Pure; throws
 * only for an unknown legal parameter.
 */
export function verdict(condition: Condition, context: FactContext): boolean | undefined {
  switch (condition.kind) {
    case "all":
      return together(condition.conditions, context, false);
    case "any":
      return together(condition.conditions, context, true);
    case "not": {
      const seen = verdict(condition.condition, context);
      return seen === undefined ? undefined : !seen;
    }
    case "predicate":
      return verdict(condition.condition, context);
    default:
      return evaluateAtom(condition, context);
  }
}

/** True if the condition holds for sure (`verdict`). */
export const evaluate = (condition: Condition, context: FactContext): boolean =>
  verdict(condition, context) === true;
