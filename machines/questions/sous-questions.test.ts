import * as v from "valibot";
import { expect, it } from "vitest";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { finished } from "../../test/journeys.ts";
import { answerSchema } from "../answers/values.ts";
import { choixDeLaSousQuestion, sousQuestions } from "./sous-questions.ts";

const { byPath } = finished({}).parcours;

it.each(sousQuestions)("« $question » dépend d’une étape qui existe, et se répond", (une) => {
  const { sous, ouverte, aussi } = une;
  const choix = choixDeLaSousQuestion(une, JOUR);
  const question = byPath.get(sous)?.question;
  if (!question) throw new Error(`${sous} : aucune étape`);
  const allocation = [{ id: "chomage_net", amounts: { "2026-10": 0, "2026-11": 900 } }];
  const valeurs = "choices" in question ? question.choices.map(({ value }) => value) : [3, allocation];
  expect(valeurs.filter(ouverte).length).toBeGreaterThan(0);
  expect(aussi === undefined || byPath.has(aussi.path)).toBe(true);
  // Two choices that say the same could not be told apart.
  const dits = choix.map(({ precisions }) => JSON.stringify(precisions));
  expect(new Set(dits).size).toBe(choix.length);
});

// The permit’s last month was asked for, and refused by the server: every choice is an answer that it takes.
it.each(sousQuestions)("« $question » : le serveur accepte chacun de ses choix", (une) => {
  for (const { precisions } of choixDeLaSousQuestion(une, JOUR))
    for (const [fieldName, value] of Object.entries(precisions))
      expect([fieldName, value, v.is(answerSchema, { entityName: "aides", fieldName, value })]).toEqual([
        fieldName,
        value,
        true,
      ]);
});

it("la fin d’une allocation se choisit parmi les douze mois qui viennent, « plus tard » ou « je ne sais pas »", () => {
  const une = sousQuestions.find(({ nom }) => nom === "chomage")!;
  const choix = choixDeLaSousQuestion(une, "2026-11-29");
  expect(choix.map(({ label }) => label)).toEqual([
    "novembre 2026",
    "décembre 2026",
    ...["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre"].map(
      (mois) => `${mois} 2027`,
    ),
    "Plus tard",
    "Je ne sais pas",
  ]);
  expect(choix[1]?.precisions).toEqual({ fin_chomage: "2026-12" });
  const rien = [{ id: "chomage_net", amounts: { "2026-11": 0, "2026-10": 900 } }];
  // What follows an economic dismissal ends too (C. trav., art. L1233-68).
  const securisation = [{ id: "allocation_securisation_professionnelle", amounts: { "2026-11": 1450 } }];
  expect(une.ouverte(securisation)).toBe(true);
  expect(
    [["salaire_net"], ["chomage_net"], ["allocation_securisation_professionnelle"]].map(une.aussi!.fermee),
  ).toEqual([true, false, false]);
  expect([
    une.ouverte(undefined),
    une.ouverte(rien),
    une.ouverte([{ id: "ass", amounts: { "2026-11": 580 } }]),
  ]).toEqual([false, false, false]);
});
