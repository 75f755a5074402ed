import { equivalentsDeCatalogue } from "./catalogue.ts";
import { equivalentsDeJourney } from "./journey.ts";
import { equivalentsDeSession } from "./session.ts";

/** Changes of the code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDuCode: ReadonlyMap<string, string> = new Map([
  ...equivalentsDeCatalogue,
  ...equivalentsDeJourney,
  ...equivalentsDeSession,
]);
