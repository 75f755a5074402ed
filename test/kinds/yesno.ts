import type { YesNoOptions } from "../../machines/kinds/yesno.ts";
import { type EssaiDeSorte, simple, starting } from "./kind.ts";

const REFUS = "Choisissez une réponse.";

export const yesno: EssaiDeSorte<YesNoOptions> = {
  cas: {
    "oui ou non": {
      champ: "individu.handicap",
      oui: [true, false],
      non: [
        ["oui", REFUS],
        [1, REFUS],
        [null, REFUS],
        [undefined, REFUS],
      ],
    },
  },
  valeurs: () => [simple("non", false), simple("oui", true)],
  ordinaires: () => [false, true],
  async geste({ page, nameOf }, { yes = "Oui", no = "Non" }, dit) {
    const name = nameOf(dit === true ? yes : no);
    await page.getByRole("radio", { name: starting([name]) }).check();
  },
};
