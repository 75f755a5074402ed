import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { foyer, LAST12 } from "../../requete/kit.ts";
import { moisDe } from "../../mois.ts";
import { imposableEn2024, ne, valeurDemandeur } from "../kit.ts";
import { salaire_minimum_alternance } from "./alternance.ts";
import { are, are_duree } from "./are.ts";

/** The applicant was paid `net` in each of the last `n` months of the twelve before June 2026. */
const paye = (net: number, n: number, ...apres: Partial<Individu>[]) =>
  foyer(
    Object.assign(
      {
        ...ne(24),
        activite: "chomeur" as const,
        salaire_net: Object.fromEntries(LAST12.slice(0, n).map((mois) => [mois, net])),
      },
      ...apres,
    ),
  );
const euros = (situation: Situation) => Math.round(valeurDemandeur(situation, are) * 100) / 100;

test.each([
  // Smic brut de 1 823,03 € pendant douze mois : 21 876,36 / 365 = 59,935 par jour. 40,4 % + 13,18 = 37,394, plus que 57 % (34,163) ;
  // moins 3 % du salaire (1,798) = 35,596 ; × 30.
  ["douze mois au Smic de janvier 2026", 0.78 * 1823.03, 12, 1067.87, 274],
  // 2 500 € bruts : 82,192 par jour ; 57 % = 46,849, plus que 46,386 ; moins 2,466 = 44,384 ; × 30.
  ["douze mois à 2 500 € bruts", 0.78 * 2500, 12, 1331.51, 274],
  // 1 200 € bruts : 39,452 par jour ; 40,4 % + 13,18 = 29,119 ; minimum 32,13, plus que 75 % du salaire (29,589) : 29,589 × 30.
  ["douze mois à 1 200 € bruts : les trois quarts du salaire", 0.78 * 1200, 12, 887.67, 274],
  // 1 400 € bruts : 46,027 par jour ; 31,775 < 32,13 : le minimum, que la retraite n’entame pas.
  ["douze mois à 1 400 € bruts : le minimum", 0.78 * 1400, 12, 963.9, 274],
  // Six mois, de décembre à mai : 182 jours, 0,75 × 182 = 137 : le minimum de 182. 10 938,18 / 182 = 60,100 : 37,460 − 1,803 ; × 30.
  ["six mois au Smic", 0.78 * 1823.03, 6, 1069.72, 182],
  // Cinq mois, de janvier à mai : 151 jours ; 9 115,15 / 151 = 60,365 : 37,568 − 1,811 ; × 30. La première fois : 152 jours au moins.
  ["cinq mois au Smic, la première fois", 0.78 * 1823.03, 5, 1072.7, 152],
  ["quatre mois : pas assez", 0.78 * 1823.03, 4, 0, 0],
])("allocation chômage : %s", (_, net, mois, montant, jours) => {
  const situation = paye(net, mois);
  expect([euros(situation), valeurDemandeur(situation, are_duree)]).toEqual([montant, jours]);
});

test.each([
  // 164,384 par jour, 57 % : 93,699 × 30 = 2 810,96 ; moins 147,95 de retraite et 6,7 % de 98,25 % (185,04) (CSS, art. L136-8).
  ["5 000 € bruts, imposés à plein", 5000, 40_000, 2477.98],
  // 2 023,89 − 106,52 = 1 917,37 ; 133,23 la porteraient sous le Smic de 1 867,02 € (CSS, art. L136-1-2, II, 4°).
  ["3 600 € bruts : pas sous le Smic", 3600, 40_000, 1867.02],
  // 13 048 € et moins de revenu de 2024 : rien.
  ["5 000 € bruts, 13 000 € de revenu de 2024", 5000, 13_000, 2663.01],
])("CSG et CRDS sur l’allocation chômage : %s", (_, brut, revenu, montant) => {
  expect(euros(paye(0.78 * brut, 12, imposableEn2024(revenu)))).toBe(montant);
});

test("les jours sans travail entre deux contrats comptent, jusqu’à 70 % des jours travaillés", () => {
  // Juin à août 2025 et mars à mai 2026 : 92 + 92 jours payés, 181 entre eux, bornés à 128,8. 12 000 / 312,8 = 38,363 ;
  // 28,679 < 32,13, borné à 75 % = 28,772 ; × 30.
  const mois = ["2025-06", "2025-07", "2025-08", "2026-03", "2026-04", "2026-05"];
  const salaires = { salaire_net: Object.fromEntries(mois.map((un) => [un, 0.78 * 2000])) };
  expect(euros(paye(0, 0, salaires))).toBe(863.17);
});

test("pas à qui travaille, ni à qui l’a déjà", () => {
  expect(euros(paye(1500, 12, { activite: "salarie" }))).toBe(0);
  expect(euros(paye(1500, 12, { chomage_net: { "2026-04": 900 } }))).toBe(0);
});

test("cinq mois ne suffisaient pas avant le 1er avril 2026", () => {
  const mois = ["2025-10", "2025-11", "2025-12", "2026-01", "2026-02"];
  const avant = foyer(
    { ...ne(24), activite: "chomeur", salaire_net: Object.fromEntries(mois.map((un) => [un, 1500])) },
    { dateDeValeur: "2026-03-15" },
  );
  expect(valeurDemandeur(avant, are, moisDe("2026-03"))).toBe(0);
});

// Smic de juin 2026 : 1 867,02 € par mois.
test.each([
  ["apprenti", 17, 504.1],
  ["apprenti", 19, 802.82],
  ["apprenti", 22, 989.52],
  ["apprenti", 27, 1867.02],
  ["professionnalisation", 20, 1026.86],
  ["professionnalisation", 22, 1306.91],
  ["professionnalisation", 26.5, 1867.02],
] as const)("salaire minimum, %s de %d ans", (contrat, ans, montant) => {
  const situation = foyer({
    date_naissance: `${2026 - Math.floor(ans)}-01-10`,
    activite: "etudiant",
    alternant: true,
    _contrat_alternant: contrat,
  });
  expect(Math.round(valeurDemandeur(situation, salaire_minimum_alternance) * 100) / 100).toBe(montant);
});

test("l’anniversaire compte le mois d’après ; rien hors alternance", () => {
  const ne18 = (jour: string) =>
    foyer({ date_naissance: jour, activite: "etudiant", _contrat_alternant: "apprenti" });
  const dus = ["2008-06-02", "2008-05-31"].map((jour) =>
    Math.round(valeurDemandeur(ne18(jour), salaire_minimum_alternance)),
  );
  expect(dus).toEqual([504, 803]);
  expect(valeurDemandeur(foyer({ ...ne(20), activite: "etudiant" }), salaire_minimum_alternance)).toBe(0);
});
