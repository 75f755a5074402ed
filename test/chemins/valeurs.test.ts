import { describe, expect, it } from "vitest";
import { ageAt, isDay } from "../../catalogue/situation/periods.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { problem } from "../../machines/questions/validate.ts";
import { naissances } from "../kinds/date.ts";
import { bornesDAge } from "../kinds/bornes.ts";
import { contexteAuDepart } from "./depart.ts";
import { JOUR_DES_CHEMINS, valeursDEtape } from "./valeurs.ts";

const parcours = parcoursOf(contexteAuDepart({ marque: "banque", enfants: 2 }));
const etapes = parcours.steps.filter(
  ({ step }) => questionOf(step.entity, step.field).kind !== "resourceTypes",
);
const sorteDe = ({ step }: VisitedStep) => questionOf(step.entity, step.field);
const etape = (fin: string) => etapes.find(({ path }) => path.endsWith(fin)) as VisitedStep;
const donnees = (une: VisitedStep, enfants = 2) => valeursDEtape(une, enfants).map(({ de }) => de([]));

const jours = new Map(naissances().map(({ nom, de }) => [nom, de([]) as string]));
const age = (nom: string) => ageAt(jours.get(nom) as string, JOUR_DES_CHEMINS);
const jourApres = (jour: string, combien: number) =>
  new Date(Date.parse(jour) + combien * 86_400_000).toISOString().slice(0, 10);

describe("les dates de naissance", () => {
  it("de part et d’autre de chaque âge qu’une condition compare, ont l’âge qu’elles disent", () => {
    expect(bornesDAge().length).toBeGreaterThan(5);
    for (const n of bornesDAge())
      expect([
        age(`${n - 1} ans, dernier jour`),
        age(`${n} ans, premier jour`),
        age(`${n} ans, dernier jour`),
        age(`${n + 1} ans, premier jour`),
      ]).toEqual([n - 1, n, n, n + 1]);
  });

  it("sont bien le premier et le dernier jour d’un âge : un jour de plus ou de moins, et l’âge change", () => {
    for (const n of bornesDAge()) {
      const [premier, dernier] = [jours.get(`${n} ans, premier jour`), jours.get(`${n} ans, dernier jour`)];
      expect(ageAt(jourApres(premier as string, 1), JOUR_DES_CHEMINS)).toBe(n - 1);
      expect(ageAt(jourApres(dernier as string, -1), JOUR_DES_CHEMINS)).toBe(n + 1);
    }
  });

  it("sont de vrais jours, tous différents, passés, sans oublier le nouveau-né et l’ancêtre", () => {
    const tous = [...jours.values()];
    expect(tous.filter((jour) => !isDay(jour) || jour >= JOUR_DES_CHEMINS)).toEqual([]);
    expect(new Set(tous).size).toBe(tous.length);
    expect([age("né hier"), age("le plus ancien")]).toEqual([0, 119]);
  });
});

describe("les réponses essayées", () => {
  it("ont un nom à elles à chaque question", () => {
    for (const une of etapes) {
      const noms = valeursDEtape(une, 2).map(({ nom }) => nom);
      expect([une.path, new Set(noms).size]).toEqual([une.path, noms.length]);
      expect(noms).not.toContain("");
    }
  });

  it("donnent chaque choix des listes fermées", () => {
    const listes = etapes.flatMap((une) => {
      const question = sorteDe(une);
      return question.kind === "enum" || question.kind === "housing" ? [{ une, question }] : [];
    });
    expect(listes.length).toBeGreaterThan(10);
    for (const { une, question } of listes)
      expect(donnees(une)).toEqual(question.choices.map(({ value }) => value));
    expect(donnees(etape("famille/en_couple"))).toEqual([false, true]);
  });

  it("vont jusqu’aux deux bornes des nombres, qui refusent d’aller plus loin", () => {
    const nombres = etapes.flatMap((une) => {
      const question = sorteDe(une);
      return question.kind === "number" ? [{ une, question }] : [];
    });
    expect(nombres.length).toBeGreaterThan(2);
    for (const { une, question } of nombres) {
      const essayes = donnees(une);
      expect(essayes).toEqual(
        expect.arrayContaining(question.partDe ? [question.min] : [question.min, question.max]),
      );
      expect(essayes.includes(null)).toBe(question.siInconnu !== undefined);
      for (const nombre of essayes) expect(problem(question, nombre, parcours.context)).toBeUndefined();
      for (const nombre of [question.min - 1, question.max + 1])
        expect(problem(question, nombre, parcours.context)).toBeDefined();
    }
  });

  it("choisissent dans une liste à plusieurs choix : rien, chacun, tout", () => {
    const plusieurs = etapes.find((une) => sorteDe(une).kind === "multiple") as VisitedStep;
    const question = sorteDe(plusieurs);
    const codes = question.kind === "multiple" ? question.choices.map(({ value }) => value) : [];
    expect(codes.length).toBeGreaterThan(1);
    expect(donnees(plusieurs)).toEqual([[], ...codes.map((code) => [code]), codes]);
  });

  it.each([0, 1, 2, 3])("désignent chaque groupe d’enfants : %i", (enfants) => {
    const reponses = donnees(etape("_hasRessources"), enfants) as { id: string; value: boolean }[][];
    expect(reponses).toHaveLength(2 ** enfants);
    const oui = reponses.map((une) => une.flatMap(({ id, value }) => (value ? [id] : [])).join());
    expect(new Set(oui).size).toBe(2 ** enfants);
    for (const une of reponses)
      expect(une.map(({ id }) => id)).toEqual(Array.from({ length: enfants }, (_, n) => `enfant_${n}`));
  });

  it("ne disent des montants que pour les ressources déclarées, au mois du jour", () => {
    const montants = etape("demandeur/ressources/montants/allocations");
    const [aucun, certain] = valeursDEtape(montants, 2).map(({ de }) => de(["rsa", "salaire_net"]));
    expect(aucun).toEqual([{ id: "rsa", amounts: { "2026-11": 0 } }]);
    expect(certain).toEqual([{ id: "rsa", amounts: { "2026-11": 321.5 } }]);
    expect(donnees(montants)).toEqual([[], []]);
  });

  it("refusent de choisir tous les types de ressources à la fois", () => {
    const types = parcours.steps.find(({ step }) => step.field === "ressources") as VisitedStep;
    expect(() => valeursDEtape(types, 0)).toThrow("un par un");
  });
});
