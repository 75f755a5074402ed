import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Role } from "../../catalogue/situation/situation.ts";
import type { Qui } from "../kinds/question.ts";
import { personneDe } from "../answers/fold.ts";
import type { Parcours } from "./walk.ts";
import type { VisitedStep } from "./visited.ts";

/** What conditions and choices of a step read: the household, and the person it is about. */
export const contextOf = (parcours: Parcours, step: VisitedStep): FactContext => ({
  ...parcours.context,
  personne: personneDe(parcours.situation, step.personne),
});

const roleOf = (id: string): Role => (id === "demandeur" || id === "conjoint" ? id : "enfant");

/** Situations of the parents in which one of them counts. */
const UN_PARENT: ReadonlySet<string> = new Set(["separes", "celibataire", "veuve"]);

/** Whom a step is about, for its words; a partner who is not there yet still has a role. */
export function whoOf({ situation }: Parcours, { personne }: VisitedStep): Qui {
  const prenom = personneDe(situation, personne)?._firstName;
  const seul = UN_PARENT.has(situation.parents._situation ?? "");
  return {
    role: roleOf(personne),
    ...(prenom !== undefined && { prenom }),
    ...(seul && personne === "demandeur" && { unParent: true }),
  };
}

/** Name of a step’s answer as rules know it: `individu.enfant.handicap`, `menage.depcom`, `enfants`. */
export function answerName({ step, personne }: VisitedStep): string {
  if (step.entity === "enfants") return "enfants";
  if (step.entity !== "individu") return `${step.entity}.${step.field}`;
  return `individu.${step.personne === "enfants" ? "enfants" : roleOf(personne)}.${step.field}`;
}
