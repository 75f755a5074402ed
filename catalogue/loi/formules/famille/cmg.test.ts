import { expect, test } from "vitest";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { imposableEn2024, ne, valeurFamille } from "../kit.ts";
import { cmg_emploi_direct } from "./cmg.ts";

test.each([
  // revenu de 2024, en couple, âges des enfants, AEEH : 4,91 − revenu par mois × taux d’effort (CSS, art. D531-18)
  [36_000, true, [2], false, 3.053], // 3 000 × 0,000619 = 1,857
  [36_000, true, [2, 4], false, 3.362], // 3 000 × 0,000516 = 1,548
  [36_000, true, [2], true, 3.362], // l’AEEH donne le taux du rang suivant
  [36_000, true, [1, 3, 5, 7], false, 3.98], // 3 000 × 0,00031 = 0,93
  [0, true, [2], false, 4.406], // au moins 814,62 € : 0,504
  [120_000, true, [2], false, 0], // au plus 8 500 € : 5,26
  [36_000, true, [6], false, 0], // jusqu’à 6 ans en couple
  [36_000, false, [11], false, 3.053], // 12 ans pour un parent seul
  [36_000, false, [12], false, 0],
  [36_000, true, [], false, 0],
] as const)(
  "CMG : %i €, en couple %s, %j ans, AEEH %s : %d € par heure",
  (revenu, couple, ages, aeeh, du) => {
    const situation = foyer(
      { ...ne(30), nationalite: "FR", activite: "salarie", ...imposableEn2024(revenu) },
      {
        famille: { en_couple: couple },
        ...(couple && { conjoint: conjoint({ ...ne(30), nationalite: "FR" }) }),
        enfants: ages.map((age, rang) =>
          enfant(rang, { ...ne(age), ...(aeeh && { handicap: true, taux_incapacite: 0.9 }) }),
        ),
      },
    );
    expect(valeurFamille(situation, cmg_emploi_direct)).toBeCloseTo(du, 2);
  },
);
