import type { HousingOptions } from "../../machines/kinds/housing.ts";
import type { Choice } from "../../machines/questions/question.ts";
import { type EssaiDeSorte, simple, starting } from "./kind.ts";

const REFUS = "Choisissez la réponse qui décrit votre logement.";

export const housing: EssaiDeSorte<HousingOptions> = {
  cas: {
    "le logement": {
      champ: "menage.statut_occupation_logement",
      oui: ["locataire_foyer", "primo_accedant", "sans_domicile"],
      non: [
        ["locataire", REFUS],
        [null, REFUS],
      ],
    },
  },
  valeurs: ({ choices }) => choices.map(({ value }) => simple(`${value}`, value)),
  ordinaires: ({ choices }) => choices.map(({ value }) => value),
  async geste({ page, nameOf }, { types, lease }, dit) {
    const [type = "", detail] = String(dit).split("/");
    const choose = (name: RegExp) => page.getByRole("radio", { name }).check();
    const labelOf = (choices: readonly Choice[], code: string) =>
      starting([nameOf(choices.find(({ value }) => value === code)?.label ?? code)]);
    await choose(labelOf(types, type));
    if (type === "proprietaire") await choose(detail === "premier" ? /^Oui/ : /^Non/);
    else if (detail) await choose(labelOf(lease.choices, detail));
  },
  textes: ({ types, lease, firstTime }) => [
    ...[...types, ...lease.choices].flatMap(({ label, hint }) => [label, hint]),
    ...Object.values(firstTime),
    lease.title,
  ],
};
