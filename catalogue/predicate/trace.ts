import { type FactContext, INCONNU } from "../situation/context.ts";
import { type Fact, facts } from "../situation/facts.ts";
import { mot } from "../situation/vocabulaire.ts";
import type { Atom, Condition } from "./condition.ts";
import { atomsOf, describe, readsOf } from "./describe.ts";
import { evaluate, readFact } from "./evaluate.ts";

/** A condition, what was read to decide it, and the outcome: the answer to « pourquoi ? ». */
export interface Trace {
  rule: string;
  /** « âge : 19 ans » */
  read: string;
  holds: boolean;
  reads: readonly string[];
}

function readInWords(atom: Atom, context: FactContext): string {
  const { mots, unit, label }: Fact = facts[atom.fact];
  const value = readFact(atom, context);
  if (value === INCONNU) return `${label} : non calculé`;
  if (Array.isArray(value)) return `${label} : ${value.map((one) => mot(one, mots)).join(", ") || "aucune"}`;
  if (typeof value === "number") {
    const rounded = Math.round(value * 100) / 100;
    return `${label} : ${String(rounded).replace(".", ",")}${unit ? ` ${unit}` : ""}`;
  }
  return `${label} : ${mot(value, mots)}`;
}

/** Traces a condition as a list of simple rules: conjunctions are opened, the rest stays whole. */
export function traceOf(condition: Condition, context: FactContext): Trace[] {
  if (condition.kind === "all") return condition.conditions.flatMap((one) => traceOf(one, context));
  const atoms = atomsOf(condition);
  const words = [...new Set(atoms.map((atom) => readInWords(atom, context)))];
  return [
    {
      rule: describe(condition),
      read: words.join(" ; "),
      holds: evaluate(condition, context),
      reads: readsOf(condition),
    },
  ];
}
