import { MONTANT_MAXIMUM } from "../../machines/kinds/leaves.ts";
import type { RentOptions } from "../../machines/kinds/rent.ts";
import { fill } from "./boxes.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

const LOYER = "Indiquez un montant en euros, 0 si vous ne payez rien.";

const TROP = "Indiquez ce que vous payez pour un mois, 20 000 € au plus : vérifiez les zéros.";

export const rent: EssaiDeSorte<RentOptions> = {
  cas: {
    "un loyer": {
      champ: "menage.loyer",
      oui: [{ loyer: 0 }, { loyer: 20_000 }, { loyer: 450.5, charges_locatives: 40 }],
      non: [
        [{ loyer: -1 }, LOYER],
        [{ loyer: 450, charges_locatives: -1 }, LOYER],
        [{ loyer: "450" }, LOYER],
        [{ charges_locatives: 40 }, LOYER],
        [{ loyer: MONTANT_MAXIMUM + 1 }, LOYER],
        [{ loyer: 100_000 }, TROP],
        [{ loyer: 450, charges_locatives: 20_000.5 }, TROP],
        [450, LOYER],
        [null, LOYER],
      ],
    },
  },
  valeurs: () => [
    simple("gratuit", { loyer: 0 }),
    simple("loyer et charges", { loyer: 450, charges_locatives: 12.5 }),
  ],
  parClasses: true,
  ordinaires: () => [{ loyer: 450 }, { loyer: 0, charges_locatives: 12.5 }],
  geste: (ecran, _, dit) => fill(ecran, dit, 0),
  textes: ({ rentLabel, loanLabel, shareLabel, chargesLabel }) => [
    rentLabel,
    loanLabel,
    shareLabel,
    chargesLabel,
  ],
};
