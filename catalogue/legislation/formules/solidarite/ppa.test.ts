import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, foyer } from "../../requete/kit.ts";
import { chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { contrat_engagement_jeune, ass, ppa, ppa_eligibilite_apprenants, ppa_fictive } from "./index.ts";

const salariee = (salaire: number, champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
  foyer(
    { ...ne(30), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(salaire), ...champs },
    reste,
  );
const du = (situation: Situation) => Math.round(valeurFamille(situation, ppa) * 100) / 100;

describe("la prime d’activité", () => {
  it("complète un petit salaire de 59,85 % et d’une bonification", () => {
    // April and May 2026: 638.28 + bonus + 0.5985 × 1200 − 1200; March with the amounts of 2025.
    const situation = salariee(1200);
    expect(valeurFamille(situation, ppa_fictive, 2026 * 12 + 4)).toBeCloseTo(
      638.28 + (240.63 * (1200 - 59 * 12.02)) / ((138 - 59) * 12.02) + 0.5985 * 1200 - 1200,
      2,
    );
    expect(du(situation)).toBeGreaterThan(250);
  });

  it("est nulle sans travail, et sous 15 €", () => {
    expect(du(foyer({ ...ne(30), nationalite: "FR" }))).toBe(0);
    expect(du(salariee(2500))).toBe(0);
  });

  it("n’est due à qui étudie que si chaque mois dépasse 55 % du Smic", () => {
    const etudiante = (salaire: number) => salariee(salaire, { activite: "etudiant", ...ne(20) });
    expect(valeurFamille(etudiante(1144), ppa_eligibilite_apprenants)).toBe(false);
    expect(valeurFamille(etudiante(1145), ppa_eligibilite_apprenants)).toBe(true);
    const unMoisEnMoins = { ...chaqueMois(1300), "2026-04": 0 };
    expect(du(salariee(0, { activite: "etudiant", salaire_net: unMoisEnMoins }))).toBe(0);
  });

  it("n’est due qu’à partir de 18 ans", () => {
    expect(du(salariee(900, ne(17)))).toBe(0);
    expect(du(salariee(900, ne(18)))).toBeGreaterThan(0);
  });

  it("compte le salaire des deux dans un couple", () => {
    const couple = (salaire: number) =>
      salariee(
        1200,
        {},
        {
          conjoint: conjoint({ ...ne(30), activite: "salarie", salaire_net: chaqueMois(salaire) }),
          famille: { en_couple: true },
        },
      );
    expect(du(couple(0))).toBeGreaterThan(du(couple(1500)));
  });
});

describe("l’allocation du contrat d’engagement jeune", () => {
  const jeune = (champs: Partial<Individu>) =>
    valeurDemandeur(foyer({ nationalite: "FR", activite: "inactif", ...champs }), contrat_engagement_jeune);

  it.each([
    [15, false, 0],
    [16, false, 224.68],
    [17, false, 224.68],
    [18, false, 561.68],
    [25, false, 0],
    [26, true, 0],
  ])("à %i ans (handicap : %s), %s €", (age, handicap, attendu) => {
    // At 25 and over the RSA comes instead.
    expect(jeune({ ...ne(age), handicap })).toBeCloseTo(attendu, 2);
  });

  it("ne se cumule ni avec des études ni avec un service civique", () => {
    expect(jeune({ ...ne(20), activite: "etudiant" })).toBe(0);
    expect(jeune({ ...ne(20), indemnites_volontariat: chaqueMois(620) })).toBe(0);
  });

  it("baisse au-delà de 300 € de salaire par mois", () => {
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(300) })).toBeCloseTo(224.68, 2);
    expect(jeune({ ...ne(17), salaire_net: chaqueMois(301) })).toBeLessThan(224.68);
  });
});

describe("l’allocation de solidarité spécifique", () => {
  const chomeur = (champs: Partial<Individu> = {}) =>
    valeurDemandeur(
      foyer({ ...ne(45), nationalite: "FR", activite: "chomeur", ass_precondition_remplie: true, ...champs }),
      ass,
    );

  it("vaut trente jours à 19,48 € sans autre ressource", () => {
    expect(chomeur()).toBeCloseTo(584.4, 2);
  });

  it("demande cinq ans de travail et la fin de l’allocation chômage", () => {
    expect(chomeur({ ass_precondition_remplie: false })).toBe(0);
    expect(chomeur({ chomage_net: { "2026-06": 500 } })).toBe(0);
  });

  it("s’arrête au plafond de 70 jours pour une personne seule", () => {
    // 1363.60 − 1000 = 363.60.
    expect(chomeur({ pensions_invalidite: chaqueMois(1000) })).toBeCloseTo(363.6, 1);
  });
});
