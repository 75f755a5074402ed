import * as v from "valibot";
import type { Words } from "./question.ts";
import type { KindOf } from "./kind.ts";

export interface YesNoOptions {
  yes?: Words;
  no?: Words;
}

/** Yes or no. */
export const yesno: KindOf<YesNoOptions> = {
  schema: () => v.boolean(),
  check: (_, value) => (typeof value === "boolean" ? undefined : "Choisissez une réponse."),
  choices: ({ yes = "Oui", no = "Non" }) => [
    { value: true, label: yes },
    { value: false, label: no },
  ],
};
