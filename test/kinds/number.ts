import { MONTANT_MAXIMUM } from "../../machines/kinds/leaves.ts";
import type { NumberOptions } from "../../machines/kinds/number.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

const ENTIER = "Indiquez un nombre entier, sans virgule.";
const NOMBRE = "Indiquez un nombre.";
const MONTANT = "Indiquez un montant en euros, par exemple 450 ou 450,50.";

export const number: EssaiDeSorte<NumberOptions> = {
  cas: {
    "des enfants à charge, un au moins": {
      champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge",
      oui: [1, 2, 20],
      non: [
        [0, "Indiquez 1 ou plus."],
        [21, "Indiquez 20 au plus."],
        [1.5, ENTIER],
        ["2", NOMBRE],
        [null, NOMBRE],
        [Number.NaN, NOMBRE],
      ],
      horsDossier: [0, 21, 1.5, "2", null],
    },
    "des enfants dans le supérieur, peut-être aucun": {
      champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
      oui: [0, 1, 20],
      non: [[-1, "Indiquez 0 ou plus."]],
    },
    "des enfants dans le supérieur, parmi deux à charge": {
      champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
      foyer: {
        demandeur: { activite: "etudiant" },
        famille: { bourse_criteres_sociaux_nombre_enfants_a_charge: 2 },
      },
      oui: [0, 2],
      non: [[3, "Vous avez indiqué 2 à charge en tout : indiquez 2 au plus ici."]],
    },
    "des mois à l’étranger": {
      champ: "individu._dureeMoisEtudesEtranger",
      oui: [1, 36],
      non: [
        [0, "Indiquez 1 ou plus."],
        [37, "Indiquez 36 au plus."],
        [2.5, ENTIER],
      ],
    },
    "des parts fiscales, qu’on peut ne pas savoir": {
      champ: "parents.nbptr",
      oui: [null, 0.5, 2.25, 30],
      non: [
        [0.25, "Indiquez 0,5 ou plus."],
        [31, "Indiquez 30 au plus."],
        ["2,5", NOMBRE],
        [undefined, NOMBRE],
      ],
      horsDossier: [0.25, 31, "2,5"],
    },
    "un revenu, que l’on peut ignorer": {
      champ: "parents.rfr",
      oui: [null, 0, 25_000.5, 9_999_999],
      non: [
        [-1, "Indiquez 0 ou plus."],
        [10_000_000, "Indiquez 9 999 999 au plus."],
        [MONTANT_MAXIMUM + 1, MONTANT],
        ["25000", MONTANT],
        [undefined, MONTANT],
        [Infinity, MONTANT],
      ],
    },
  },
  valeurs({ min, max, optional, siInconnu, number, partDe }) {
    const pas = number === "shares" ? 0.5 : 1;
    // A part of another number cannot always be the greatest.
    const valeurs = [min, min + pas, ...(partDe ? [] : [max - pas, max])].map((n) => simple(`${n}`, n));
    return [...valeurs, ...(optional || siInconnu ? [simple("rien", null)] : [])];
  },
  parClasses: true,
  ordinaires: ({ min, optional, siInconnu }) => [min, min + 1, ...(optional || siInconnu ? [null] : [])],
  async geste({ page }, { optional, siInconnu, min }, dit) {
    if (dit === null && siInconnu) return page.getByRole("checkbox", { name: "Je ne sais pas" }).check();
    const value = dit ?? (optional ? undefined : min);
    if (value !== undefined) await page.getByRole("textbox").fill(String(value));
  },
};
