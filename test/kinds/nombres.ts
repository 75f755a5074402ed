import type { Periods } from "../../catalogue/situation/periods.ts";
import { estAnnuelle, type RessourceId } from "../../catalogue/situation/ressources.ts";
import type { AmountsOptions } from "../../machines/kinds/amounts.ts";
import { MONTANT_MAXIMUM } from "../../machines/kinds/leaves.ts";
import type { NumberOptions } from "../../machines/kinds/number.ts";
import type { RentOptions } from "../../machines/kinds/rent.ts";
import { ressourcesDeclarees } from "../../machines/kinds/ressources-proposees.ts";
import type { Foyer } from "../fixtures/foyers.ts";
import type { EssaiDeSorte } from "./kind.ts";

const MONTANT = "Indiquez un montant en euros, par exemple 450 ou 450,50.";

const NOMBRE = "Indiquez un nombre.";
export const number: EssaiDeSorte<NumberOptions> = {
  cas: {
    "des enfants à charge, un au moins": {
      champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge",
      oui: [1, 2, 20],
      non: [[Number.NaN, NOMBRE]],
      horsDossier: [0, 21, 1.5, "2", null],
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
    "des parts fiscales, qu’on peut ne pas savoir": {
      champ: "parents.nbptr",
      oui: [null, 0.5, 2.25, 30],
      non: [["2,5", NOMBRE]],
      horsDossier: [0.25, 31, "2,5"],
    },
    "un revenu, que l’on peut ignorer": {
      champ: "parents.rfr",
      oui: [null, 0, 25_000.5, 9_999_999],
      non: [
        [MONTANT_MAXIMUM + 1, MONTANT],
        [Infinity, MONTANT],
      ],
    },
  },
  ordinaires: ({ min, optional, siInconnu }) => [min, min + 1, ...(optional || siInconnu ? [null] : [])],
};

export const rent: EssaiDeSorte<RentOptions> = {
  cas: {},
  ordinaires: () => [{ loyer: 450 }, { loyer: 0, charges_locatives: 12.5 }],
  textes: ({ rentLabel, loanLabel, shareLabel, chargesLabel }) => [
    rentLabel,
    loanLabel,
    shareLabel,
    chargesLabel,
  ],
};

const MONTANTS = "Indiquez un montant pour chaque ressource.";

const salariee: Foyer = { demandeur: { salaire_net: {}, ppa: {}, aah: {} } };
const salaire = (amounts: unknown) => [
  { id: "salaire_net", amounts },
  { id: "ppa", amounts: {} },
];

/** One amount, at the newest of its periods that is complete. */
const item = (id: RessourceId, { lastYear, thisMonth }: Periods, montant: number) => ({
  id,
  amounts: { [estAnnuelle(id) ? lastYear : thisMonth]: montant },
});

export const amounts: EssaiDeSorte<AmountsOptions> = {
  cas: {
    "des montants": {
      champ: "individu.revenusActivite",
      foyer: salariee,
      oui: [
        salaire({}),
        salaire({ "2026-11": 1200.5, "2026-10": 0, "2026-09": null }),
        salaire({ "2025": -300 }),
        [...salaire({}), { id: "indemnites_stage", amounts: {} }],
      ],
      non: [
        [[{ id: "salaire_net", amounts: {} }], MONTANTS],
        [salaire(undefined), MONTANTS],
        [salaire(null), MONTANTS],
        [salaire({ "2026-11": "1200" }), MONTANT],
        [salaire({ "2026-11": MONTANT_MAXIMUM + 1 }), MONTANT],
        [salaire({ novembre: 1200 }), MONTANT],
        [salaire({ "2026-11-01": 1200 }), MONTANT],
        [salaire({ "x2026-11": 1200 }), MONTANT],
      ],
      horsDossier: [
        ...["x2026-11", "2026-11-01", "novembre"].map((mois) => salaire({ [mois]: 1200 })),
        [{ id: "salaire_net", amounts: {}, autre: "bic" }],
        [{ id: "rsa", amounts: {} }],
      ],
    },
    "des bénéfices, avec leur nature": {
      champ: "individu.rpns",
      foyer: { demandeur: { rpns_autres_revenus: {} } },
      oui: [
        [{ id: "rpns_autres_revenus", amounts: { "2025": 12_000 }, tns_autres_revenus_type_activite: "bnc" }],
        [{ id: "rpns_autres_revenus", amounts: {} }],
      ],
      non: [],
      horsDossier: [[{ id: "rpns_autres_revenus", amounts: {}, tns_autres_revenus_type_activite: "rentes" }]],
    },
  },
  ordinaires: ({ field }, facts) =>
    [0, 321.5].map((montant) =>
      ressourcesDeclarees(field, facts).map((id) => item(id, facts.periods, montant)),
    ),
};
