import { expect, test } from "vitest";
import { moisDe } from "../../mois.ts";
import { foyer } from "../../requete/kit.ts";
import { ne, valeurFamille } from "../kit.ts";
import { ppa } from "../solidarite/index.ts";

/**
 * Ten people alone, in November 2026, worked by hand (CSS, art. L842-3, D843-1 to D843-3 and R843-1): July, August and September 2026, each
 * by itself. A month is 638,28 + 59,85 % of the wage + its bonus, less the greater of 638,28 and of the wage and 76,59 € of
 * housing (12 % of 638,28, who is lodged for nothing). The bonus goes from nothing at 726,29 € (59 hours at 12,31 €) to 240,63 € at 1 698,78 €.
 */
test.each([
  // juillet, août, septembre, logement gratuit : chaque mois ; leur moyenne
  [1000, 1000, 1000, false, 304.51], // 638,28 + 598,50 + 67,73 − 1 000
  [1000, 1000, 1000, true, 227.92], // le même, moins 76,59
  [600, 600, 600, false, 359.1], // sous 726,29 € : 638,28 + 359,10 − 638,28
  [1700, 1700, 1700, false, 196.36], // 638,28 + 1 017,45 + 240,63 − 1 700
  [800, 0, 1200, false, 203], // 335,32 ; 0 ; 273,69
  [0, 0, 1500, false, 75.83], // 0 ; 0 ; 227,48
  [500, 700, 900, false, 325.46], // 299,25 ; 357,23 ; 319,91
  [0, 1400, 1400, true, 110.85], // 0 ; 638,28 + 837,90 + 166,70 − 1 476,59 = 166,28, deux fois
  [1867, 0, 0, false, 43.1], // 638,28 + 1 117,40 + 240,63 − 1 867 = 129,31 ; 0 ; 0
  [0, 0, 60, false, 0], // 35,91 / 3 = 11,97 : moins de quinze euros
] as const)(
  "prime d’activité de novembre : %i, %i, %i €, logement gratuit %s : %d €",
  (sept, oct, nov, loge, du) => {
    const [un, deux, trois] = [sept, oct, nov];
    const situation = foyer(
      {
        ...ne(30),
        nationalite: "FR",
        activite: "salarie",
        salaire_net: { "2026-07": un, "2026-08": deux, "2026-09": trois, "2026-10": trois, "2026-11": trois },
      },
      {
        dateDeValeur: "2026-11-15",
        menage: {
          aide_logement_date_pret_conventionne: "2018-12-31",
          statut_occupation_logement: loge ? "loge_gratuitement" : "locataire_vide",
          ...(!loge && { loyer: 0 }),
          depcom: "59350",
        },
      },
    );
    expect(valeurFamille(situation, ppa, moisDe("2026-11"))).toBeCloseTo(du, 1);
  },
);
