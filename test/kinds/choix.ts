import { offered } from "../../machines/kinds/choices.ts";
import type { EnumOptions } from "../../machines/kinds/enum.ts";
import type { HousingOptions } from "../../machines/kinds/housing.ts";
import type { MultipleOptions } from "../../machines/kinds/multiple.ts";
import type { ResourceTypesOptions } from "../../machines/kinds/resource-types.ts";
import type { YesNoOptions } from "../../machines/kinds/yesno.ts";
import { ressourcesProposees } from "../../machines/kinds/ressources-proposees.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

export const yesno: EssaiDeSorte<YesNoOptions> = {
  cas: {},
  valeurs: () => [simple("non", false), simple("oui", true)],
  ordinaires: () => [false, true],
};

export const enumeration: EssaiDeSorte<EnumOptions> = {
  cas: {
    "un choix": {
      champ: "individu.activite",
      oui: ["etudiant", "salarie", "inactif"],
      // Offered from 31 on.
      non: [["retraite", "Choisissez une réponse dans la liste."]],
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
};

export const multiple: EssaiDeSorte<MultipleOptions> = {
  cas: {
    "plusieurs choix": {
      champ: "individu._interetsAidesVelo",
      oui: [[], ["velo_cargo"], ["velo_pliant", "velo_cargo"]],
      non: [[["velo_cargo", "velo_cargo"], "Choisissez parmi les réponses proposées."]],
    },
  },
  valeurs({ choices }) {
    const codes = choices.map(({ value }) => value);
    return [simple("aucun", []), ...codes.map((code) => simple(`${code}`, [code])), simple("tous", codes)];
  },
  ordinaires: ({ choices }) => [[], choices.slice(0, 2).map(({ value }) => value)],
  textes: ({ none }) => [none],
};

export const housing: EssaiDeSorte<HousingOptions> = {
  cas: {},
  valeurs: ({ choices }) => choices.map(({ value }) => simple(`${value}`, value)),
  ordinaires: ({ choices }) => choices.map(({ value }) => value),
  textes: ({ types, lease, firstTime }) => [
    ...[...types, ...lease.choices].flatMap(({ label, hint }) => [label, hint]),
    ...Object.values(firstTime),
    lease.title,
  ],
};

export const resourceTypes: EssaiDeSorte<ResourceTypesOptions> = {
  cas: {
    "des types de ressources": {
      champ: "individu.ressources",
      oui: [[], ["salaire_net", "rsa"]],
      non: [[["rsa", "rsa"], "Choisissez parmi les ressources proposées."]],
    },
  },
  valeurs() {
    throw new Error("Les types de ressources se choisissent un par un.");
  },
  ordinaires(_, facts) {
    const proposees = ressourcesProposees(facts);
    return [[], proposees.slice(0, 6), proposees.slice(-5)];
  },
  textes: ({ none }) => [none],
};
