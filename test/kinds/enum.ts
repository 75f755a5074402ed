import { offered } from "../../machines/kinds/choices.ts";
import type { EnumOptions } from "../../machines/kinds/enum.ts";
import { type EssaiDeSorte, simple, starting } from "./kind.ts";

const LISTE = "Choisissez une réponse dans la liste.";

export const enumeration: EssaiDeSorte<EnumOptions> = {
  cas: {
    "un choix": {
      champ: "individu.activite",
      oui: ["etudiant", "salarie", "inactif"],
      non: [
        ["astronaute", LISTE],
        ["retraite", LISTE],
        [["etudiant"], LISTE],
        [undefined, LISTE],
      ],
    },
    "un choix qui dépend d’une autre réponse": {
      champ: "individu.annee_etude",
      oui: ["terminale", "cap_1", "autre"],
      non: [["licence_1", LISTE]],
    },
    "un choix de nombre": {
      champ: "individu.taux_incapacite",
      oui: [0.3, 0.65, 0.9],
      non: [
        ["0.3", LISTE],
        [0.5, LISTE],
      ],
    },
  },
  // Two choices of the same value are offered to different people: their words tell them apart.
  valeurs({ choices }) {
    const deux = new Set(
      choices
        .filter(({ value }, rang) => choices.findIndex((autre) => autre.value === value) < rang)
        .map(({ value }) => value),
    );
    return choices.map(({ value, label, condition }) => {
      const nom = deux.has(value) ? `${value} (${JSON.stringify(label).replaceAll('"', "")})` : `${value}`;
      return { ...simple(nom, value), ...(condition && { condition }) };
    });
  },
  ordinaires: ({ choices }, facts) => offered(choices, facts).map(({ value }) => value),
  async geste({ page, nameOf }, { choices, entity, field }, dit) {
    const names = choices.filter(({ value }) => value === dit).map(({ label }) => nameOf(label));
    if (names.length === 0) throw new Error(`Réponse à donner pour ${entity}.${field}`);
    await page
      .getByRole("radio", { name: starting(names) })
      .first()
      .check();
  },
};
