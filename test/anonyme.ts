import type { Situation } from "../catalogue/situation/situation.ts";
import { placeholderPrenom } from "../machines/questions/words.ts";

/** A household as the server knows it: each child by its rank, never by its name. */
export const anonyme = (situation: Situation): Situation => ({
  ...situation,
  enfants:
    situation.enfants?.map((enfant) => ({
      ...enfant,
      _firstName: placeholderPrenom(Number(enfant.id.split("_")[1])),
    })) ?? null,
});
