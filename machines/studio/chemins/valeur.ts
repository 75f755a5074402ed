import type { Condition } from "../../../catalogue/conditions/predicate/condition.ts";
import type { RessourceId } from "../../../catalogue/situation/ressources.ts";

/** An answer worth giving: closed lists give every choice, numbers and dates both sides of each bound. */
export interface ValeurDite {
  /** Short French name, alone of its kind at the step. */
  nom: string;
  /** The choice is offered only if this holds. */
  condition?: Condition;
  /** The answer itself; amounts are asked for the resource types declared. */
  de: (declarees: readonly RessourceId[]) => unknown;
}

/** An answer that does not depend on what was declared. */
export const simple = (nom: string, value: unknown): ValeurDite => ({ nom, de: () => value });
