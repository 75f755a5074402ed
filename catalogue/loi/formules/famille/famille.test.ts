import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, chaqueMois, imposableEn2024, JUIN } from "../kit.ts";
import * as famille from "./index.ts";

/** Ages at 15 June 2026; the birthday was in January. */
const ne = (ans: number): string => `${2026 - ans}-01-10`;
const enfants = (...ages: (number | Partial<Individu>)[]): Individu[] =>
  ages.map((un, rang) => enfant(rang, typeof un === "number" ? { date_naissance: ne(un) } : un));

interface Foyer {
  enfants: Individu[];
  /** Net taxable income of the applicant in 2024. */
  revenu?: number;
  /** The partner’s; a single parent without one. */
  conjoint?: number;
  commune?: string;
  demandeur?: Partial<Individu>;
}
const lire =
  (variable: typeof famille.af, periode = JUIN) =>
  ({ enfants: petits, revenu = 0, conjoint: autre, commune, demandeur = {} }: Foyer): number => {
    const rest: Partial<Situation> = {
      enfants: petits,
      ...(commune && { menage: { depcom: commune } as Situation["menage"] }),
      ...(autre !== undefined && { conjoint: conjoint(imposableEn2024(autre)) }),
    };
    const c = calcul(foyer({ date_naissance: "1985-01-01", ...imposableEn2024(revenu), ...demandeur }, rest));
    return variable(c, c.famille, periode);
  };
const af = lire(famille.af);
const asf = lire(famille.asf);
const asfRecueilli = lire(famille.asf_enfant_recueilli);
const cf = lire(famille.cf);
const paje = lire(famille.paje_base);
const ars = lire(famille.ars, 2026);
const aeeh = lire(famille.aeeh);
const couple = { conjoint: 0 };
const REUNION = "97411";
const MAYOTTE = "97608";

test("allocations familiales : 32 % de la base pour deux enfants, 41 % par enfant de plus", () => {
  const montants = [[], [8], [8, 6], [8, 6, 4], [8, 6, 4, 3]].map((ages) =>
    af({ ...couple, enfants: enfants(...ages) }),
  );
  // 478,16 × 0,32 ; × 0,73 ; × 1,14.
  expect(montants).toEqual([0, 0, 153.01, 349.06, 545.1]);
});

test.each([
  [19, 153.01],
  [20, 0],
])("allocations familiales : l’autre enfant a %i ans", (ans, attendu) => {
  expect(af({ ...couple, enfants: enfants(5, ans) })).toBe(attendu);
});

test("un enfant de 16 ans qui gagne 55 % du Smic n’est plus à charge, un de 15 ans le reste", () => {
  // 0,55 × 169 × 12,31 = 1 144,21 € en moyenne sur six mois.
  const aine = (ans: number, salaire: number) =>
    af({ ...couple, enfants: enfants(5, { date_naissance: ne(ans), salaire_net: chaqueMois(salaire) }) });
  expect([aine(16, 1144), aine(16, 1145), aine(15, 1145)]).toEqual([153.01, 0, 153.01]);
});

test("majoration pour l’âge : 18 ans, ou 14 pour les enfants nés avant mars 2012", () => {
  const trois = (naissance: string) =>
    af({ ...couple, enfants: enfants(8, 6, { date_naissance: naissance }) });
  // 349,06 ; plus 16 % de 478,16.
  expect(trois("2012-02-29")).toBeCloseTo(425.5656, 6);
  expect(trois("2012-03-01")).toBe(349.06);
  expect(trois("2008-06-30")).toBeCloseTo(425.5656, 6);
});

test("l’aîné de deux enfants n’a pas de majoration, le second en a une", () => {
  expect(af({ ...couple, enfants: enfants(17, 8) })).toBe(153.01);
  expect(af({ ...couple, enfants: enfants(17, 15) })).toBeCloseTo(229.5156, 6);
});

test.each([
  ["au premier plafond, tout", 79_980, 153.01],
  // 76,505 et le complément : 76,505 − 1/12.
  ["un euro au-dessus, la moitié et un complément", 79_981, 152.926667],
  ["au second plafond, la moitié", 106_604, 76.505],
  // 38,2525 et le complément : 38,2525 − 1/12.
  ["un euro au-dessus, le quart et un complément", 106_605, 76.421667],
  ["bien au-dessus, le quart", 120_000, 38.2525],
])("allocations familiales de deux enfants : %s", (_, revenu, attendu) => {
  expect(af({ ...couple, revenu, enfants: enfants(8, 6) })).toBeCloseTo(attendu, 5);
});

test("l’allocation forfaitaire suit un enfant de 20 ans dans une famille de trois", () => {
  // 0,20234 × 478,16 = 96,75.
  expect(af({ ...couple, enfants: enfants(20, 8, 6) })).toBeCloseTo(249.76, 6);
  expect(af({ ...couple, enfants: enfants(21, 8, 6) })).toBe(153.01);
  expect(af({ ...couple, enfants: enfants(20, 8) })).toBe(0);
});

test("un enfant en résidence alternée compte pour moitié", () => {
  const alterne = { date_naissance: ne(6), garde_alternee: true };
  // 153,01 × 0,75.
  expect(af({ ...couple, enfants: enfants(8, alterne) })).toBeCloseTo(114.7575, 6);
});

test("outre-mer, un seul enfant ouvre droit ; Mayotte a ses règles", () => {
  const seul = (ans: number, commune: string) => af({ ...couple, commune, enfants: enfants(ans) });
  expect(seul(10, REUNION)).toBe(28.12);
  // 3,69 %, puis 5,67 % de 478,16.
  expect(seul(11, REUNION)).toBeCloseTo(45.764104, 6);
  expect(seul(15, REUNION)).toBeCloseTo(45.764104, 6);
  expect(seul(16, REUNION)).toBeCloseTo(55.231672, 6);
  expect(af({ ...couple, commune: MAYOTTE, enfants: enfants(8, 6) })).toBe(0);
});

test("l’ordre des enfants ne change rien", () => {
  const ages = [20, 17, 15, 7, 2];
  const melanges = [ages, [...ages].reverse(), [7, 20, 2, 15, 17]];
  for (const prestation of [af, asf, cf, paje, ars]) {
    const montants = melanges.map((ordre) => prestation({ enfants: enfants(...ordre) }));
    expect(new Set(montants).size).toBe(1);
    expect(Number.isFinite(montants[0])).toBe(true);
  }
});

test("soutien familial : 42,2 % de la base par enfant d’un parent seul", () => {
  expect(asf({ enfants: enfants(8) })).toBeCloseTo(201.78352, 6);
  expect(asf({ enfants: enfants(8, 19, 20) })).toBeCloseTo(403.56704, 6);
  expect([asf({ ...couple, enfants: enfants(8) }), asf({ enfants: [] })]).toEqual([0, 0]);
  expect(asf({ commune: MAYOTTE, enfants: enfants(8) })).toBe(0);
  // CSS, art. L523-1 : en résidence alternée, l’autre parent a sa part de la charge de l’enfant.
  const alterne = { date_naissance: ne(8), garde_alternee: true };
  expect(asf({ enfants: enfants(alterne) })).toBe(0);
  expect(asf({ enfants: enfants(alterne, 8) })).toBeCloseTo(201.78352, 6);
});

// CSS, art. L523-2: whoever takes the child in, alone or not; R523-7: 56,25 % of 478,16 € (267,62 € once the CRDS is taken).
test("soutien familial : 56,25 % de la base pour l’enfant recueilli par un couple, sans toucher au droit d’un couple ordinaire", () => {
  expect(asfRecueilli({ ...couple, enfants: enfants(8) })).toBeCloseTo(268.965, 6);
  expect(asfRecueilli({ enfants: enfants(8) })).toBe(0);
  expect(asfRecueilli({ ...couple, enfants: enfants(20) })).toBe(0);
  expect(asfRecueilli({ ...couple, commune: MAYOTTE, enfants: enfants(8) })).toBe(0);
  expect(asf({ ...couple, enfants: enfants(8) })).toBe(0);
});

test("les pensions reçues se déduisent, et rien n’est versé jusqu’à 15 €", () => {
  const recue = (pension: number) =>
    asf({ enfants: enfants(8), demandeur: { pensions_alimentaires_percues: chaqueMois(pension) } });
  expect(recue(186)).toBeCloseTo(15.78352, 6);
  expect(recue(187)).toBe(0);
});

test.each([
  ["jusqu’à la moitié du plafond, la majoration", 22_367, 298.75],
  ["un euro au-dessus, le montant de base", 22_368, 199.15],
  ["au plafond, le montant de base", 44_735, 199.15],
  // Plafond 44 735,40 ; 199,15364 − 0,60 / 12.
  ["au-dessus, ce qui reste du dépassement", 44_736, 199.1],
  ["cent euros par mois au-dessus", 45_935.4, 99.15],
  ["plus rien", 47_126, 0],
])("complément familial de trois enfants : %s", (_, revenu, attendu) => {
  expect(cf({ ...couple, revenu, enfants: enfants(9, 8, 3) })).toBe(attendu);
});

test("le plafond monte pour un parent seul et pour deux parents qui travaillent", () => {
  // 44 735,40 + 9 989 = 54 724,40.
  const seul = (revenu: number) => cf({ revenu, enfants: enfants(9, 8, 3) });
  expect([seul(54_724), seul(54_725)]).toEqual([199.15, 199.1]);
  // Douze fois la base de janvier 2024 : 5 351,16 €.
  const deux = (autre: number) => cf({ revenu: 45_000, conjoint: autre, enfants: enfants(9, 8, 3) });
  expect([deux(5351), deux(5352)]).toEqual([0, 199.15]);
});

test("CSS, art. R532-3 : un bénéfice est un revenu, et un travail, comme un salaire", () => {
  const avec = (rpns_autres_revenus: number, autre: number) =>
    cf({
      demandeur: { rpns_autres_revenus: { "2025": rpns_autres_revenus } },
      conjoint: autre,
      enfants: enfants(9, 8, 3),
    });
  // The two floors above: of what each of two earns, and of what both do (54 724,40 €).
  expect([avec(5351, 45_000), avec(5352, 45_000)]).toEqual([0, 199.15]);
  expect([avec(45_000, 9724), avec(45_000, 9725)]).toEqual([199.15, 199.1]);
});

test("complément familial : trois enfants de 3 à 20 ans, et pas d’allocation de base", () => {
  const montant = (...ages: number[]) => cf({ ...couple, enfants: enfants(...ages) });
  expect(montant(20, 8, 3)).toBe(298.75);
  expect(montant(21, 8, 3)).toBe(0);
  expect(montant(9, 8, 7, 2)).toBe(0);
  expect(montant(9, 8)).toBe(0);
});

test("complément familial outre-mer : un enfant de 3 ou 4 ans, aucun plus jeune", () => {
  const montant = (...ages: number[]) =>
    cf({ ...couple, revenu: 28_956, commune: REUNION, enfants: enfants(...ages) });
  // Plafond de la rentrée scolaire : 22 274 × 1,3 = 28 956,20.
  expect([montant(2), montant(3), montant(4), montant(5)]).toEqual([0, 199.15, 199.15, 0]);
  expect(cf({ ...couple, revenu: 28_957, commune: REUNION, enfants: enfants(3) })).toBe(199.09);
});

test.each([
  // CSS, art. L521-3 : 153,01 € et 16 % de 478,16 € pour l’un des deux, un seul étant l’aîné.
  ["des jumeaux de 15 ans", ["2011-01-10", "2011-01-10"], 229.5156],
  ["deux frères à onze mois, de 15 ans l’un et l’autre", ["2010-07-01", "2011-05-10"], 229.5156],
  ["15 et 14 ans, nés avant mars 2012", ["2011-01-10", "2012-01-10"], 229.5156],
  ["15 et 14 ans, le second né en avril 2012", ["2011-01-10", "2012-04-10"], 153.01],
])("allocations familiales : %s", (_, jours, attendu) => {
  const deux = jours.map((date_naissance) => ({ date_naissance }));
  expect(af({ ...couple, enfants: enfants(...deux) })).toBeCloseTo(attendu, 4);
  expect(af({ ...couple, enfants: enfants(...deux.reverse()) })).toBeCloseTo(attendu, 4);
});

test.each([
  // CSS, art. L532-1 : une allocation de base par famille, une par enfant d’une même naissance.
  ["des jumeaux", ["2026-05-10", "2026-05-10"], 2],
  ["des triplés", ["2026-05-10", "2026-05-10", "2026-05-10"], 3],
  ["un bébé et un enfant de deux ans", ["2026-05-10", "2024-02-10"], 1],
  ["des jumeaux de deux ans et un bébé", ["2026-05-10", "2024-02-10", "2024-02-10"], 2],
  ["des jumeaux de trois ans et un bébé", ["2026-05-10", "2023-02-10", "2023-02-10"], 1],
])("allocation de base : %s", (_, jours, nombre) => {
  const bebes = jours.map((date_naissance) => ({ date_naissance }));
  expect(paje({ ...couple, enfants: enfants(...bebes) })).toBeCloseTo(nombre * 199.15364, 5);
});

test.each([
  ["au plafond du taux plein", 31_066, 199.15364],
  ["un euro au-dessus, la moitié", 31_067, 99.57682],
  ["au plafond du taux partiel", 37_117, 99.57682],
  ["un euro au-dessus, rien", 37_118, 0],
])("allocation de base d’un couple avec un bébé : %s", (_, revenu, attendu) => {
  expect(paje({ ...couple, revenu, enfants: enfants(1) })).toBeCloseTo(attendu, 5);
});

test("allocation de base : jusqu’aux 3 ans, et un plafond plus haut pour un parent seul", () => {
  expect(paje({ ...couple, enfants: enfants(2) })).toBeCloseTo(199.15364, 6);
  expect(paje({ ...couple, enfants: enfants(3) })).toBe(0);
  // 31 066,25 + 9 989 = 41 055,25.
  expect(paje({ revenu: 41_055, enfants: enfants(1) })).toBeCloseTo(199.15364, 6);
  expect(paje({ revenu: 41_056, enfants: enfants(1) })).toBeCloseTo(99.57682, 6);
});

test.each([
  // CSS, art. R543-2 : six, onze et quinze ans dans l’année civile.
  ["6 ans le 31 décembre", "2020-12-31", 429.005152],
  ["6 ans le lendemain", "2021-01-01", 0],
  ["10 ans toute l’année", "2016-01-01", 429.005152],
  ["11 ans le 31 décembre", "2015-12-31", 452.674072],
  ["14 ans toute l’année", "2012-01-01", 452.674072],
  ["15 ans le 31 décembre", "2011-12-31", 468.35772],
  ["17 ans", "2008-12-10", 468.35772],
  ["18 ans depuis la mi-septembre", "2008-09-16", 468.35772],
  ["18 ans avant", "2008-09-15", 0],
])("rentrée scolaire : %s", (_, naissance, attendu) => {
  expect(ars({ ...couple, enfants: enfants({ date_naissance: naissance }) })).toBeCloseTo(attendu, 6);
});

test.each([
  ["au plafond, tout", 28_956, 429.005152],
  ["au-dessus, moins le dépassement", 28_957, 428.205152],
  ["un reste de 15,21 € est versé", 29_370, 15.205152],
  ["un reste de 14,21 € ne l’est pas", 29_371, 0],
])("rentrée scolaire d’un enfant : %s", (_, revenu, attendu) => {
  expect(ars({ ...couple, revenu, enfants: enfants(8) })).toBeCloseTo(attendu, 6);
});

test("éducation de l’enfant handicapé : 32 % de la base jusqu’à 20 ans", () => {
  const handicape = (ans: number) => ({ date_naissance: ne(ans), handicap: true });
  expect(aeeh({ enfants: enfants(handicape(19)) })).toBeCloseTo(153.0112, 6);
  expect(aeeh({ enfants: enfants(handicape(20), 8) })).toBe(0);
  expect(aeeh({ enfants: enfants(handicape(5), handicape(7)) })).toBeCloseTo(306.0224, 6);
});
