import type { Choice } from "./question.ts";
import { choiceOf, isListOf, isOffered, listOf } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface MultipleOptions {
  choices: readonly Choice[];
  /** Label of the row that chooses nothing. */
  none: string;
}

/** Any number of choices of a list. */
export const multiple: KindOf<MultipleOptions> = {
  schema: ({ choices }) => listOf(choiceOf(choices), choices.length),
  check: ({ choices }, value, context) =>
    isListOf(value, (item) => choices.some((choice) => choice.value === item && isOffered(choice, context)))
      ? undefined
      : "Choisissez parmi les réponses proposées.",
  choices: ({ choices }) => choices,
};
