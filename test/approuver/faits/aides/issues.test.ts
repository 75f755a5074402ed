import { expect, it } from "vitest";
import { ecartsDIssues, ecrireIssues, lireIssues } from "./issues.ts";

const ages = (jusqua: number, montant = "300 €") =>
  new Map(Array.from({ length: 31 }, (_, n) => [String(n), n >= 16 && n <= jusqua ? montant : "non"]));

it("les valeurs qui donnent la même chose sont ensemble, celles qui n’ont rien à la fin", () => {
  expect(ecrireIssues("âge", ages(25))).toBe("âge | 16 à 25 : 300 € | 0 à 15 ; 26 à 30 : non");
  const regimes = new Map([
    ["régime général", "non"],
    ["régime agricole (MSA)", "oui"],
    ["sans réponse", "non"],
  ]);
  expect(ecrireIssues("régime", regimes)).toBe(
    "régime | régime agricole (MSA) : oui | régime général ; sans réponse : non",
  );
});

it("une famille dont toutes les valeurs donnent la même chose se dit par son nom", () => {
  const famille = (valeur: string) => (valeur.startsWith("licence") ? "tout le supérieur" : undefined);
  const annees = (troisieme: string) =>
    new Map([
      ["licence 1", "oui"],
      ["licence 3", troisieme],
      ["seconde", "non"],
    ]);
  expect(ecrireIssues("occupation", annees("oui"), famille)).toBe(
    "occupation | tout le supérieur : oui | seconde : non",
  );
  expect(ecrireIssues("occupation", annees("non"), famille)).toBe(
    "occupation | licence 1 : oui | licence 3 ; seconde : non",
  );
});

it("une ligne se relit telle qu’elle a été écrite", () => {
  expect(lireIssues(ecrireIssues("âge", ages(25)))).toEqual({ nom: "âge", issues: ages(25) });
  expect(lireIssues("obtient : 300 €")).toBeUndefined();
});

it("deux lignes se comparent valeur par valeur", () => {
  expect(ecartsDIssues(ages(25), ages(27))).toEqual([{ valeurs: ["26 à 27"], avant: "non", apres: "300 €" }]);
  expect(ecartsDIssues(ages(25), ages(25, "350 €"))).toEqual([
    { valeurs: ["16 à 25"], avant: "300 €", apres: "350 €" },
  ]);
  expect(ecartsDIssues(ages(25), ages(25))).toEqual([]);
});
