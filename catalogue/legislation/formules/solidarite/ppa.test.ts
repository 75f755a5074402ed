import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { echelle, chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { ppa, ppa_bonification, ppa_eligibilite_apprenants, ppa_fictive } from "./index.ts";

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
