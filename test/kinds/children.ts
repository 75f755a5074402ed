import { type EssaiDeSorte, simple } from "./kind.ts";

const NOMBRE = "Confirmez le nombre d’enfants du foyer.";

export const children: EssaiDeSorte<object> = {
  cas: {
    "la liste des enfants": {
      champ: "enfants",
      foyer: { enfants: [{ _firstName: "Léa" }, { _firstName: "votre 2e enfant" }] },
      oui: [2],
      non: [
        [0, NOMBRE],
        [undefined, NOMBRE],
      ],
    },
  },
  valeurs: (_, enfants) => [simple("c’est tout", enfants)],
  ordinaires: (_, { situation }) => [situation.enfants?.length ?? 0],
  // Children are added with a button of the page, which the list only confirms.
  geste: async () => undefined,
};
