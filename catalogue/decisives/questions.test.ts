import { expect, it } from "vitest";
import { clesDecisives } from "./cles.ts";
import { questionsDesEtudes } from "./questions-etudes.ts";
import { questionsDesProjets } from "./questions-projets.ts";
import { questionsDeLaVie } from "./questions-vie.ts";
import { questionsDecisives } from "./questions.ts";

const questions = Object.values(questionsDecisives);

it("une clé n’est écrite qu’une fois, une question aussi", () => {
  const ecrites = [questionsDesEtudes, questionsDesProjets, questionsDeLaVie].flatMap(Object.keys);
  expect(new Set(ecrites).size).toBe(ecrites.length);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

it("chaque question s’adresse à la personne, et son aide finit par un point", () => {
  expect(questions.filter(({ question }) => !/vous|votre|vos |est-ce/iu.test(question))).toEqual([]);
  expect(questions.filter(({ aide = "." }) => !aide.endsWith("."))).toEqual([]);
  expect(questionsDecisives.daeu_sans_bac).toEqual({
    question: "Voulez-vous préparer le DAEU, sans avoir le bac\u00a0?",
    aide: "Ce diplôme permet d’entrer à l’université.",
  });
});

it("les clés d’une aide : celles de ses conditions, puis de sa formule, une fois chacune", () => {
  expect(clesDecisives({ slug: "bafa" })).toEqual([]);
  expect(clesDecisives({ slug: "visale_eligibilite", portees: ["qpv", "demarche", "qpv"] })).toEqual([
    "qpv",
    "va_louer",
  ]);
});
