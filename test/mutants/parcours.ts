import type { FamilleDeFautes } from "./famille.ts";
import { fautesDeLArbre } from "./parcours/arbre.ts";
import { fautesDuCode } from "./parcours/code.ts";
import { fautesDesConditions } from "./parcours/conditions.ts";
import { fautesDeLaSession, fautesDuParcours } from "./parcours/diagramme.ts";
import { essais } from "./parcours/essais.ts";
import { equivalentsDuParcours as equivalents } from "./parcours/equivalents.ts";
import { familleDuParcours } from "./parcours/famille.ts";
import { fautesDesQuestions } from "./parcours/questions.ts";
import { regards } from "./parcours/regards.ts";

const { questions, conditions, foyers, retour, modifier, enfants, coupure, session } = regards;

/** What is asked and in which words, under which conditions, in which order, and the machines that ask it. */
export const famillesDuParcours: readonly FamilleDeFautes[] = [
  familleDuParcours({ nom: "questions", titre: "Questions et leurs mots", equivalents }, fautesDesQuestions, [
    questions,
    conditions,
    foyers,
  ]),
  familleDuParcours({ nom: "conditions", titre: "Conditions", equivalents }, fautesDesConditions, [
    conditions,
    questions,
    foyers,
  ]),
  familleDuParcours({ nom: "arbre", titre: "Ordre des questions", equivalents }, fautesDeLArbre, [
    questions,
    enfants,
    foyers,
  ]),
  familleDuParcours({ nom: "diagramme", titre: "Transitions du parcours", equivalents }, fautesDuParcours, [
    foyers,
    modifier,
    enfants,
    retour,
    coupure,
    essais,
  ]),
  familleDuParcours({ nom: "session", titre: "Transitions de la session", equivalents }, fautesDeLaSession, [
    session,
    coupure,
    essais,
  ]),
  familleDuParcours({ nom: "machine", titre: "Code de la machine", equivalents }, fautesDuCode, [
    questions,
    conditions,
    retour,
    modifier,
    enfants,
    session,
    coupure,
    foyers,
    essais,
  ]),
];
