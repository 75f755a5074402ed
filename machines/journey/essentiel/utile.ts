import type { Condition } from "../../../catalogue/predicate/condition.ts";
import { evaluate } from "../../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../../catalogue/situation/context.ts";
import utiles from "./utiles.json" with { type: "json" };

/**
 * By step, what must hold for an aid that reads its answer to be still possible; `false` when no aid reads it. A step
 * that is not there is always useful. Generated from the aids’ declared readings (`npm run approuver -- essentiel`).
 */
const conditions = utiles as Readonly<Record<string, Condition | false>>;

/** Steps that the essential form may leave out. */
export const dispensables: ReadonlySet<string> = new Set(Object.keys(conditions));

/** True if the answer to a step can still change a result, for what is known of the household so far. */
export function estUtile(stateId: string, facts: FactContext): boolean {
  const condition = conditions[stateId];
  return condition === undefined || (condition !== false && evaluate(condition, facts));
}
