import { describe, expect, it, test } from "vitest";
import { motsDe } from "../../catalogue/fiches/synonymes/mots.ts";
import { moteurDeRecherche } from "./recherche.ts";
import { cout, ecartEntre, son, tape } from "./ressemble.ts";

test.each([
  ["lojement", "logement"],
  ["bource", "bourse"],
  ["elektrik", "electrique"],
  ["farmacie", "pharmacie"],
  ["alocation", "allocation"],
])("« %s » sonne comme « %s »", (faute, mot) => {
  expect(son(faute)).toBe(son(mot));
});

test.each([
  ["permis", "permis", 0],
  ["permis", "perm", 0.25],
  ["permis", "premis", 2],
  ["complementaire", "complementere", 2],
  ["subvention", "sobvantion", 3],
  ["nord", "nrd", undefined],
  ["3500", "3501", undefined],
  ["permis", "prmmi", undefined],
])("prendre « %s » pour « %s » coûte %s", (mot, tapé, attendu) => {
  expect(cout(mot, son(mot), tape(tapé))).toBe(attendu);
});

test.each([
  ["bourse", "bourse", 0],
  ["bourse", "bourses", 1],
  ["bourse", "bruse", 2],
  ["bourse", "musee", 3],
])("de « %s » à « %s » : %i", (un, autre, attendu) => {
  expect(ecartEntre(un, autre)).toBe(attendu);
});

const aides = [
  ["Aide à l’achat d’un vélo", "Métropole de Nantes"],
  ["Bourse au BAFA", "CAF du Nord"],
  ["Prêt étudiant", "Région Bretagne 35"],
  ["Cœur de métier", "Région Île-de-France"],
  ["Permis de conduire", "Bourse de Bretagne"],
].map(([nom = "", autres = ""]) => ({ item: nom, nom: motsDe(nom), autres: motsDe(autres) }));

describe("chercher une aide", () => {
  it("ne prend pas une faute pour un mot qui n’est que dans une description", () => {
    const moteur = moteurDeRecherche(aides, { mots: new Map([["logent", [2]]]), formes: ["logement"] });
    expect(moteur.chercher("logent").items).toEqual(["Prêt étudiant"]);
    expect(moteur.chercher("logmnt").items).toEqual([]);
    expect(moteur.proches("logmnt")).toEqual(["logement"]);
  });

  it.each<[string, string, string[]]>([
    ["sans accent ni majuscule", "VELO", ["Aide à l’achat d’un vélo"]],
    ["avec des accents de trop", "bàfa", ["Bourse au BAFA"]],
    ["par le début d’un mot", "étud", ["Prêt étudiant"]],
    ["par un mot après une apostrophe", "achat", ["Aide à l’achat d’un vélo"]],
    ["une ligature s’écrit en deux lettres", "coeur", ["Cœur de métier"]],
    ["une lettre oubliée", "bouse", ["Bourse au BAFA", "Permis de conduire"]],
    ["une lettre de trop", "permmis", ["Permis de conduire"]],
    ["une lettre pour une autre", "pernis", ["Permis de conduire"]],
    ["deux lettres échangées", "premis", ["Permis de conduire"]],
    ["une faute avant la fin du mot", "étudien", ["Prêt étudiant"]],
    ["deux fautes ne passent pas", "prmmi", []],
    ["un mot court ne pardonne rien", "nrd", []],
    ["un nombre ne pardonne rien", "3500", []],
    ["par un code", "35", ["Prêt étudiant"]],
    ["le nom avant le reste", "bourse", ["Bourse au BAFA", "Permis de conduire"]],
    ["plusieurs mots, tous voulus", "bourse nord", ["Bourse au BAFA"]],
    ["les petits mots ne comptent pas", "une bourse pour le bafa", ["Bourse au BAFA"]],
    ["rien de connu", "fusée", []],
  ])("%s", (_, query, attendu) => {
    expect(moteurDeRecherche(aides).chercher(query).items).toEqual(attendu);
  });

  it.each(["", "   ", "’-"])("une recherche vide (« %s ») rend tout, dans l’ordre", (query) => {
    expect(moteurDeRecherche(aides).chercher(query).items).toEqual(aides.map(({ item }) => item));
  });

  it("reste rapide sur dix mille aides", () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      item: n,
      nom: motsDe(`aide numéro ${n} à la mobilité des apprentis`),
      autres: motsDe("Région Auvergne-Rhône-Alpes"),
    }));
    expect(moteurDeRecherche(many).chercher("mobliité apprentis").items).toHaveLength(10_000);
  });
});
