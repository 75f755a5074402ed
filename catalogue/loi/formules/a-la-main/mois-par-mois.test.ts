import { expect, test } from "vitest";
import { moisDe } from "../../mois.ts";
import { periodsOf } from "../../../situation/periods.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
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

/**
 * Ten couples, 1 300 € earned by one, in November 2026: the household of the last day of each month (CSS, art. R843-1, II), and family benefits from the
 * month after a birth (art. R552-2, I). 920,01 € is 59,85 % of 1 300 € and its bonus. Two adults: 957,42 + 920,01 − 1 300 = 577,43; with a child,
 * 1 148,90 + 920,01 − 1 300 = 768,91, or 569,76 with 199,15 € of base allowance; with two children, 1 340,39 € is more than 1 300 €: 920,01.
 */
test.each([
  // naissances des enfants : juillet, août, septembre ; leur moyenne
  ["2026-10-15", 577.43], // pas encore né : 577,43 trois fois
  ["2026-09-15", 641.26], // 577,43 ; 577,43 ; 768,91
  ["2026-09-30", 641.26], // né le dernier jour du mois : le même
  ["2026-08-15", 638.7], // 577,43 ; 768,91 ; 569,76
  ["2026-07-15", 636.14], // 768,91 ; 569,76 ; 569,76
  ["2026-06-15", 569.76], // 569,76 trois fois
  ["2001-10-10", 768.91], // 25 ans en octobre : compté encore (art. R842-3)
  ["2001-09-10", 705.08], // 768,91 ; 768,91 ; 577,43
  ["2001-08-10", 641.26], // 768,91 ; 577,43 ; 577,43
  ["2021-06-15 2026-09-15", 819.28], // 768,91 ; 768,91 ; 920,01
  ["2021-06-15 2026-07-15", 712.16], // 920,01 ; deux fois 1 340,39 + 920,01 − 1 300 − 153,01 − 199,15 = 608,24
])("prime d’activité de novembre d’un couple, enfants nés le %s : %d €", (naissances, du) => {
  const inactif = { ...ne(30), nationalite: "FR", activite: "inactif" } as const;
  const mois = [...periodsOf("2026-11-15").last13Months, "2026-11"];
  const situation = foyer(
    { ...inactif, activite: "salarie", salaire_net: Object.fromEntries(mois.map((un) => [un, 1300])) },
    {
      dateDeValeur: "2026-11-15",
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_vide",
        loyer: 0,
        depcom: "59350",
      },
      famille: { en_couple: true },
      conjoint: conjoint(inactif),
      enfants: naissances.split(" ").map((date_naissance, rang) => enfant(rang, { date_naissance })),
    },
  );
  expect(valeurFamille(situation, ppa, moisDe("2026-11"))).toBeCloseTo(du, 1);
});
