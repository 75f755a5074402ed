import { describe, expect, it } from "vitest";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { factContext } from "../../catalogue/situation/context.ts";
import type { Individu, Menage, Parents, Situation } from "../../catalogue/situation/situation.ts";
import { questionOf } from "./index.ts";
import { say } from "./words.ts";

interface Foyer {
  demandeur?: Partial<Individu>;
  menage?: Partial<Menage>;
  parents?: Parents;
}

const contexte = ({ demandeur, menage, parents = {} }: Foyer) => {
  const personne: Individu = { id: "demandeur", _role: "demandeur", enfant_a_charge: {}, ...demandeur };
  const situation: Situation = {
    dateDeValeur: "2026-03-15",
    version: 11,
    demandeur: personne,
    enfants: null,
    famille: {},
    menage: { aide_logement_date_pret_conventionne: "2018-12-31", ...menage },
    parents,
  };
  return factContext(situation, { personne });
};

const offertes = (entity: string, field: string, foyer: Foyer) => {
  const question = questionOf(entity, field);
  if (question.kind !== "enum") throw new Error(`${field} n’est pas une liste`);
  return question.choices
    .filter(({ condition }) => condition === undefined || evaluate(condition, contexte(foyer)))
    .map(({ value, label }) => [value, say(label, { role: "demandeur" })] as const);
};
const valeurs = (entity: string, field: string, foyer: Foyer) =>
  offertes(entity, field, foyer).map(([value]) => value);

const a30ans = { date_naissance: "1996-03-15" };
const a31ans = { date_naissance: "1995-03-15" };
const a25ans = { date_naissance: "2000-03-16" };
const a26ans = { date_naissance: "2000-03-15" };

describe("les choix selon la situation", () => {
  it("la retraite se propose après 30 ans seulement", () => {
    expect(valeurs("individu", "activite", { demandeur: a30ans })).not.toContain("retraite");
    expect(valeurs("individu", "activite", { demandeur: a31ans })).toContain("retraite");
  });

  it("jusqu’à 25 ans, le contrat a commencé depuis moins de 3 mois, 3 à 6 mois ou plus de 6 mois", () => {
    expect(offertes("individu", "_nombreMoisDebutContratDeTravail", { demandeur: a25ans })).toEqual([
      [2, "Moins de 3\u00a0mois"],
      [5, "Entre 3 et 6\u00a0mois"],
      [12, "Plus de 6\u00a0mois"],
    ]);
  });

  it("après 25 ans, le contrat a commencé depuis moins ou plus de 3 mois", () => {
    expect(offertes("individu", "_nombreMoisDebutContratDeTravail", { demandeur: a26ans })).toEqual([
      [2, "Moins de 3\u00a0mois"],
      [12, "Plus de 3\u00a0mois"],
    ]);
  });

  it("au lycée, les années vont du CAP à la terminale", () => {
    expect(valeurs("individu", "annee_etude", { demandeur: { scolarite: "lycee" } })).toEqual([
      "cap_1",
      "cap_2",
      "seconde",
      "premiere",
      "terminale",
      "autre",
    ]);
  });

  it("dans le supérieur, les années vont du BTS au doctorat", () => {
    expect(
      valeurs("individu", "annee_etude", { demandeur: { scolarite: "enseignement_superieur" } }),
    ).toEqual([
      "bts_1",
      "but_1",
      "cpge_1",
      "licence_1",
      "licence_2",
      "licence_3",
      "master_1",
      "master_2",
      "doctorat_1",
      "doctorat_2",
      "doctorat_3",
      "autre",
    ]);
  });

  it("« Autre » se propose quelle que soit l’année", () => {
    expect(valeurs("individu", "annee_etude", {})).toEqual(["autre"]);
  });

  it.each(["locataire_vide", "locataire_meuble", "locataire_foyer"] as const)(
    "en location, un emménagement récent se propose : %s",
    (statut_occupation_logement) => {
      expect(
        valeurs("menage", "_nombreMoisEntreeLogement", { menage: { statut_occupation_logement } }),
      ).toEqual([12, -2, -12]);
    },
  );

  it.each(["loge_gratuitement", "sans_domicile"] as const)(
    "hors location, un emménagement récent ne se propose pas : %s",
    (statut_occupation_logement) => {
      expect(
        valeurs("menage", "_nombreMoisEntreeLogement", { menage: { statut_occupation_logement } }),
      ).toEqual([12, -12]);
    },
  );
});

describe("l’aide selon la situation", () => {
  const montree = (entity: string, field: string, foyer: Foyer) => {
    const { conditionalHelp } = questionOf(entity, field);
    return conditionalHelp !== undefined && evaluate(conditionalHelp.condition, contexte(foyer));
  };

  it.each([
    ["individu", "bourse_criteres_sociaux_base_ressources_parentale"],
    ["parents", "rfr"],
  ])("dit quel parent compter si un seul vit avec vous : %s.%s", (entity, field) => {
    expect(montree(entity, field, { parents: { _situation: "separes" } })).toBe(true);
    expect(montree(entity, field, { parents: { _situation: "celibataire" } })).toBe(true);
    expect(montree(entity, field, { parents: { _situation: "en_couple" } })).toBe(false);
    expect(montree(entity, field, { parents: { _situation: "veuve" } })).toBe(false);
  });

  it("dit d’ajouter les charges au loyer d’un logement meublé", () => {
    expect(montree("menage", "loyer", { menage: { statut_occupation_logement: "locataire_meuble" } })).toBe(
      true,
    );
    expect(montree("menage", "loyer", { menage: { statut_occupation_logement: "locataire_vide" } })).toBe(
      false,
    );
  });
});
