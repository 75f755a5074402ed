import type { MultipleOptions } from "../../machines/kinds/multiple.ts";
import { tick } from "./boxes.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

const REFUS = "Choisissez parmi les réponses proposées.";

export const multiple: EssaiDeSorte<MultipleOptions> = {
  cas: {
    "plusieurs choix": {
      champ: "individu._interetsAidesVelo",
      oui: [[], ["velo_cargo"], ["velo_pliant", "velo_cargo"]],
      non: [
        [["trottinette"], REFUS],
        [["velo_cargo", "velo_cargo"], REFUS],
        ["velo_cargo", REFUS],
        [undefined, REFUS],
      ],
    },
  },
  valeurs({ choices }) {
    const codes = choices.map(({ value }) => value);
    return [simple("aucun", []), ...codes.map((code) => simple(`${code}`, [code])), simple("tous", codes)];
  },
  ordinaires: ({ choices }) => [[], choices.slice(0, 2).map(({ value }) => value)],
  async geste(ecran, { choices, none }, dit = []) {
    const labelOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
    await tick(
      ecran,
      (dit as string[]).map((code) => ecran.nameOf(labelOf(code))),
      ecran.nameOf(none),
    );
  },
  textes: ({ none }) => [none],
};
