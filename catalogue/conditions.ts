import type { Named } from "./predicate/condition.ts";
import { etudes } from "./conditions/etudes.ts";
import { foyer } from "./conditions/foyer.ts";
import { logement } from "./conditions/logement.ts";
import { personne } from "./conditions/personne.ts";
import { projets } from "./conditions/projets.ts";
import { ressources } from "./conditions/ressources.ts";

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
