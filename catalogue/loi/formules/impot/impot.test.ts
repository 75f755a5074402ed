import * as impot from "./index.ts";
import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { bourse_college } from "../bourses/index.ts";
import { calcul, chaqueMois, imposableEn2024, JUIN, ne, valeurFamille } from "../kit.ts";
import { logement_social_eligible } from "../logement/index.ts";
import { partsDuCouple, rfrDuCouple } from "./couple.ts";
import { rfr as rfrDuFoyer } from "./foyer.ts";

const ANNEE = 2024;
type Statut = NonNullable<Individu["statut_marital"]>;

/** Two people of 30 with these taxable incomes of 2024, and a pupil of twelve. */
const couple = (un: number, autre: number, statut_marital: Statut): Situation =>
  foyer(
    { ...ne(30), ...imposableEn2024(un), statut_marital },
    {
      conjoint: conjoint({ ...ne(30), ...imposableEn2024(autre), statut_marital }),
      enfants: [enfant(0, { ...ne(12), scolarite: "college" })],
      famille: { en_couple: true },
      menage: { ...foyer().menage, depcom: "15014" },
    },
  );

const lus = (situation: Situation) => {
  const c = calcul(situation);
  return [
    rfrDuFoyer(c, c.foyerFiscalDe(c.demandeur), ANNEE),
    rfrDuCouple(c, c.demandeur, ANNEE),
    partsDuCouple(c, c.demandeur, ANNEE),
  ];
};

test("CGI, art. 6 : le revenu de référence est celui du foyer fiscal, ce qui regarde le foyer compte les deux", () => {
  expect(lus(couple(12_000, 9000, "celibataire"))).toEqual([12_000, 21_000, 2.5]);
  expect(lus(couple(12_000, 9000, "pacse"))).toEqual([21_000, 21_000, 2.5]);
});

test("un demandeur rattaché compte avec ses parents seuls, le revenu de son conjoint à part", () => {
  const { demandeur, ...reste } = couple(0, 9000, "celibataire");
  const rattache = foyer(
    { ...demandeur, enfant_a_charge: { "2026": true } },
    { ...reste, parents: { _situation: "veuve", rfr: 30_000, nbptr: 2 } },
  );
  expect(lus(rattache)).toEqual([30_000, 30_000, 2]);
});

test("C. éduc., art. D531-4 : la bourse de collège regarde les revenus des deux, mariés ou non", () => {
  const montant = (statut: Statut) => valeurFamille(couple(15_000, 15_000, statut), bourse_college);
  expect(montant("celibataire")).toBe(montant("marie"));
  expect(valeurFamille(couple(15_000, 0, "celibataire"), bourse_college)).toBeGreaterThan(0);
});

test("CCH, art. R441-1 : le logement social compte les deux, en N-2 ou sur douze mois s’ils baissent d’un dixième", () => {
  const ouvert = (situation: Situation) => valeurFamille(situation, logement_social_eligible, JUIN);
  const stable = (autre: number) => {
    const { demandeur, ...reste } = couple(0, 0, "celibataire");
    return foyer(
      {
        ...ne(30),
        statut_marital: demandeur.statut_marital,
        salaire_net: chaqueMois(1000),
      } as Partial<Individu>,
      { ...reste, conjoint: conjoint({ ...ne(30), salaire_net: chaqueMois(autre) }) },
    );
  };
  expect([ouvert(stable(0)), ouvert(stable(4000))]).toEqual([true, false]);
  const { demandeur, ...reste } = couple(45_000, 0, "marie");
  const gagne = (net: number) =>
    foyer({ ...demandeur, salaire_net: chaqueMois(net) }, { ...reste, enfants: reste.enfants });
  expect([ouvert(gagne(1000)), ouvert(gagne(4000))]).toEqual([true, false]);
});

const deLAnnee2024 =
  (variable: typeof impot.rfr) =>
  (demandeur: Partial<Individu>, rest: Partial<Situation> = {}): number => {
    const c = calcul(foyer({ date_naissance: "1990-01-01", ...demandeur }, rest));
    return variable(c, c.foyerFiscalDe(c.demandeur), 2024);
  };
const rfr = deLAnnee2024(impot.rfr);
const nbptr = deLAnnee2024(impot.nbptr);
const ir_tranche = deLAnnee2024(impot.ir_tranche);

test("2 000 € nets par mois font 22 388,69 € de revenu de référence", () => {
  // 12 × (2000 + 0,029 × 0,9825 × 2000 / 0,78) = 24 876,69 ; moins 2 488.
  expect(rfr({ salaire_net: chaqueMois(2000) })).toBeCloseTo(22388.69, 2);
});

test.each([
  // CGI, art. 79 et 80 quinquies : 12 × 1 000 €, moins 10 %.
  ["allocation_securisation_professionnelle", 10_800],
  ["indemnites_journalieres_maternite", 10_800],
  ["indemnites_journalieres_maladie", 10_800],
  ["indemnites_chomage_partiel", 10_800],
  ["revenus_stage_formation_pro", 10_800],
  // CGI, art. 81, 8° : la moitié, 6 000 €, moins 10 %.
  ["indemnites_journalieres_accident_travail", 5400],
  ["indemnites_journalieres_maladie_professionnelle", 5400],
  // CGI, art. 81 : ni la prestation d’un volontaire, ni la PreParE ne sont imposables.
  ["indemnites_volontariat", 0],
  ["paje_prepare", 0],
])("1 000 € par mois de « %s » : %i € de revenu de référence", (revenu, attendu) => {
  expect(rfr({ [revenu]: chaqueMois(1000) })).toBeCloseTo(attendu, 6);
});

test.each([
  ["sous le minimum de l’abattement, rien", 503, 0],
  ["au minimum, rien", 504, 0],
  ["au-dessus, ce qui dépasse", 516, 12],
  ["le minimum jusqu’à 5 040 €", 5040, 4536],
  ["puis dix pour cent", 12_000, 10_800],
  ["et le maximum au-delà de 144 260 €", 240_000, 225_574],
])("abattement des salaires : %s", (_, salaires, attendu) => {
  expect(rfr({ salaire_imposable: { "2024": salaires } })).toBeCloseTo(attendu, 6);
});

test("les frais réels remplacent les dix pour cent s’ils les dépassent", () => {
  const frais = (montant: number) =>
    rfr({ salaire_imposable: { "2024": 12_000 }, frais_reels: { "2024": montant } });
  expect([1199, 1200, 1201, 13_000].map(frais)).toEqual([10_800, 10_800, 10_799, 0]);
});

test("l’abattement des pensions a un minimum par personne et un maximum par foyer", () => {
  const pension = (montant: number) => ({ retraite_imposable: { "2024": montant } });
  expect(rfr(pension(450))).toBe(0);
  expect(rfr(pension(1200))).toBeCloseTo(750, 6);
  // 2 × 30 000 − 4 399, et non deux fois 3 000.
  expect(rfr(pension(30_000), { conjoint: conjoint(pension(30_000)) })).toBeCloseTo(55_601, 6);
});

test.each([
  ["1958-06-01", 17_509, 14_713],
  ["1958-06-01", 17_510, 16_112],
  ["1958-06-01", 28_169, 26_771],
  ["1958-06-01", 28_170, 28_170],
  ["1960-06-01", 17_509, 17_509],
])("né le %s, %i € de revenu : %i € après l’abattement des plus de 65 ans", (naissance, revenu, attendu) => {
  expect(rfr({ date_naissance: naissance, ...imposableEn2024(revenu) })).toBeCloseTo(attendu, 6);
});

test("l’abattement des plus de 65 ans est donné une fois à un couple", () => {
  const ne = { date_naissance: "1950-01-01" };
  expect(rfr({ ...ne, ...imposableEn2024(10_000) }, { conjoint: conjoint(ne) })).toBeCloseTo(7204, 6);
});

test("le revenu et les parts que disent les parents remplacent le calcul", () => {
  const rattache = { enfant_a_charge: { "2026": true }, ...imposableEn2024(9000) };
  const parents = { parents: { _situation: "en_couple", rfr: 41_000, nbptr: 2.5 } } as Partial<Situation>;
  expect([rfr(rattache, parents), nbptr(rattache, parents)]).toEqual([41_000, 2.5]);
});

const enfants = (n: number, naissance = "2015-05-05") =>
  Array.from({ length: n }, (_, rang) => enfant(rang, { date_naissance: naissance }));

test("parts : une demie pour chacun des deux premiers enfants, une entière ensuite, une demie de plus pour un parent seul", () => {
  // CGI, art. 194, I et II.
  expect([0, 1, 2, 3, 4].map((n) => nbptr({}, { enfants: enfants(n) }))).toEqual([1, 2, 2.5, 3.5, 4.5]);
  expect([0, 1, 2, 3, 4].map((n) => nbptr({}, { conjoint: conjoint(), enfants: enfants(n) }))).toEqual([
    2, 2.5, 3, 4, 5,
  ]);
});

test("un enfant majeur rattaché compte comme les autres", () => {
  expect(nbptr({}, { enfants: [...enfants(1), ...enfants(1, "2004-01-01")] })).toBe(2.5);
});

test("la résidence alternée, connue cette année, donne la moitié après les autres enfants", () => {
  const alterne = { date_naissance: "2015-05-05", garde_alternee: true };
  const c = calcul({
    ...foyer({}, { enfants: [...enfants(1), enfant(1, alterne), enfant(2, alterne)] }),
    dateDeValeur: "2026-03-15",
  });
  // 1 + 0,5 du parent seul + 0,5 + (0,5 + 1) / 2.
  expect(impot.nbptr(c, c.foyerFiscalDe(c.demandeur), 2026)).toBe(2.75);
});

test.each([
  // CGI, art. 194, II : un quart de part pour un seul enfant en résidence alternée, une demie pour deux.
  ["un enfant alterné", { enfants: 1 }, 1.5],
  ["deux", { enfants: 2 }, 2],
  ["trois", { enfants: 3 }, 2.5],
  ["un, en couple", { enfants: 1, couple: true }, 1.25],
])(
  "parts d’un parent : %s",
  (_, { enfants: n, couple = false }: { enfants: number; couple?: boolean }, attendu) => {
    const alternes = Array.from({ length: n }, (__, rang) =>
      enfant(rang, { date_naissance: "2015-05-05", garde_alternee: true }),
    );
    const reste = couple
      ? { conjoint: conjoint({ statut_marital: "celibataire" }), famille: { en_couple: true } }
      : {};
    const c = calcul({
      ...foyer({ statut_marital: "celibataire" }, { enfants: alternes, ...reste }),
      dateDeValeur: "2026-03-15",
    });
    expect(impot.nbptr(c, c.foyerFiscalDe(c.demandeur), 2026)).toBe(attendu);
  },
);

test("tranches du barème de 2024 pour une part, à l’euro près", () => {
  const tranche = (revenu: number) => ir_tranche(imposableEn2024(revenu));
  expect([11_496, 11_497, 29_314, 29_315, 83_822, 83_823].map(tranche)).toEqual([0, 1, 1, 2, 2, 3]);
});

test("le quotient plafonné se mesure sur les parts des adultes", () => {
  // 56 000 € par part seraient dans la tranche 2 ; l’avantage plafonné, c’est celle de 84 000 €.
  expect(ir_tranche(imposableEn2024(84_000), { enfants: enfants(1) })).toBe(3);
  expect(ir_tranche(imposableEn2024(20_000), { enfants: enfants(2) })).toBe(0);
});

const ceMois = (variable: typeof impot.chomage_imposable, demandeur: Partial<Individu>) => {
  const c = calcul(foyer({ date_naissance: "1960-06-01", ...demandeur }));
  return variable(c, c.demandeur, JUIN);
};

test("la CSG du chômage ne fait pas passer sous le Smic", () => {
  // 2 700 € nets, 2 979,57 € bruts : CSG pleine, 3,8 % de 98,25 %.
  expect(ceMois(impot.chomage_imposable, { chomage_net: chaqueMois(2700) })).toBeCloseTo(2868.32, 2);
  // 1 700 € nets, 1 876,02 € bruts : la CSG imposable suffit à atteindre le Smic, l’autre n’est pas due.
  expect(ceMois(impot.chomage_imposable, { chomage_net: chaqueMois(1700) })).toBeCloseTo(1876.02, 2);
});

test("la CSG des retraites dépend du revenu de référence", () => {
  const retraite = (nette: number) =>
    ceMois(impot.retraite_imposable, { retraite_nette: chaqueMois(nette) }) / (nette / 0.926);
  // Par an, après dix pour cent et l’abattement des plus de 65 ans : rien, 3,8 %, 4,2 % ou 5,9 %.
  expect(retraite(1000)).toBeCloseTo(1, 6);
  expect(retraite(1450)).toBeCloseTo(0.962, 6);
  expect(retraite(2000)).toBeCloseTo(0.958, 6);
  expect(retraite(3000)).toBeCloseTo(0.941, 6);
});

test("le bénéfice d’une micro-entreprise se déduit du chiffre d’affaires", () => {
  const c = calcul(
    foyer({
      rpns_micro_entreprise_CA_bic_vente_imp: { "2025": 10_000 },
      rpns_micro_entreprise_CA_bic_service_imp: { "2025": 10_000 },
      rpns_micro_entreprise_CA_bnc_imp: { "2025": 10_000 },
    }),
  );
  // 29 % + 50 % + 66 %.
  expect(impot.rpns_micro_entreprise_benefice(c, c.demandeur, 2025)).toBeCloseTo(14_500, 6);
});

test("CGI, art. 50-0, 102 ter, 156 et 158 : le revenu de référence compte les bénéfices, d’après ceux de l’an dernier", () => {
  const rfr = (champs: Partial<Individu>) => {
    const c = calcul(foyer({ ...ne(30), activite: "independant", ...champs }));
    return rfrDuFoyer(c, c.foyerFiscalDe(c.demandeur), ANNEE);
  };
  // 34 % of a liberal turnover are taken off; a farm’s profit is told net.
  expect(rfr({ rpns_micro_entreprise_CA_bnc_imp: { "2025": 30_000 } })).toBeCloseTo(19_800, 6);
  expect(rfr({ rpns_benefice_exploitant_agricole: { "2025": 12_000 } })).toBe(12_000);
  expect(
    rfr({ ...imposableEn2024(8000), rpns_autres_revenus: { "2025": 5000 } }) -
      rfr({ ...imposableEn2024(8000), rpns_autres_revenus: { "2025": 0 } }),
  ).toBe(5000);
});
