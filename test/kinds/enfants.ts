import type { TextOptions } from "../../machines/kinds/text.ts";
import type { EssaiDeSorte } from "./kind.ts";

export const children: EssaiDeSorte<object> = {
  cas: {},
  ordinaires: (_, { situation }) => [situation.enfants?.length ?? 0],
};

export const childrenYesNo: EssaiDeSorte<object> = {
  cas: {},
  ordinaires: (_, { situation }) =>
    [false, true].map((value) => (situation.enfants ?? []).map(({ id }) => ({ id, value }))),
};

export const text: EssaiDeSorte<TextOptions> = {
  cas: {
    "un prénom": {
      champ: "individu._firstName",
      oui: ["Léa", "votre 1er enfant"],
      non: [["   ", "Écrivez un prénom de 40 caractères au plus."]],
    },
  },
  ordinaires: () => ["Léa", "Noé"],
};
