import { all, compare, type Condition, is } from "../../../catalogue/predicate/condition.ts";
import { evaluate } from "../../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../../catalogue/situation/context.ts";

/**
 * Steps that the essential form may leave out: what must hold for an aid that reads the answer to be still possible;
 * `false` when no aid reads it. What the catalogue reads decides of it: `utiles.test.ts` compares, and says what to write.
 */
export const utiles: Readonly<Record<string, Condition | false>> = {
  "individu/demandeur/_nombreMoisDebutContratDeTravail": all(
    is("demandeur.alternant", true),
    compare("demandeur.age", "<", 30),
  ),
  "enfants un par un : individu/{personne}/_firstName": false,
  "individu/demandeur/_interetDiagnostifFinancier": all(
    compare("demandeur.age", ">=", 18),
    compare("demandeur.age", "<=", 30),
  ),
};

/** Steps that the essential form may leave out. */
export const dispensables: ReadonlySet<string> = new Set(Object.keys(utiles));

/** True if the answer to a step can still change a result, for what is known of the household so far. */
export function estUtile(stateId: string, facts: FactContext): boolean {
  const condition = utiles[stateId];
  return condition === undefined || (condition !== false && evaluate(condition, facts));
}
