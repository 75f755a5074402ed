import type { FactContext } from "../situation/context.ts";
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

function evaluateAtom(atom: Atom, context: FactContext): boolean {
  const value = readFact(atom, context);
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

/**
 * Truth of a condition for a household. An unknown fact makes every comparison false
 * (and its negation true). Pure; throws only for an unknown legal parameter.
 */
export function evaluate(condition: Condition, context: FactContext): boolean {
  switch (condition.kind) {
    case "all":
      return condition.conditions.every((c) => evaluate(c, context));
    case "any":
      return condition.conditions.some((c) => evaluate(c, context));
    case "not":
      return !evaluate(condition.condition, context);
    case "predicate":
      return evaluate(condition.condition, context);
    default:
      return evaluateAtom(condition, context);
  }
}
