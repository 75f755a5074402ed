import { describe, expect, it } from "vitest";
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
