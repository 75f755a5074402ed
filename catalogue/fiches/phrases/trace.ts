import { ansDits, eurosEnMots, nombreDit, tauxDit } from "./nombres.ts";
import { typographier } from "../../schema/typographie.ts";
import { A_DIRE, type FactContext, INCONNU } from "../../situation/context.ts";
import { type Fact, facts } from "../../situation/facts.ts";
import { mot } from "../../situation/vocabulaire.ts";
import type { Atom, Condition } from "../../conditions/predicate/condition.ts";
import { atomsOf, describe, readsOf } from "../../conditions/predicate/describe.ts";
import { evaluate, readFact } from "../../conditions/predicate/evaluate.ts";

/** A condition, what was read to decide it, and the outcome: the answer to « pourquoi ? ». */
export interface Trace {
  rule: string;
  /** « âge : 19 ans », without a break before the colon or the unit. */
  read: string;
  holds: boolean;
  reads: readonly string[];
}

/** A figure with its unit: euros with their period, a share as a percentage, whole years. */
function figureInWords(atom: Atom, value: number): string {
  const { unit }: Fact = facts[atom.fact];
  if (unit === "€") return eurosEnMots(value, "params" in atom ? atom.params?.["period"] : undefined);
  if (unit === "ans") return ansDits(value);
  return atom.fact.endsWith("taux_incapacite") ? tauxDit(value) : nombreDit(value);
}

function valueInWords(atom: Atom, value: unknown): string {
  const { mots }: Fact = facts[atom.fact];
  if (value === A_DIRE) return "à préciser";
  if (value === INCONNU) return "non calculé";
  if (Array.isArray(value)) return value.map((one) => mot(one, mots)).join(", ") || "aucune";
  return typeof value === "number" ? figureInWords(atom, value) : mot(value, mots);
}

const readInWords = (atom: Atom, context: FactContext): string =>
  typographier(`${facts[atom.fact].label} : ${valueInWords(atom, readFact(atom, context))}`);

/** A condition as a list of simple rules: conjunctions are opened, the rest stays whole. */
export const reglesElementaires = (condition: Condition): Condition[] =>
  condition.kind === "all" ? condition.conditions.flatMap(reglesElementaires) : [condition];

/** Traces one simple rule. */
export function traceElementaire(condition: Condition, context: FactContext): Trace {
  const words = [...new Set(atomsOf(condition).map((atom) => readInWords(atom, context)))];
  return {
    rule: describe(condition),
    read: words.join("\u00a0; "),
    holds: evaluate(condition, context),
    reads: readsOf(condition),
  };
}

/** Traces a condition, one trace for each of its simple rules. */
export const traceOf = (condition: Condition, context: FactContext): Trace[] =>
  reglesElementaires(condition).map((one) => traceElementaire(one, context));
