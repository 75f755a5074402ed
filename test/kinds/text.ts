import type { TextOptions } from "../../machines/kinds/text.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

const PRENOM = "Écrivez un prénom de 40 caractères au plus.";

export const text: EssaiDeSorte<TextOptions> = {
  cas: {
    "un prénom": {
      champ: "individu._firstName",
      oui: ["Léa", "votre 1er enfant", "x".repeat(40)],
      non: [
        ["", PRENOM],
        ["   ", PRENOM],
        ["x".repeat(41), PRENOM],
        [12, PRENOM],
        [null, PRENOM],
      ],
    },
  },
  valeurs: () => [simple("un prénom", "Camille")],
  ordinaires: () => ["Léa", "Noé"],
  async geste({ page }, _, dit) {
    if (dit) await page.getByRole("textbox").fill(String(dit));
  },
};
