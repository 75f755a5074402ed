import type { TextOptions } from "../../machines/kinds/text.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

export const children: EssaiDeSorte<object> = {
  cas: {},
  valeurs: (_, enfants) => [simple("c’est tout", enfants)],
  ordinaires: (_, { situation }) => [situation.enfants?.length ?? 0],
};

export const childrenYesNo: EssaiDeSorte<object> = {
  cas: {},
  // Each subset of the children has its name: what is asked of all at once opens the block of each.
  valeurs: (_, enfants) =>
    Array.from({ length: 2 ** enfants }, (_, bits) => {
      const oui = Array.from({ length: enfants }, (_, n) => (bits & (1 << n)) !== 0);
      const nom = oui.flatMap((vrai, n) => (vrai ? [`enfant ${n + 1}`] : [])).join(" et ") || "aucun";
      return simple(
        nom,
        oui.map((value, n) => ({ id: `enfant_${n}`, value })),
      );
    }),
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
  valeurs: () => [simple("un prénom", "Camille")],
  ordinaires: () => ["Léa", "Noé"],
};
