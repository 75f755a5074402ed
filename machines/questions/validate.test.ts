import { describe, expect, it } from "vitest";
import {
  categoriesRessources,
  elementsPatrimoine,
  ressourceIds,
  revenusFiscaux,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { offered } from "../kinds/choices.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../kinds/ressources-proposees.ts";
import { questionOf, questions } from "./index.ts";
import { elementsPatrimoineLibelles, revenusFiscauxLibelles } from "./types-fiscaux.ts";
import { categoriesLibelles, typesActiviteLibelles, typesRessources } from "./types-ressources.ts";
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

const moi = (demandeur: Partial<Individu>) => contexteDe({ demandeur });

describe("les ressources proposées", () => {
  it.each([
    ["en garde alternée", { garde_alternee: true }, ["asf"]],
    ["en situation de handicap", { handicap: true }, ["aeeh", "pch"]],
  ])("un enfant %s ouvre les siennes, et elles seules", (_, enfant, siennes) => {
    const ordinaires = ressourcesProposees(contexteDe({ enfants: [{}] }));
    const avec = ressourcesProposees(contexteDe({ enfants: [enfant] }));
    expect(avec.filter((id) => !ordinaires.includes(id))).toEqual(siennes);
  });

  it("retraitée de 60 ans en situation de handicap, mère d’un enfant handicapé en garde alternée : toutes sauf le contrat d’engagement jeune", () => {
    const contexte = contexteDe({
      demandeur: { date_naissance: neIlYA(60), activite: "retraite", handicap: true },
      enfants: [{ handicap: true, garde_alternee: true }],
    });
    expect(ressourcesProposees(contexte)).toEqual(
      ressourceIds.filter((id) => id !== "contrat_engagement_jeune"),
    );
  });
});

describe("les ressources dont on demande les montants", () => {
  it("sont choisies, et valent toujours la peine d’être demandées, dans l’ordre du catalogue", () => {
    const contexte = moi({ rsa: {}, aah: {}, chomage_net: {}, salaire_net: {} });
    expect(ressourcesDeclarees("allocations", contexte)).toEqual(["chomage_net", "rsa"]);
    expect(ressourcesDeclarees("revenusActivite", contexte)).toEqual(["salaire_net"]);
    expect(ressourcesDeclarees("pensions", contexte)).toEqual([]);
  });
});

describe("les libellés des ressources", () => {
  it.each([
    ["type de ressource", typesRessources, ressourceIds],
    ["catégorie", categoriesLibelles, categoriesRessources],
    ["type d’activité indépendante", typesActiviteLibelles, typesActiviteTns],
    ["revenu fiscal", revenusFiscauxLibelles, revenusFiscaux],
    ["élément de patrimoine", elementsPatrimoineLibelles, elementsPatrimoine],
  ])("nomment chaque %s, dans l’ordre du catalogue", (_, libelles, ids) => {
    expect(Object.keys(libelles)).toEqual([...ids]);
  });

  it("sont tous différents", () => {
    const labels = Object.values(typesRessources).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("respectent la typographie française", () => {
    const textes = [typesRessources, revenusFiscauxLibelles, elementsPatrimoineLibelles]
      .flatMap((libelles) => Object.values(libelles))
      .flatMap(({ label, hint = "", where = "" }) => [label, hint, where]);
    expect(textes.filter((texte) => /'| [?!:;»%€]|« |\.{3}|·|\.$/.test(texte))).toEqual([]);
  });
});
