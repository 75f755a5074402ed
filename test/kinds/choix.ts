import { offered } from "../../machines/kinds/choices.ts";
import type { EnumOptions } from "../../machines/kinds/enum.ts";
import type { HousingOptions } from "../../machines/kinds/housing.ts";
import type { MultipleOptions } from "../../machines/kinds/multiple.ts";
import type { ResourceTypesOptions } from "../../machines/kinds/resource-types.ts";
import type { YesNoOptions } from "../../machines/kinds/yesno.ts";
import { ressourcesProposees } from "../../machines/kinds/ressources-proposees.ts";
import type { EssaiDeSorte } from "./kind.ts";

export const yesno: EssaiDeSorte<YesNoOptions> = {
  cas: {},
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
  ordinaires: ({ choices }) => [[], choices.slice(0, 2).map(({ value }) => value)],
  textes: ({ none }) => [none],
};

export const housing: EssaiDeSorte<HousingOptions> = {
  cas: {},
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
  ordinaires(_, facts) {
    const proposees = ressourcesProposees(facts);
    return [[], proposees.slice(0, 6), proposees.slice(-5)];
  },
  textes: ({ none }) => [none],
};
