import type { Choice } from "./question.ts";
import { choiceOf, isListOf, listOf } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface MultipleOptions {
  choices: readonly Choice[];
  /** Label of the row that chooses nothing. */
  none: string;
}

/** Any number of choices of a list. */
export const multiple: KindOf<MultipleOptions> = {
  schema: ({ choices }) => listOf(choiceOf(choices), choices.length),
  check: ({ choices }, value) =>
    isListOf(value, (item) => choices.some((choice) => choice.value === item))
      ? undefined
      : "Choisissez parmi les réponses proposées.",
  choices: ({ choices }) => choices,
};
