import { contextOf, whoOf } from "../../machines/journey/about.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireReponse } from "../cadre/format/reponse.ts";

/** « Activité : en études », as the summary says it. */
export function direReponse(
  visite: VisitedStep,
  parcours: Parameters<typeof contextOf>[0],
): { nom: string; reponse: string } {
  const question = questionOf(visite.step.entity, visite.step.field);
  const qui = whoOf(parcours, visite);
  const { given } = visite;
  return {
    nom: say(question.summary, qui),
    reponse: given ? ecrireReponse(question, given.value, qui, contextOf(parcours, visite)) : "sans réponse",
  };
}
