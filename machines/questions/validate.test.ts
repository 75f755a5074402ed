import { describe, expect, it } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { questionOf, questions } from "./index.ts";
import { offered } from "../kinds/choices.ts";
import { problem } from "./validate.ts";

const etudiant = {
  demandeur: { date_naissance: neIlYA(19), activite: "etudiant", scolarite: "lycee" },
} as const;

const verdict = (champ: string, value: unknown, foyer: Foyer = etudiant) => {
  const [entity, field = ""] = champ.split(".") as [string, string | undefined];
  // No-break spaces read as spaces here.
  return problem(questionOf(entity, field), value, contexteDe(foyer))?.replace(/[\u00a0\u202f]/g, " ");
};

const LISTE = "Choisissez une réponse dans la liste.";
const deuxEnfants: Foyer = { enfants: [{ _firstName: "Léa" }, { _firstName: "votre 2e enfant" }] };

describe("les réponses selon la personne", () => {
  it("la retraite se choisit à 31 ans, pas à 30", () => {
    const a = (ans: number) =>
      verdict("individu.activite", "retraite", { demandeur: { date_naissance: neIlYA(ans) } });
    expect([a(30), a(31)]).toEqual([LISTE, undefined]);
  });

  it("un contrat commencé depuis 3 à 6 mois se choisit jusqu’à 25 ans", () => {
    const a = (ans: number, mois: number) =>
      verdict("individu._nombreMoisDebutContratDeTravail", mois, {
        demandeur: { date_naissance: neIlYA(ans) },
      });
    expect([a(25, 5), a(26, 5), a(25, 12), a(26, 12), a(26, 2)]).toEqual([
      undefined,
      LISTE,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("avoir emménagé depuis moins de trois mois ne se choisit qu’en location", () => {
    const statut = (statut_occupation_logement: "locataire_vide" | "loge_gratuitement") =>
      verdict("menage._nombreMoisEntreeLogement", -2, { menage: { statut_occupation_logement } });
    expect([statut("locataire_vide"), statut("loge_gratuitement")]).toEqual([undefined, LISTE]);
  });

  it("un choix sans condition s’offre toujours", () => {
    const choices = [{ value: "a", label: "A" }];
    expect(offered(choices, contexteDe({}))).toEqual(choices);
  });
});

describe("toutes les questions", () => {
  it("savent refuser une réponse absente, sauf la liste des enfants d’un foyer sans enfant", () => {
    const vides = questions.filter((question) => problem(question, undefined, contexteDe({})) === undefined);
    expect(vides.map(({ entity, field }) => `${entity}.${field}`)).toEqual(["individu._hasRessources"]);
  });

  it("disent ce qui ne va pas en une phrase", () => {
    const phrases = questions.map((question) => problem(question, undefined, contexteDe(deuxEnfants)) ?? "");
    expect(phrases.filter((phrase) => !/^[A-ZÉ][^.]*\.$|^Indiquez .*\.$/.test(phrase))).toEqual([]);
  });
});
