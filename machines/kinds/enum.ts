import type { Individu } from "../../catalogue/situation/situation.ts";
import type { Choice } from "./question.ts";
import { choiceOf, isOffered } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface EnumOptions {
  choices: readonly Choice[];
  /** Its answer holds for the year of the date of value. */
  parAnnee?: true;
}

/** One choice of a list, among those offered to the person. */
export const enumeration: KindOf<EnumOptions> = {
  schema: ({ choices }) => choiceOf(choices),
  check: ({ choices }, value, context) =>
    choices.some((choice) => choice.value === value && isOffered(choice, context))
      ? undefined
      : "Choisissez une réponse dans la liste.",
  choices: ({ choices }) => choices,
  enter(into, { field, parAnnee }, value, { thisYear }) {
    const dites = parAnnee && (into as Individu).enfant_a_charge;
    Object.assign(into, { [field]: parAnnee ? { ...dites, [thisYear]: value } : value });
  },
};
