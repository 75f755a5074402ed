import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurDemandeur } from "../kit.ts";
import { ass } from "./index.ts";

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
