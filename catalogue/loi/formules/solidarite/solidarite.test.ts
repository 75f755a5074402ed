import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, echelle, imposableEn2024, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import {
  ass,
  contrat_engagement_jeune,
  ppa,
  ppa_bonification,
  ppa_eligibilite_apprenants,
  ppa_fictive,
  ppa_fictive_montant_forfaitaire,
} from "./index.ts";

const chomeur = (champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
  valeurDemandeur(
    foyer(
      { ...ne(45), nationalite: "FR", activite: "chomeur", ass_precondition_remplie: true, ...champs },
      reste,
    ),
    ass,
  );

describe("l’allocation de solidarité spécifique", () => {
  it("vaut trente jours à 19,48 € sans autre ressource", () => {
    expect(chomeur()).toBeCloseTo(584.4, 2);
  });

  it("demande cinq ans de travail et la fin de l’allocation chômage", () => {
    expect(chomeur({ ass_precondition_remplie: false })).toBe(0);
    expect(chomeur({ chomage_net: { "2026-06": 500 } })).toBe(0);
  });

  it.each([
    ["1960-10-10", 584.4],
    ["1960-09-10", 584.4],
    ["1960-08-10", 0],
  ])("s’arrête à 65 ans et 9 mois : pour qui est né le %s, %s €", (date_naissance, attendu) => {
    expect(chomeur({ date_naissance })).toBeCloseTo(attendu, 2);
  });

  it.each([
    [779.2, 584.4],
    [780.2, 583.4],
    [1000, 363.6],
    [1344, 19.6],
    [1344.2, 0],
  ])("complète jusqu’à 70 jours pour une personne seule : avec %s € de pension, %s €", (pension, attendu) => {
    // 70 × 19.48 = 1363.60; nothing under 19.48 €, a day’s amount.
    expect(chomeur({ pensions_invalidite: chaqueMois(pension) })).toBeCloseTo(attendu, 2);
  });

  it("compte le salaire du conjoint, jusqu’à 110 jours", () => {
    const couple = (pension: number): Partial<Situation> => ({
      conjoint: conjoint({ ...ne(45), activite: "inactif", pensions_invalidite: chaqueMois(pension) }),
      famille: { en_couple: true },
    });
    // 110 × 19.48 = 2142.80.
    expect(chomeur({}, couple(1500))).toBeCloseTo(584.4, 2);
    expect(chomeur({}, couple(1800))).toBeCloseTo(342.8, 2);
  });

  it("oublie une pension alimentaire qui s’est arrêtée, ou 30 % si un revenu la remplace", () => {
    const arretee = { ...chaqueMois(1200), "2026-06": 0, "2026-05": 0 };
    expect(chomeur({ pensions_alimentaires_percues: arretee })).toBeCloseTo(584.4, 2);
    // 1363.60 − (11 × 1200 × 0.7 + 12 × 100) / 12 = 493.60.
    const retraite = { pensions_alimentaires_percues: arretee, retraite_nette: chaqueMois(100) };
    expect(chomeur(retraite)).toBeCloseTo(493.6, 2);
  });
});

const jeune = (champs: Partial<Individu>) =>
  valeurDemandeur(foyer({ nationalite: "FR", activite: "inactif", ...champs }), contrat_engagement_jeune);

describe("l’allocation du contrat d’engagement jeune", () => {
  it.each(echelle("0 ≤ 15 ; 226.48 ≤ 17 ; 566.17 ≤ 24"))("à %i ans, %s €", (age, attendu) => {
    expect(jeune(ne(age))).toBeCloseTo(attendu, 2);
  });

  it("laisse la place au RSA à 25 ans", () => {
    expect(jeune(ne(25))).toBe(0);
  });

  it.each([
    [25, false, 566.17],
    [26, false, 0],
    [26, true, 566.17],
    [29, true, 566.17],
    [30, true, 0],
  ])("sans droit au RSA, à %i ans (handicap : %s), %s €", (age, handicap, attendu) => {
    expect(jeune({ ...ne(age), handicap, nationalite: "DE" })).toBeCloseTo(attendu, 2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("1 450 € gagnés jusqu’il y a %i mois n’y changent rien", (ecart) => {
    // R5131-24, II : une prime d’activité qui n’est que calculée, due à un travail fini, n’exclut pas.
    const mois = Object.keys(chaqueMois(0)).sort().reverse();
    const salaire_net = Object.fromEntries(mois.map((un, rang) => [un, rang > ecart + 2 ? 1450 : 0]));
    expect(jeune({ ...ne(22), activite: "chomeur", ...imposableEn2024(0), salaire_net })).toBeCloseTo(
      566.17,
      2,
    );
  });

  it("n’est pas pour qui travaille encore avec une prime d’activité", () => {
    expect(jeune({ ...ne(22), activite: "salarie", salaire_net: chaqueMois(900) })).toBe(0);
    // Qui cherche un emploi et gagne 30 € choisit : la prime se demande (C. trav., art. R5131-24, II).
    expect(jeune({ ...ne(22), activite: "chomeur", salaire_net: chaqueMois(30) })).toBeCloseTo(566.17, 2);
    // C. trav., art. R5131-24, II : un bénéfice est un travail, comme un salaire.
    const micro = { activite: "independant", rpns_micro_entreprise_CA_bnc_imp: { "2025": 12_000 } } as const;
    expect(jeune({ ...ne(22), ...micro })).toBe(0);
  });

  it("ne se cumule ni avec des études ni avec un service civique", () => {
    expect(jeune({ ...ne(20), activite: "etudiant" })).toBe(0);
    expect(jeune({ ...ne(20), indemnites_volontariat: chaqueMois(620) })).toBe(0);
  });

  it("baisse avec l’impôt d’il y a deux ans, jusqu’à rien au-delà de la première tranche", () => {
    // Brackets of 2024: 11 497 € and 29 315 €.
    const avec = (revenu: number) => jeune({ ...ne(22), ...imposableEn2024(revenu), nationalite: "DE" });
    expect([avec(11_000), avec(12_000), avec(30_000)]).toEqual([566.17, 339.7, 0]);
  });

  it("baisse au-delà de 300 € de salaire par mois", () => {
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(300) })).toBeCloseTo(226.48, 2);
    // 226.48 × (1 − 1 / (0.8 × 12.31 × 151.67 − 300)).
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(301) })).toBeCloseTo(226.29, 2);
    // Worked example of the battery, an apprentice paid 450 €; then 400 € with 233.33 € of unemployment benefit.
    const apprenti = { activite: "salarie", alternant: true, _contrat_alternant: "apprenti" } as const;
    expect(jeune({ ...ne(22), ...apprenti, salaire_net: chaqueMois(450) })).toBeCloseTo(495.02, 2);
    const chomage_net = chaqueMois(700 / 3);
    expect(jeune({ ...ne(23), ...apprenti, salaire_net: chaqueMois(400), chomage_net })).toBeCloseTo(
      285.4,
      2,
    );
  });
});

const MAI = 2026 * 12 + 4;
const salariee = (salaire: number, champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
  foyer(
    { ...ne(30), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(salaire), ...champs },
    reste,
  );
const du = (situation: Situation) => Math.round(valeurFamille(situation, ppa) * 100) / 100;
const couple = (salaire: number): Partial<Situation> => ({
  conjoint: conjoint({ ...ne(30), activite: "salarie", salaire_net: chaqueMois(salaire) }),
  famille: { en_couple: true },
});
const loge = (statut_occupation_logement: "loge_gratuitement" | "locataire_vide", loyer = 0) => ({
  menage: {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement,
    loyer,
    depcom: "75056",
  } as const,
});

describe("la prime d’activité", () => {
  it("complète un petit salaire de 59,85 % et d’une bonification", () => {
    // May 2026: 638.28 + 240.63 × (1200 − 709.18) / (1658.76 − 709.18) + 0.5985 × 1200 − 1200.
    expect(valeurFamille(salariee(1200), ppa_fictive, MAI)).toBeCloseTo(280.86, 2);
    // March, with the amounts before April: 633.21, and a bonus of 184.27 at most, from 120 hours on.
    // 633.21 + 184.27 × (1200 − 709.18) / (1442.40 − 709.18) + 718.20 − 1200.
    expect(valeurFamille(salariee(1200), ppa_fictive, MAI - 2)).toBeCloseTo(274.76, 2);
    // R843-1: February, March and April. (280.86 + 2 × 274.76) / 3.
    expect(du(salariee(1200))).toBeCloseTo(276.79, 1);
  });

  it.each([
    [709.18, 0],
    [1183.97, 120.31],
    [1658.76, 240.63],
    [1659, 240.63],
  ])("avec %s € de salaire en mai, une bonification de %s €", (salaire, attendu) => {
    expect(valeurDemandeur(salariee(salaire), ppa_bonification, MAI)).toBeCloseTo(attendu, 1);
  });

  it.each([
    [2076, 15.13],
    [2077, 0],
  ])("n’est versée qu’à partir de 15 € : avec %s € de salaire, %s €", (salaire, attendu) => {
    // (638.28 + 240.63 − 0.4015 × salary) / 3: nothing for February and March.
    expect(du(salariee(salaire))).toBeCloseTo(attendu, 1);
  });

  it("est nulle sans travail", () => {
    expect(du(foyer({ ...ne(30), nationalite: "FR" }))).toBe(0);
    // The allowance of the civic service is no earning (CSS, art. R844-1).
    expect(du(foyer({ ...ne(30), nationalite: "FR", indemnites_volontariat: chaqueMois(620) }))).toBe(0);
  });

  it("perd le forfait logement avec une aide au logement, ou quand on loge gratuitement", () => {
    // Worked examples of the battery: 638.28 + 0.5985 × 200 − 638.28; and 1150 € in a home for nothing.
    expect(du(salariee(200, {}, loge("locataire_vide", 790)))).toBe(119.7);
    expect(du(salariee(1150, {}, loge("loge_gratuitement")))).toBe(208.08);
  });

  it("n’est due à qui étudie que si chaque mois dépasse 55 % du Smic", () => {
    const etudiante = (salaire: number) => salariee(salaire, { activite: "etudiant", ...ne(20) });
    // 169 × 12.31 × 0.55 = 1144.21.
    expect(valeurFamille(etudiante(1144.2), ppa_eligibilite_apprenants)).toBe(false);
    expect(valeurFamille(etudiante(1144.22), ppa_eligibilite_apprenants)).toBe(true);
    // CSS, art. L842-8: the disability allowance counts as a wage in the amount (art. L842-3), not towards that floor.
    const aah = {
      handicap: true,
      taux_incapacite: 0.9,
      alternant: true,
      _contrat_alternant: "apprenti",
    } as const;
    const apprentie = foyer({ ...ne(21), nationalite: "FR", salaire_net: chaqueMois(950), ...aah });
    expect(valeurFamille(apprentie, ppa_eligibilite_apprenants)).toBe(false);
    const unMoisEnMoins = { ...chaqueMois(1300), "2026-04": 0 };
    expect(du(salariee(0, { activite: "etudiant", salaire_net: unMoisEnMoins }))).toBe(0);
    // The apprentice of the battery, 1150 € in a home for nothing.
    const apprenti = { alternant: true, _contrat_alternant: "apprenti" } as const;
    expect(du(salariee(1150, { ...apprenti, ...ne(20) }, loge("loge_gratuitement")))).toBe(208.08);
  });

  it.each(echelle("0 ≤ 17 ; 321.64 ≤ 19"))("à %i ans avec 900 € de salaire, %s €", (age, attendu) => {
    // April: 638.28 + 240.63 × 190.82 / 949.58 − 0.4015 × 900 = 325.29; February and March: 319.82.
    expect(du(salariee(900, ne(age)))).toBeCloseTo(attendu, 1);
  });

  it("n’est pas due sans titre de séjour connu, sauf à un parent isolé", () => {
    expect(du(salariee(1200, { nationalite: "DE" }))).toBe(0);
    const isole = { enfants: [enfant(0, ne(2))], famille: { en_couple: false } };
    expect(du(salariee(1200, { nationalite: "DE" }, isole))).toBe(du(salariee(1200, {}, isole)));
    expect(du(salariee(1200, {}, isole))).toBeGreaterThan(0);
  });

  it("est majorée aussi pour une mère sur la déclaration d’impôt de ses parents", () => {
    const enfant_a_charge = { "2026": true };
    const isole = { enfants: [enfant(0, ne(2))], famille: { en_couple: false } };
    const rattachee = valeurFamille(
      salariee(1100, { ...ne(22), enfant_a_charge }, isole),
      ppa_fictive_montant_forfaitaire,
      MAI,
    );
    // CSS, art. L842-7 : 638,28 × (1,28412 + 0,42804).
    expect(rattachee).toBeCloseTo(1092.84, 1);
    expect(du(salariee(1100, { ...ne(22), enfant_a_charge }, isole))).toBe(du(salariee(1100, ne(22), isole)));
  });

  it("compte pour moitié un enfant en garde alternée", () => {
    const forfait = (...alternes: boolean[]) => {
      const enfants = alternes.map((garde_alternee, n) => enfant(n, { ...ne(8 - n), garde_alternee }));
      const foyer = salariee(1200, {}, { enfants, famille: { en_couple: false } });
      return valeurFamille(foyer, ppa_fictive_montant_forfaitaire, MAI);
    };
    // CSS, art. L842-3, as CASF, art. L262-2 (CE, 21 July 2017, no 398911): 638,28 × (1 + 0,5 / 2), × (1,5 + 0,3 / 2).
    expect([forfait(true), forfait(false, true)]).toEqual([
      expect.closeTo(797.85, 2),
      expect.closeTo(1053.16, 2),
    ]);
  });

  it("compte le salaire des deux dans un couple", () => {
    // April: 957.42 + 124.38 − 0.4015 × 1200 = 600.00; before: 949.82 + 123.35 − 481.80 = 591.37.
    expect(du(salariee(1200, {}, couple(0)))).toBeCloseTo(594.24, 1);
    // 957.42 + 124.38 + 200.40 − 0.4015 × 2700 = 198.15; before: 949.82 + 123.35 + 184.27 − 1084.05 = 173.39.
    expect(du(salariee(1200, {}, couple(1500)))).toBeCloseTo(181.64, 1);
  });

  it("ne dépend pas de l’ordre des enfants", () => {
    const enfants = [enfant(0, ne(12)), enfant(1, ne(3)), enfant(2, ne(19))];
    const avec = (rang: typeof enfants) => du(salariee(1200, {}, { ...couple(0), enfants: rang }));
    expect(avec(enfants)).toBe(avec([...enfants].reverse()));
  });
});
