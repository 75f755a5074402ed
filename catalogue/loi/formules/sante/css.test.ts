import { expect, test } from "vitest";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { echelle, chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import {
  cmu_c,
  css_cmu_acs_eligibilite,
  css_participation_forfaitaire,
  css_participation_forfaitaire_montant_i,
} from "./css.ts";
import { css_base_ressources_asi_individu } from "./minima.ts";
import { acs_plafond, cmu_c_plafond } from "./plafonds.ts";
import { css_cmu_base_ressources } from "./ressources.ts";

const sansDomicile: Menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "sans_domicile",
};
const chez = (demandeur: Partial<Individu>, reste: Partial<Situation> = {}) =>
  foyer(demandeur, { menage: sansDomicile, ...reste });
const salarie = (net: number, ans = 24): Partial<Individu> => ({
  ...ne(ans),
  activite: "salarie",
  salaire_net: chaqueMois(net),
});

test.each([
  // Plafond 10 421 € : 12 × 868 = 10 416, 12 × 869 = 10 428
  [868, true, 0],
  [869, false, 8],
  // 135 % du plafond, 14 068,35 € : 12 × 1 172 = 14 064, 12 × 1 173 = 14 076
  [1172, false, 8],
  [1173, false, 0],
])("seul à 24 ans avec %i € par mois : gratuite %s, participation %i €", (net, gratuite, participation) => {
  const situation = chez(salarie(net));
  expect(valeurFamille(situation, cmu_c)).toBe(gratuite);
  expect(valeurFamille(situation, css_participation_forfaitaire)).toBe(participation);
});

test.each(echelle("8 ≤ 29 ; 14 ≤ 49 ; 21 ≤ 59 ; 25"))(
  "à %i ans la participation est de %i €",
  (ans, attendu) => {
    expect(valeurFamille(chez(salarie(1000, ans)), css_participation_forfaitaire)).toBe(attendu);
  },
);

test.each([
  [69, 25],
  [70, 30],
])("le tarif à %i ans est de %i €", (ans, attendu) => {
  expect(valeurDemandeur(chez(ne(ans)), css_participation_forfaitaire_montant_i)).toBe(attendu);
});

test("la participation s’additionne pour chaque membre", () => {
  const couple = chez(salarie(1500, 40), { conjoint: conjoint(ne(28)), enfants: [enfant(0, ne(5))] });
  // 18 000 + 0 ≤ 18 758 : gratuite ; à 1 600 € : 19 200 €, 14 + 8 + 8
  expect(valeurFamille(couple, cmu_c)).toBe(true);
  const aise = chez(salarie(1600, 40), { conjoint: conjoint(ne(28)), enfants: [enfant(0, ne(5))] });
  expect(valeurFamille(aise, css_participation_forfaitaire)).toBe(30);
});

const enfantsDe = (n: number) => Array.from({ length: n }, (_, rang) => enfant(rang, ne(10)));

test.each([
  [0, 10_421, 15_632],
  [1, 15_632, 18_758],
  [2, 18_758, 21_884],
  [3, 21_884, 26_052],
  // Au-delà de quatre personnes, 40 % chacune.
  [4, 26_052, 30_221],
])("plafond avec %i enfants : %i € seul, %i € en couple", (n, seul, couple) => {
  const enfants = enfantsDe(n);
  expect(valeurFamille(chez(ne(30), { enfants }), cmu_c_plafond)).toBe(seul);
  expect(valeurFamille(chez(ne(30), { enfants, conjoint: conjoint(ne(30)) }), cmu_c_plafond)).toBe(couple);
});

test("le plafond est majoré outre-mer, de 35 % pour la participation ; Mayotte a la couverture depuis 2024", () => {
  const a = (depcom: string) => chez(ne(30), { menage: { ...sansDomicile, depcom } });
  expect(valeurFamille(a("97105"), cmu_c_plafond)).toBe(11_599);
  expect(valeurFamille(a("59350"), acs_plafond)).toBeCloseTo(14_068.35, 2);
  expect(valeurFamille(a("97608"), cmu_c_plafond)).toBe(11_599);
  expect(valeurFamille(a("97608"), css_cmu_acs_eligibilite)).toBe(true);
  const le = (jour: string) =>
    valeurFamille({ ...a("97608"), dateDeValeur: jour }, css_cmu_acs_eligibilite, moisDe(jour));
  expect([le("2023-12-31"), le("2024-01-01")]).toEqual([false, true]);
});

test("un enfant en garde alternée compte pour moitié, quel que soit l’ordre des enfants", () => {
  const alterne = { ...ne(4), garde_alternee: true };
  const plafond = (enfants: Partial<Individu>[]) =>
    valeurFamille(
      chez(ne(30), { enfants: enfants.map((fields, rang) => enfant(rang, fields)) }),
      cmu_c_plafond,
    );
  // 10 421 × (1 + 0,5 + 0,3 / 2) = 17 194,65
  expect(plafond([ne(10), alterne])).toBe(17_195);
  expect(plafond([alterne, ne(10)])).toBe(17_195);
});

test.each([
  [{ ...ne(24) }, true],
  [{ ...ne(24), habite_chez_parents: true }, false],
  [{ ...ne(25), habite_chez_parents: true }, true],
  [{ ...ne(24), enfant_a_charge: { "2026": true } }, false],
  [{ ...ne(24), pensions_alimentaires_percues: { "2025-06": 50 } }, false],
])("foyer autonome, %o : %s", (demandeur, autonome) => {
  expect(valeurFamille(chez(demandeur), css_cmu_acs_eligibilite)).toBe(autonome);
});

test("un parent de moins de 25 ans qui vit chez ses parents a son propre foyer", () => {
  const parent = chez({ ...ne(20), habite_chez_parents: true }, { enfants: [enfant(0, ne(1))] });
  expect(valeurFamille(parent, css_cmu_acs_eligibilite)).toBe(true);
});

test.each([
  // Le RSA se demande avant 25 ans quand on attend un enfant (CASF, art. L262-4) : la couverture vient avec lui (CSS, art. L861-2).
  [{ enceinte: "enceinte" } as const, true],
  [{}, false],
])("à 22 ans chez ses parents, sans revenu, %o : gratuite %s", (reste, gratuite) => {
  expect(valeurFamille(chez({ ...ne(22), habite_chez_parents: true, ...reste }), cmu_c)).toBe(gratuite);
});

test("logé gratuitement, un forfait de 12 % du RSA sur douze mois : 938,43 €", () => {
  const loge = (net: number) =>
    foyer(salarie(net), { menage: { ...sansDomicile, statut_occupation_logement: "loge_gratuitement" } });
  expect(valeurFamille(loge(0), css_cmu_base_ressources)).toBeCloseTo(938.43, 2);
  // 10 421 − 938,43 = 9 482,57 : 12 × 790 = 9 480, 12 × 791 = 9 492
  expect(valeurFamille(loge(790), cmu_c)).toBe(true);
  expect(valeurFamille(loge(791), cmu_c)).toBe(false);
});

test("chômeur indemnisé : 30 % de moins sur les salaires des douze mois", () => {
  const chomeur = { ...salarie(1000), activite: "chomeur", chomage_net: { "2026-06": 600 } } as const;
  // 12 × 1 000 × 0,7 ; l’allocation de ce mois-ci n’est pas dans les douze mois passés
  expect(valeurFamille(chez(chomeur), css_cmu_base_ressources)).toBeCloseTo(8400, 2);
});

test("un salaire d’étudiant compte, sa bourse sur critères sociaux non", () => {
  const demandeur = { ...salarie(800), activite: "etudiant", boursier: true } as const;
  expect(valeurFamille(chez(demandeur), css_cmu_base_ressources)).toBeCloseTo(9600, 2);
});

test.each<[string, Partial<Individu>, Partial<Individu> | undefined, number]>([
  ["seul", { asi: chaqueMois(300) }, undefined, 251],
  ["en couple, l’autre n’en ayant pas", { asi: chaqueMois(300) }, {}, 251],
  ["en couple, chacun la sienne", { asi: chaqueMois(300) }, { asi: chaqueMois(200) }, 257],
  ["avec l’AAH, qui a seule une déduction", { asi: chaqueMois(300), aah: chaqueMois(400) }, undefined, 300],
  ["sans elle", {}, undefined, 0],
])("l’allocation d’invalidité compte, moins sa déduction : %s", (_, sien, autre, attendu) => {
  const situation = chez({ ...ne(40), ...sien }, autre && { conjoint: conjoint({ ...ne(41), ...autre }) });
  expect(valeurDemandeur(situation, css_base_ressources_asi_individu)).toBe(attendu);
});
