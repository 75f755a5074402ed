import { A_DIRE, type FactContext, INCONNU } from "../../situation/context.ts";
import { type Fact, facts } from "../../situation/facts.ts";
import type { Atom, Condition, Operator } from "./condition.ts";
import { type ConditionAlgebra, fold } from "./fold.ts";

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
  if (manque(fact, context)) return INCONNU;
  return fact.value(context, "params" in atom ? atom.params : undefined);
}

/** A fact of an answer that somebody else’s household lacks; the commune apart, without which no place’s rule holds. */
const manque = ({ reads }: Fact, { situation: { manquantes } }: FactContext): boolean =>
  manquantes?.some((cle) => cle !== "menage.depcom" && reads.includes(cle)) ?? false;

/** Bound of a comparison, read from the legal parameters when it names one. */
export function boundOf(
  atom: Extract<Atom, { kind: "compare" }>,
  { parameters }: Pick<FactContext, "parameters">,
): number {
  if (typeof atom.bound === "number") return atom.bound;
  const value = parameters[atom.bound];
  if (value === undefined) throw new Error(`Paramètre inconnu : ${atom.bound}`);
  return value;
}

/** Truth for somebody; `undefined` while it hangs on something that could not be computed. */
type Verdict<Who> = (who: Who) => boolean | undefined;

/** What an atom says of the value of its fact; a named bound is read from the parameters. */
export function testOf(atom: Atom): (value: unknown, context: Pick<FactContext, "parameters">) => boolean {
  switch (atom.kind) {
    case "is":
      return (value) => value === atom.value;
    case "oneOf": {
      const values = new Set<unknown>(atom.values);
      return (value) => values.has(value);
    }
    case "includes":
      return (value) => Array.isArray(value) && value.includes(atom.value);
    case "startsWith":
      return (value) => typeof value === "string" && value.startsWith(atom.prefix);
    case "known":
      return (value) => value !== undefined && value !== null;
    case "compare": {
      const compare = compares[atom.operator];
      return (value, context) => typeof value === "number" && compare(value, boundOf(atom, context));
    }
  }
}

function atomVerdict(atom: Atom): Verdict<FactContext> {
  const fact: Fact = facts[atom.fact];
  const { has, value } = fact;
  if (atom.kind === "includes" && has) return (context) => has(context, atom.value);
  const params = "params" in atom ? atom.params : undefined;
  const test = testOf(atom);
  return (context) => {
    if (manque(fact, context)) return undefined;
    const read = value(context, params);
    if (read === A_DIRE) return true;
    return read === INCONNU ? undefined : test(read, context);
  };
}

/** Truth of several conditions: one that is `decisive` settles it, else one that hangs leaves it open. */
const together =
  <Who>(parts: readonly Verdict<Who>[], decisive: boolean): Verdict<Who> =>
  (who) => {
    let open = false;
    for (const part of parts) {
      const seen = part(who);
      if (seen === decisive) return decisive;
      open ||= seen === undefined;
    }
    return open ? undefined : !decisive;
  };

/** Truth of conditions for anything whose atoms can be told true or false. */
export const verdictsBy = <Who>(atom: (atom: Atom) => Verdict<Who>): ConditionAlgebra<Verdict<Who>> => ({
  atom,
  all: (parts) => together(parts, false),
  any: (parts) => together(parts, true),
  not: (part) => (who) => {
    const seen = part(who);
    return seen === undefined ? undefined : !seen;
  },
  named: (part) => part,
});

const verdicts = verdictsBy(atomVerdict);
const known = new WeakMap<Condition, Verdict<FactContext>>();

/** Conditions are data that never change: each is put together once. */
function verdictOf(condition: Condition): Verdict<FactContext> {
  const ready = known.get(condition);
  if (ready) return ready;
  const fresh = fold(condition, verdicts);
  known.set(condition, fresh);
  return fresh;
}

/**
 * Truth of a condition for a household; `undefined` when it hangs on something that could not be
 * computed. A fact nobody told makes every comparison false (and its negation true). Pure; throws
 * only for an unknown legal parameter.
 */
export const verdict = (condition: Condition, context: FactContext): boolean | undefined =>
  verdictOf(condition)(context);

/** True if the condition holds for sure (`verdict`). */
export const evaluate = (condition: Condition, context: FactContext): boolean =>
  verdict(condition, context) === true;
