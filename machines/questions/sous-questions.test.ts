import { expect, it } from "vitest";
import { finished } from "../../test/journeys.ts";
import { sousQuestions } from "./sous-questions.ts";

const { byPath } = finished({}).parcours;

it.each(sousQuestions)(
  "« $question » dépend d’une étape qui existe, et se répond",
  ({ sous, ouverte, choix }) => {
    const question = byPath.get(sous)?.question;
    if (!question) throw new Error(`${sous} : aucune étape`);
    const valeurs = "choices" in question ? question.choices.map(({ value }) => value) : [3];
    expect(valeurs.filter(ouverte).length).toBeGreaterThan(0);
    // Two choices that say the same could not be told apart.
    const dits = choix.map(({ precisions }) => JSON.stringify(precisions));
    expect(new Set(dits).size).toBe(choix.length);
  },
);
