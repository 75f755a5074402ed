import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { periodsOf, type Periods } from "../../catalogue/situation/periods.ts";
import {
  champsSupplementaires,
  estAnnuelle,
  type RessourceId,
  ressourcesParCategorie,
} from "../../catalogue/situation/ressources.ts";
import type { AmountsOptions } from "../../machines/kinds/amounts.ts";
import { MONTANT_MAXIMUM } from "../../machines/kinds/leaves.ts";
import { ressourcesDeclarees } from "../../machines/questions/ressources-proposees.ts";
import type { Foyer } from "../fixtures/foyers.ts";
import { fill } from "./boxes.ts";
import type { EssaiDeSorte } from "./kind.ts";

const MONTANT = "Indiquez un montant en euros, par exemple 450 ou 450,50.";
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
        [undefined, MONTANTS],
        [{}, MONTANTS],
        [[null], MONTANTS],
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
  valeurs: ({ field }) =>
    [0, 321.5].map((montant) => ({
      nom: `${String(montant).replace(".", ",")} €`,
      de: (declarees) =>
        ressourcesParCategorie[field]
          .filter((id) => declarees.includes(id))
          .map((id) => {
            const extra = champsSupplementaires[id];
            return {
              ...item(id, periodsOf(JOUR_FIXE), montant),
              ...(extra && { [extra.champ]: extra.defaut }),
            };
          }),
    })),
  parClasses: true,
  ordinaires: ({ field }, facts) =>
    [0, 321.5].map((montant) =>
      ressourcesDeclarees(field, facts).map((id) => item(id, facts.periods, montant)),
    ),
  geste: (ecran, _, dit) => fill(ecran, dit, 100),
};
