import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { Calcul } from "../../moteur/calcul.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { buildRequest } from "../../requete/requete.ts";
import { chaqueMois, JUIN, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import { registre } from "../registre.ts";
import { agepi, agepi_nbenf } from "./agepi.ts";
import { aide_permis_demandeur_emploi } from "./permis.ts";

describe("aide au permis de France Travail", () => {
  /** A job seeker of 22, too young for the RSA. */
  const montant = (fields: Partial<Individu> = {}, rest: Partial<Situation> = {}) =>
    valeurDemandeur(
      foyer(
        { ...ne(22), activite: "chomeur", nationalite: "FR", ...fields },
        { dateDeValeur: "2026-03-15", ...rest },
      ),
      aide_permis_demandeur_emploi,
      moisDe(rest.dateDeValeur ?? "2026-03-15"),
    );

  test("1 200 € au plus pour qui cherche un emploi", () => {
    expect(montant()).toBe(1200);
    expect(montant({ activite: "salarie" })).toBe(0);
    // Supprimée au 1er avril 2026 (délibération n° 2025-48).
    expect(montant({}, { dateDeValeur: "2026-04-15" })).toBe(0);
  });

  test("allocation du mois d’au plus 31 fois 32,13 €, soit 996,03 €", () => {
    const avec = (allocation: number) => montant({ chomage_net: { "2026-03": allocation } });
    expect([996.02, 996.03, 996.04].map(avec)).toEqual([1200, 1200, 0]);
  });

  test("ni RSA, ni AAH, ni retraite", () => {
    expect(montant(ne(26))).toBe(0);
    expect(montant({ aah: chaqueMois(500) })).toBe(0);
    expect(montant({ retraite_nette: chaqueMois(100) })).toBe(0);
  });
});

describe("aide à la garde d’enfants de France Travail", () => {
  const parent = (ages: readonly number[], rest: Partial<Situation> = {}) =>
    foyer({ ...ne(30), activite: "chomeur" }, { enfants: ages.map((ans, n) => enfant(n, ne(ans))), ...rest });

  test("les enfants de moins de douze ans comptent depuis mai 2024 (délibération n° 2024-35), de moins de dix ans avant", () => {
    const en = (mois: string) => (ans: number) =>
      valeurFamille(
        foyer(
          { ...ne(30), activite: "chomeur" },
          { enfants: [enfant(0, { date_naissance: `${2024 - ans}-01-15` })] },
        ),
        agepi_nbenf,
        moisDe(mois),
      );
    expect([9, 10, 11, 12].map(en("2024-04"))).toEqual([1, 0, 0, 0]);
    expect([9, 10, 11, 12].map(en("2024-05"))).toEqual([1, 1, 1, 0]);
  });

  test("rien tant que la reprise d’emploi et l’inscription ne sont pas dites", () => {
    expect(valeurDemandeur(parent([3]), agepi)).toBe(0);
  });

  /** The same with what the questionnaire does not ask. */
  function avec(situation: Situation, donnees: Record<string, string | number>, depcom?: string): number {
    const requete = buildRequest(situation, []);
    for (const [nom, valeur] of Object.entries(donnees))
      Object.assign(requete.individus["demandeur"] ?? {}, { [nom]: { "2026-06": valeur } });
    if (depcom) Object.assign(requete.menages["_"] ?? {}, { depcom: { "2026-06": depcom } });
    const c = new Calcul(requete, registre);
    return agepi(c, c.demandeur, JUIN);
  }
  const reprise = {
    pole_emploi_categorie_demandeur_emploi: "categorie_1",
    agepi_duree_contrat: 3,
    agepi_heures_par_semaine: 15,
  };

  test("416 €, 478,40 € ou 540,80 € selon le nombre d’enfants, à quinze heures par semaine", () => {
    expect([[3], [3, 5], [3, 5, 7], [3, 5, 7, 9]].map((ages) => avec(parent(ages), reprise))).toEqual([
      416, 478.4, 540.8, 540.8,
    ]);
  });

  test("176,80 € en dessous de quinze heures, moitié moins à Mayotte", () => {
    expect(avec(parent([3]), { ...reprise, agepi_heures_par_semaine: 14 })).toBe(176.8);
    expect(avec(parent([3]), { ...reprise, agepi_heures_par_semaine: 14 }, "97608")).toBe(88.4);
  });

  test("un contrat de 28 jours, ou une formation de quarante heures", () => {
    const formation = (heures: number) => ({
      ...reprise,
      agepi_duree_contrat: 0,
      agepi_heures_formation: heures,
    });
    expect(avec(parent([3]), { ...reprise, agepi_duree_contrat: 0.9 })).toBe(0);
    expect(avec(parent([3]), { ...reprise, agepi_duree_contrat: 1 })).toBe(416);
    expect([39, 40, 41].map((heures) => avec(parent([3]), formation(heures)))).toEqual([0, 416, 416]);
  });

  test("en couple aussi, dans les huit catégories, jusqu’à 1,3 fois l’allocation la plus basse ; rien sans inscription ni enfant de moins de douze ans", () => {
    const couple = { conjoint: conjoint(ne(30)), famille: { en_couple: true } };
    const inscrit = (pole_emploi_categorie_demandeur_emploi: string) =>
      avec(parent([3]), { ...reprise, pole_emploi_categorie_demandeur_emploi });
    expect(avec(parent([3], couple), reprise)).toBe(416);
    expect([inscrit("categorie_8"), inscrit("pas_de_categorie")]).toEqual([416, 0]);
    const touche = (allocation: number) => avec(parent([3]), { ...reprise, chomage_net: allocation });
    expect([touche(1290), touche(1310)]).toEqual([416, 0]);
    expect(avec(parent([12]), reprise)).toBe(0);
  });
});
