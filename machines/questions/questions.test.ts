import { describe, expect, it } from "vitest";
import { categoriesRessources } from "../../catalogue/situation/ressources.ts";
import type { Role } from "../../catalogue/situation/situation.ts";
import { essaiDe } from "../../test/kinds/kinds.ts";
import { choicesOf, type Question } from "../kinds/kinds.ts";
import type { Block, Words } from "../kinds/question.ts";
import { questionOf, questions } from "./index.ts";
import { savoirPlus } from "./savoir-plus/index.ts";
import { placeholderPrenom, say } from "./words.ts";

const enfant = (prenom: string) => ({ role: "enfant", prenom }) as const;

describe("les mots selon la personne", () => {
  it("dit à tout le monde un texte unique", () => {
    expect(say("Prénom", { role: "conjoint" })).toBe("Prénom");
  });

  it("choisit le texte de la personne", () => {
    const words = { demandeur: "vous", conjoint: "votre conjoint ou conjointe", enfant: "{prénom}" };
    expect(say(words, { role: "demandeur" })).toBe("vous");
    expect(say(words, { role: "conjoint" })).toBe("votre conjoint ou conjointe");
    expect(say(words, enfant("Léa"))).toBe("Léa");
  });

  it("se rabat sur le texte de la personne qui fait la simulation, puis du couple, puis de l’enfant", () => {
    expect(say({ demandeur: "vous", enfant: "lui" }, { role: "conjoint" })).toBe("vous");
    const parents = { demandeur: "vos parents", unParent: "votre parent" };
    expect(say(parents, { role: "demandeur" })).toBe("vos parents");
    expect(say(parents, { role: "demandeur", unParent: true })).toBe("votre parent");
    expect(say("vos parents", { role: "demandeur", unParent: true })).toBe("vos parents");
    expect(say({ conjoint: "le couple", enfant: "lui" }, { role: "demandeur" })).toBe("le couple");
    expect(say({ enfant: "lui" }, { role: "conjoint" })).toBe("lui");
  });

  it("refuse un texte vide", () => {
    expect(() => say({}, { role: "demandeur" })).toThrow("Texte vide");
    expect(() => say("", { role: "demandeur" })).toThrow("Texte vide");
  });
});

describe("le prénom d’un enfant", () => {
  it.each([
    ["Léa", "de Léa"],
    ["Alice", "d’Alice"],
    ["élodie", "d’élodie"],
    ["Émile", "d’Émile"],
    ["Œdipe", "d’Œdipe"],
    ["Hélène", "d’Hélène"],
    ["Hugo", "d’Hugo"],
    ["Hadrien", "d’Hadrien"],
    ["Hamza", "de Hamza"],
    ["Hassan", "de Hassan"],
    ["Yves", "d’Yves"],
    ["Yasmine", "de Yasmine"],
    ["votre 1er enfant", "de votre 1er enfant"],
  ])("s’élide ou non après « de » : %s donne « %s »", (prenom, attendu) => {
    expect(say("{de prénom}", enfant(prenom))).toBe(attendu);
  });

  it("suit « à » sans élision", () => {
    expect(say("Le taux reconnu {à prénom}", enfant("Alice"))).toBe("Le taux reconnu à Alice");
  });

  it("prend une majuscule en début de phrase seulement", () => {
    expect(say("{prénom} dort. {prénom} rêve {de prénom}, et {prénom} rit.", enfant("votre 2e enfant"))).toBe(
      "Votre 2e enfant dort. Votre 2e enfant rêve de votre 2e enfant, et votre 2e enfant rit.",
    );
  });

  it("est repris tel quel, même avec des signes particuliers", () => {
    expect(say("Bonjour {prénom}", enfant(" $& "))).toBe("Bonjour $&");
  });

  it("manque : « votre enfant »", () => {
    expect(say("l’âge {de prénom}", enfant(" "))).toBe("l’âge de votre enfant");
    expect(say("l’âge {de prénom}", { role: "enfant" })).toBe("l’âge de votre enfant");
  });

  it("est numéroté tant que personne ne l’a donné", () => {
    expect([0, 1, 2].map(placeholderPrenom)).toEqual([
      "votre 1er enfant",
      "votre 2e enfant",
      "votre 3e enfant",
    ]);
  });
});

const adultes: readonly Role[] = ["demandeur", "conjoint"];
const tous: readonly Role[] = ["demandeur", "conjoint", "enfant"];

/** People whom the journey asks, when it is not the applicant alone (docs/specification.md#questions-d-une-personne). */
const rolesParChamp: Readonly<Record<string, readonly Role[]>> = {
  _firstName: ["enfant"],
  date_naissance: tous,
  nationalite: tous,
  statut_marital: ["conjoint"],
  garde_alternee: ["enfant"],
  activite: adultes,
  date_debut_chomage: adultes,
  ass_precondition_remplie: adultes,
  inapte_travail: adultes,
  handicap: tous,
  taux_incapacite: tous,
  aah_restriction_substantielle_durable_acces_emploi: adultes,
  enfant_place: ["enfant"],
  enfant_a_charge: ["demandeur", "enfant"],
  scolarite: ["demandeur", "enfant"],
  enceinte: adultes,
  ressources: tous,
  ...Object.fromEntries(categoriesRessources.map((categorie) => [categorie, tous])),
};
const rolesDe = ({ field }: Question) => rolesParChamp[field] ?? (["demandeur"] as const);

const blockWords = (block: Block): readonly Words[] => {
  if (block.kind === "list") return block.items;
  return [block.text];
};

/** Every text of a question. */
const wordsOf = (question: Question): Words[] =>
  [
    question.title,
    question.summary,
    question.help,
    question.conditionalHelp?.text,
    question.privacy,
    question.purpose,
    ...choicesOf(question).flatMap(({ label, hint }) => [label, hint]),
    ...(essaiDe(question).textes?.(question) ?? []),
    ...(savoirPlus[`${question.entity}.${question.field}`] ?? []).flatMap(blockWords),
  ].filter((words) => words !== undefined);

const textsOf = (question: Question): string[] =>
  rolesDe(question).flatMap((role) => wordsOf(question).map((words) => say(words, { role, prenom: "Léa" })));

const champs: ReadonlyArray<readonly [string, Question]> = questions.map((q) => [
  `${q.entity}.${q.field}`,
  q,
]);

describe.each(champs)("la question %s", (nom, question) => {
  it("est une phrase qui finit par un point d’interrogation", () => {
    for (const role of rolesDe(question)) {
      expect(say(question.title, { role, prenom: placeholderPrenom(0) })).toMatch(
        /^[A-ZÀÉÊ].*[\u00a0\u202f]\?$/,
      );
    }
  });

  it("a des mots pour chaque personne à qui elle se pose", () => {
    const missing = wordsOf(question).flatMap((words) =>
      typeof words === "string" ? [] : rolesDe(question).filter((role) => !words[role]),
    );
    expect(missing).toEqual([]);
  });

  it("tient en 60 caractères dans le récapitulatif", () => {
    for (const role of rolesDe(question))
      expect(say(question.summary, { role }).length).toBeLessThanOrEqual(60);
  });

  it("respecte la typographie française", () => {
    expect(
      textsOf(question).filter((text) => /'|\s{2}| [?!:;»%€]|« |[^\s«\d+]\?|\.{3}|[{}]/.test(text)),
    ).toEqual([]);
  });

  it("n’emploie le point médian que pour le libellé de la spécification", () => {
    const dotted = textsOf(question).filter((text) => text.includes("·"));
    expect(dotted).toEqual(nom === "famille.en_couple" ? ["Je vis seul·e"] : []);
  });

  it("ne devine pas le sexe des gens, et ne double pas « il ou elle »", () => {
    const genre = /\bils? ou (?:\p{L}+-(?:t-)?)?elles?\b|conjointe (?:est|attend|a)-/u;
    expect(textsOf(question).filter((text) => genre.test(text))).toEqual([]);
  });

  it("se retrouve par son entité et son champ", () => {
    expect(questionOf(question.entity, question.field || undefined)).toBe(question);
  });

  it("n’approfondit qu’avec deux à cinq blocs et des liens officiels", () => {
    const blocs = savoirPlus[`${question.entity}.${question.field}`];
    expect(blocs !== undefined).toBe(question.more === true);
    if (blocs === undefined) return;
    expect(blocs.length).toBeGreaterThanOrEqual(2);
    expect(blocs.length).toBeLessThanOrEqual(5);
    for (const block of blocs) {
      const href = block.kind === "link" ? block.href : "https://www.service-public.gouv.fr/";
      expect(href).toMatch(/^https:\/\/www\.(service-public|etudiant)\.gouv\.fr\//);
    }
  });
});

describe("la liste des questions", () => {
  it("n’approfondit que des questions qui existent", () => {
    const noms = new Set(questions.map(({ entity, field }) => `${entity}.${field}`));
    expect(Object.keys(savoirPlus).filter((nom) => !noms.has(nom))).toEqual([]);
  });

  it("n’a pas deux fois la même", () => {
    expect(new Set(champs.map(([nom]) => nom)).size).toBe(questions.length);
  });

  it("refuse une question que personne n’a écrite", () => {
    expect(() => questionOf("menage", "piscine")).toThrow("Question inconnue : menage.piscine");
    expect(() => questionOf("menage", undefined)).toThrow("Question inconnue : menage.");
  });

  it("dit à quoi servent les réponses sensibles et qu’elles ne sont pas gardées", () => {
    const sensibles = [
      "handicap",
      "taux_incapacite",
      "aah_restriction_substantielle_durable_acces_emploi",
      "enceinte",
      "enfant_place",
      "inapte_travail",
      "_hasRessources",
      "ressources",
      ...categoriesRessources,
      "bourse_criteres_sociaux_base_ressources_parentale",
    ];
    const textes = [
      ...sensibles.map((field) => questionOf("individu", field)),
      questionOf("parents", "rfr"),
    ].map(({ privacy }) => privacy);
    expect(textes.filter((texte) => !texte?.includes("simulation"))).toEqual([]);
    expect(new Set(textes).size).toBe(textes.length);
  });
});
