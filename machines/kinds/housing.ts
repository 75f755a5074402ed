import type { Choice } from "./question.ts";
import { choiceOf } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface HousingOptions {
  types: readonly Choice[];
  firstTime: { title: string; yes: string; no: string };
  lease: { title: string; choices: readonly Choice[] };
  choices: readonly Choice[];
}

/** What a kind of housing lacks while its second question waits; the page sends these values, which are no answer. */
const incomplets: Readonly<Record<string, string>> = {
  "locataire/": "Choisissez le type de location.",
  "proprietaire/": "Dites si c’est le premier logement que vous achetez.",
};

/** Kind of housing, then kind of ownership or of lease, stored as one value. */
export const housing: KindOf<HousingOptions> = {
  schema: ({ choices }) => choiceOf(choices),
  check: ({ choices }, value) =>
    choices.some((choice) => choice.value === value)
      ? undefined
      : (incomplets[String(value)] ?? "Choisissez la réponse qui décrit votre logement."),
  choices: ({ choices }) => choices,
};
