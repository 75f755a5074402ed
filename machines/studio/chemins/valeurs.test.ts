import { describe, expect, it } from "vitest";
import { ageAt } from "../../../catalogue/situation/periods.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { questionOf } from "../../questions/index.ts";
import { problem } from "../../questions/validate.ts";
import { bornesDAge, naissances } from "./dates.ts";
import { contexteAuDepart, JOUR_DES_CHEMINS, valeursDEtape } from "./valeurs.ts";

describe("les réponses essayées", () => {
  it("sont de part et d’autre de chaque âge qu’une condition compare, au jour près", () => {
    const jours = new Map(naissances().map(({ nom, de }) => [nom, de([]) as string]));
    const age = (nom: string, decale = 0) => {
      const jour = Date.parse(jours.get(nom) as string) + decale * 86_400_000;
      return ageAt(new Date(jour).toISOString().slice(0, 10), JOUR_DES_CHEMINS);
    };
    expect(bornesDAge().length).toBeGreaterThan(5);
    for (const n of bornesDAge()) {
      const [premier, dernier] = [`${n} ans, premier jour`, `${n} ans, dernier jour`];
      expect([age(premier, 1), age(premier), age(dernier), age(dernier, -1)]).toEqual([n - 1, n, n, n + 1]);
    }
  });

  it("vont jusqu’aux deux bornes des nombres, qui refusent d’aller plus loin", () => {
    const parcours = parcoursDe(contexteAuDepart({ marque: "banque", enfants: 2 }));
    const nombres = parcours.steps.flatMap((une) => {
      const question = questionOf(une.step.entity, une.step.field);
      return question.kind === "number" ? [{ une, question }] : [];
    });
    expect(nombres.length).toBeGreaterThan(2);
    for (const { une, question } of nombres) {
      const bornes = question.partDe ? [question.min] : [question.min, question.max];
      expect(valeursDEtape(une, 2).map(({ de }) => de([]))).toEqual(expect.arrayContaining(bornes));
      for (const nombre of [question.min - 1, question.max + 1])
        expect(problem(question, nombre, parcours.context)).toBeDefined();
    }
  });
});
