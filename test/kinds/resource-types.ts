import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import type { ResourceTypesOptions } from "../../machines/kinds/resource-types.ts";
import { ressourcesProposees } from "../../machines/questions/ressources-proposees.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import { tick } from "./boxes.ts";
import type { EssaiDeSorte } from "./kind.ts";

const REFUS = "Choisissez parmi les ressources proposées.";

export const resourceTypes: EssaiDeSorte<ResourceTypesOptions> = {
  cas: {
    "des types de ressources": {
      champ: "individu.ressources",
      oui: [[], ["salaire_net", "rsa"]],
      non: [
        [["loto"], REFUS],
        [["rsa", "rsa"], REFUS],
        ["rsa", REFUS],
      ],
    },
  },
  valeurs() {
    throw new Error("Les types de ressources se choisissent un par un.");
  },
  ordinaires(_, facts) {
    const proposees = ressourcesProposees(facts);
    return [[], proposees.slice(0, 6), proposees.slice(-5)];
  },
  geste: (ecran, { none }, dit = []) =>
    tick(
      ecran,
      (dit as RessourceId[]).map((id) => typesRessources[id].label),
      ecran.nameOf(none),
    ),
  textes: ({ none }) => [none],
};
