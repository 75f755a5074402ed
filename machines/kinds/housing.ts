import type { Choice } from "./question.ts";
import { choiceOf } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface HousingOptions {
  types: readonly Choice[];
  firstTime: { title: string; yes: string; no: string };
  lease: { title: string; choices: readonly Choice[] };
  choices: readonly Choice[];
}

/** Kind of housing, then kind of ownership or of lease, stored as one value. */
export const housing: KindOf<HousingOptions> = {
  schema: ({ choices }) => choiceOf(choices),
  check: ({ choices }, value) =>
    choices.some((choice) => choice.value === value)
      ? undefined
      : "Choisissez la réponse qui décrit votre logement.",
  choices: ({ choices }) => choices,
};
