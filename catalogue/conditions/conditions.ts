import type { Named } from "./predicate/condition.ts";
import { etudes } from "./etudes.ts";
import { foyer } from "./foyer.ts";
import { logement } from "./logement.ts";
import { personne } from "./personne.ts";
import { projets } from "./projets.ts";
import { ressources } from "./ressources.ts";

/**
 * Every condition of the journey by its name, which is also the name of its guard and the sentence
 * that people read (docs/specification.md#conditions). Facts: catalogue/situation.
 */
export const conditions = {
  ...etudes,
  ...personne,
  ...foyer,
  ...logement,
  ...projets,
  ...ressources,
};

export type ConditionName = keyof typeof conditions;

/** A condition of the list, as steps, groups and guards hold it. */
export type JourneyCondition = Named<ConditionName>;
