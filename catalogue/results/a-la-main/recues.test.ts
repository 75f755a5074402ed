import { expect, test } from "vitest";
import { resultatsSansVelo } from "../../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../../loi/formules/kit.ts";
import { enfant, foyer } from "../../loi/requete/kit.ts";
import type { Individu } from "../../situation/situation.ts";

const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;
const trois = ["2022-01-10", "2019-03-01", "2017-05-05"].map((jour, rang) =>
  enfant(rang, { date_naissance: jour }),
);

/**
 * Ten people alone who were paid an aid, and are paid 0, 1, 1,01 or 2 € this month: received is more than 1 € (docs/specification.md).
 * Under it, the aid is open again, at the amount worked by hand for June 2026 and shown to the euro or to ten euros below; over it, it
 * is told as received and closed.
 */
test.each([
  ["rsa", {}, 0, 570], // 651,69 − 12 % = 573,49 (CASF, art. R262-10)
  ["rsa", { activite: "chomeur" }, 0, 570], // le même
  // Février et mars : 633,21 + 598,50 + 184,27 × (1 000 − 709,18) / 733,22 − 1 000 − 75,99 = 228,81 ; avril : 638,28 + 598,50 + 73,70 − 1 000 − 76,59 = 233,89.
  ["ppa", { activite: "salarie", salaire_net: chaqueMois(1000) }, 0, 230], // 230,50 (CSS, art. D843-1 à D843-3)
  // Février et mars : 633,21 + 359,10 − 600 − 75,99 = 316,32 ; avril : 638,28 + 359,10 − 600 − 76,59 = 320,79.
  ["ppa", { activite: "salarie", salaire_net: chaqueMois(600) }, 0, 317], // 317,81
  ["aide_logement", {}, 0, 300], // 290,34 + 60,59 − 39,56 − 5 = 306,37 (arrêté du 27 septembre 2019, art. 7, 9 et 13)
  ["aah", { handicap: true, taux_incapacite: 0.9 }, 0, 1040], // 1 041,59 (CSS, art. D821-4)
  ["cf", {}, 3, 297], // 0,6248 × 478,16 = 298,75, moins 0,5 % (CSS, art. D522-2)
  ["af", {}, 3, 347], // 0,73 × 478,16 = 349,06, moins 0,5 % (CSS, art. D521-1)
  ["asf", {}, 3, 600], // 3 × 0,422 × 478,16 = 605,35, moins 0,5 % (CSS, art. D523-1)
  ["ass", { activite: "chomeur", ass_precondition_remplie: true, date_naissance: "1985-02-01" }, 0, 580], // 30 × 19,48 = 584,40
] as const)("%s : %o, %i enfants : %i €", async (id, plus, enfants, du) => {
  const montants = async (recu: Partial<Individu>) => {
    const { droitsEligibles, droitsInjectes } = await resultatsSansVelo(
      foyer(
        { date_naissance: "1996-02-01", nationalite: "FR", activite: "inactif", ...plus, ...recu },
        { menage, enfants: enfants ? trois : null, famille: { en_couple: false } },
      ),
    );
    return [droitsEligibles, droitsInjectes].map((liste) => liste.find((un) => un.id === id)?.montant);
  };
  const [ouverte] = await montants({});
  expect(ouverte).toBe(du);
  for (const recu of [0, 1])
    expect(await montants({ [id]: { "2026-06": recu } })).toEqual([ouverte, undefined]);
  for (const recu of [1.01, 2])
    expect(await montants({ [id]: { "2026-06": recu } })).toEqual([undefined, recu]);
});
