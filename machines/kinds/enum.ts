import type { Choice } from "../questions/question.ts";
import { choiceOf, isOffered } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface EnumOptions {
  choices: readonly Choice[];
}

/** One choice of a list, among those offered to the person. */
export const enumeration: KindOf<EnumOptions> = {
  schema: ({ choices }) => choiceOf(choices),
  check: ({ choices }, value, context) =>
    choices.some((choice) => choice.value === value && isOffered(choice, context))
      ? undefined
      : "Choisissez une réponse dans la liste.",
  choices: ({ choices }) => choices,
};
