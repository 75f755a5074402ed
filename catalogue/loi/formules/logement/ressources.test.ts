import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, chaqueMois, JUIN, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { aide_logement_base_ressources } from "./base.ts";
import {
  aide_logement_abattement_indemnites_chomage,
  aide_logement_abattement_revenus_activite_professionnelle,
  aide_logement_condition_neutralisation,
} from "./neutralisation.ts";
import { aide_logement_base_ressources_patrimoine } from "./patrimoine.ts";
import { abattementDoubleActivite, aide_logement_base_ressources_individu } from "./ressources.ts";

/** Taxable wage of a net wage of 1 000 € (semantics, past income): 1 036,53 €. */
const IMPOSABLE = 1000 + (0.029 * 0.9825 * 1000) / 0.78;
const salarie = { ...ne(30), activite: "salarie", salaire_net: chaqueMois(1000) } as const;

const base = (demandeur: Partial<Individu>, reste: Partial<Situation> = {}) =>
  valeurFamille(foyer(demandeur, reste), aide_logement_base_ressources);

test("salaires de treize à deux mois en arrière, moins 10 %, arrondis à la centaine du dessus", () => {
  // R822-3 : de mai 2025, qui n’est pas connu, la moyenne des douze mois. 12 438,35 − 1 244 = 11 194,35
  expect(valeurDemandeur(foyer(salarie), aide_logement_base_ressources_individu)).toBeCloseTo(
    12 * IMPOSABLE - 1244,
    2,
  );
  expect(base(salarie)).toBe(11_200);
});

test("le salaire du mois d’avant l’aide ne compte pas : l’année s’arrête deux mois plus tôt", () => {
  // R822-3, en juin 2026 : de juin 2025 à avril 2026, onze mois à 1 000 €, et mai 2025 par la moyenne des douze connus,
  // 16 000 / 12. 12 783,86 − 1 278 = 11 505,86 ; avec mai 2026, ce serait 14 926.
  expect(base({ ...salarie, salaire_net: { ...chaqueMois(1000), "2026-05": 5000 } })).toBe(11_600);
});

test("l’abattement de 10 % est d’au moins 509 €", () => {
  const peu = { ...salarie, salaire_net: chaqueMois(100) };
  // 1 243,83 − 509 = 734,83
  expect(base(peu)).toBe(800);
});

test.each([
  ["2026-03-31", true],
  ["2026-04-01", false],
])("chômeur sans indemnité depuis le %s : revenus laissés de côté, %s", (date, neutralise) => {
  const chomeur = { ...salarie, activite: "chomeur", date_debut_chomage: date } as const;
  expect(valeurDemandeur(foyer(chomeur), aide_logement_condition_neutralisation)).toBe(neutralise);
  expect(base(chomeur)).toBe(neutralise ? 0 : 11_200);
});

test("la neutralisation vaut pour les deux conjoints", () => {
  const chomeur = { ...ne(30), activite: "chomeur", date_debut_chomage: "2025-01-01" } as const;
  expect(base(salarie, { conjoint: conjoint(chomeur) })).toBe(0);
});

test("chômeur indemnisé depuis plus de deux mois : 30 % de moins sur les salaires, pas sur les allocations", () => {
  const indemnise = {
    ...salarie,
    activite: "chomeur",
    date_debut_chomage: "2026-01-01",
    chomage_net: { "2026-06": 500 },
  } as const;
  const lire = foyer(indemnise);
  expect(valeurDemandeur(lire, aide_logement_condition_neutralisation)).toBe(false);
  expect(valeurDemandeur(lire, aide_logement_abattement_revenus_activite_professionnelle)).toBe(true);
  expect(valeurDemandeur(lire, aide_logement_abattement_indemnites_chomage)).toBe(false);
  // 11 194,35 × 0,7 = 7 836,04
  expect(base(indemnise)).toBe(7900);
});

test.each([
  // CGI, art. 80 quinquies et 81, 8° ; CCH, art. R822-4 : 12 000 € moins 10 %, ou leur moitié.
  ["indemnites_journalieres_maladie", 10_800],
  ["indemnites_journalieres_maternite", 10_800],
  ["indemnites_chomage_partiel", 10_800],
  ["revenus_stage_formation_pro", 10_800],
  ["indemnites_journalieres_accident_travail", 10_800],
])("1 000 € par mois de « %s » comptent pour %i €", (revenu, attendu) => {
  expect(base({ ...ne(30), activite: "salarie", [revenu]: chaqueMois(1000) })).toBe(attendu);
});

test("l’allocation de sécurisation professionnelle compte comme le chômage : rien n’est neutralisé", () => {
  const enContrat = {
    ...ne(30),
    activite: "chomeur",
    date_debut_chomage: "2025-09-01",
    allocation_securisation_professionnelle: chaqueMois(1400),
  } as const;
  // 16 800 − 1 680 = 15 120, sans abattement ; puis les 30 % des salaires, 11 194,35 × 0,7 (CCH, art. R822-14).
  expect(base(enContrat)).toBe(15_200);
  expect(
    base({
      ...enContrat,
      ...salarie,
      activite: "chomeur",
      allocation_securisation_professionnelle: { "2026-06": 1400 },
    }),
  ).toBe(7900);
});

test("le RSA reçu le mois dernier laisse les revenus de côté, un RSA seulement calculé non", () => {
  expect(base({ ...salarie, rsa: { "2026-05": 100 } })).toBe(0);
  expect(base({ ...salarie, rsa: { "2026-05": 0 } })).toBe(11_200);
  expect(base(salarie, { enfants: [0, 1, 2, 3, 4].map((n) => enfant(n, ne(10))) })).toBe(11_200);
});

test("les pensions ne sont jamais laissées de côté", () => {
  const chomeur = {
    ...ne(30),
    activite: "chomeur",
    date_debut_chomage: "2025-01-01",
    pensions_invalidite: chaqueMois(400),
  } as const;
  // 4 800 − 480
  expect(base(chomeur)).toBe(4400);
});

test.each([
  // 1,25 × plafond de l’Aspa d’une personne seule à la fin de 2024 (12 144,27 €) : 15 180,34 €
  [1400, 0],
  // 16 800 − 1 680 = 15 120 ; à 1 410 € : 16 920 − 1 692 = 15 228, soit 47,66 de plus
  [1410, 100],
])("un enfant qui a %i € de pension par mois ajoute %i €", (pension, attendu) => {
  const enfants = [enfant(0, { ...ne(17), pensions_invalidite: chaqueMois(pension) })];
  expect(base({ ...ne(40), activite: "inactif" }, { enfants })).toBe(attendu);
});

const patrimoine = (livret_a: number, plus: Partial<Individu> = {}) =>
  valeurFamille(
    foyer({ ...ne(40), activite: "inactif", livret_a: { "month:2012-01:120": livret_a }, ...plus }),
    aide_logement_base_ressources_patrimoine,
  );

test("le patrimoine compte pour 3 % au-delà de 30 000 €", () => {
  expect(patrimoine(29_999)).toBe(0);
  expect(patrimoine(30_000)).toBe(0);
  expect(patrimoine(30_001)).toBeCloseTo(900.03, 2);
});

test("le patrimoine d’une personne qui reçoit l’AAH ne compte pas", () => {
  expect(patrimoine(50_000, { aah: { "2026-06": 1000 } })).toBe(0);
});

test.each([
  // CCH, art. R822-7 : chacun a gagné sur les douze mois au moins douze fois 478,16 €, 5 737,92 € après les 10 %
  // de frais. 513 € nets font 6 380,90 € imposables, 5 742,90 € nets de frais ; 512 € en font 5 731,46 €.
  [513, 513, 95],
  [3000, 513, 95],
  [3000, 512, 0],
  [3000, 0, 0],
])("à deux, %i € et %i € nets par mois : %i € laissés de côté", (un, deux, attendu) => {
  const avec = (net: number) => ({ ...salarie, salaire_net: chaqueMois(net) });
  const c = calcul(foyer(avec(un), { conjoint: conjoint(avec(deux)), famille: { en_couple: true } }));
  expect(abattementDoubleActivite(c, c.famille, JUIN)).toBe(attendu);
});

test("CCH, art. R822-3, 3° : le bénéfice d’il y a deux ans compte, tel que l’an dernier le dit, sauf neutralisation", () => {
  // 30 000 € de services en micro-entreprise, moins 50 %.
  const independant = { ...ne(30), rpns_micro_entreprise_CA_bic_service_imp: { "2025": 30_000 } } as const;
  expect(base({ ...independant, activite: "independant" })).toBe(15_000);
  expect(base({ ...independant, activite: "chomeur", date_debut_chomage: "2025-01-01" })).toBe(0);
});

test("CCH, art. R822-7 : le travail de qui est à son compte compte parmi les deux", () => {
  const avec = (benefice: number) => {
    const autre = conjoint({ ...ne(30), rpns_autres_revenus: { "2025": benefice } });
    const c = calcul(foyer(salarie, { conjoint: autre, famille: { en_couple: true } }));
    return abattementDoubleActivite(c, c.famille, JUIN) > 0;
  };
  // Twelve times the base of family benefits: 478,16 € in June 2026.
  expect([avec(5737), avec(5738)]).toEqual([false, true]);
});

// CCH, art. R822-18 : le salaire d’un contrat de professionnalisation, jusqu’au Smic du mois.
test.each([
  ["sous le Smic", 1000, 0],
  // 31 095,87 − 8 × 1 801,80 − 4 × 1 823,03 = 9 389,35 ; moins 939.
  ["au-dessus", 2500, 8500],
] as const)("un contrat de professionnalisation %s", (_, net, attendu) => {
  const enContrat = {
    ...ne(30),
    activite: "salarie",
    alternant: true,
    _contrat_alternant: "professionnalisation",
    salaire_net: chaqueMois(net),
  } as const;
  expect(base(enContrat)).toBe(attendu);
  const autre = conjoint({ ...ne(30), activite: "inactif" });
  expect(base(enContrat, { famille: { en_couple: true }, conjoint: autre })).toBe(attendu);
});

test("CCH, art. R822-13 : une pension d’invalidité après le travail, 30 % de moins sur les salaires", () => {
  const mois = ["2025-06", "2025-07", "2025-08", "2025-09", "2025-10", "2025-11", "2025-12", "2026-01"];
  const salaire_net = { ...chaqueMois(0), ...Object.fromEntries(mois.map((un) => [un, 1000])) };
  // Mai 2025, inconnu : la moyenne, 691,02 €. 8 × 1 036,53 + 691,02 = 8 983,25, moins 898 : 8 085,25 ; × 0,7.
  const arrete = { ...ne(30), activite: "inactif", salaire_net } as const;
  expect(base(arrete)).toBe(8100);
  expect(base({ ...arrete, pensions_invalidite: { "2026-06": 500 } })).toBe(5700);
});
