import { evaluate } from "../../../catalogue/conditions/predicate/evaluate.ts";
import { type Answer, answerAt, answersOf } from "../../answers/answer.ts";
import { contextOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import type { Parcours } from "../../journey/walk.ts";
import { questionOf } from "../../questions/index.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../../kinds/ressources-proposees.ts";
import { refusalAt } from "../../journey/refusal.ts";
import { type Invraisemblance, ecartDe } from "./vraisemblance.ts";
import { contexteAuDepart, type Depart, valeursDEtape } from "./valeurs.ts";

/** An answer given on the way. */
export interface Pas {
  path: string;
  stateId: string;
  value: unknown;
  answer: Answer;
  /** What takes it out of the described population; nothing for an answer that people of 12 to 30 give. */
  ecart: Invraisemblance | undefined;
  /** What the answer says, one class of answers each: `path = one choice`. */
  dits: readonly string[];
}

/** A journey from the first question to the results. */
export interface Chemin {
  numero: number;
  /** What it was made for. */
  raison: string;
  depart: Depart;
  pas: readonly Pas[];
}

/** Whom a journey is of: people that the product is for, people of other ages, or nobody. */
export const ENSEMBLES = ["de 12 à 30 ans", "d’un autre âge", "impossible"] as const;

/** How far answers go from the people that the product is for. */
export const ecartDes = (pas: readonly Pas[]): 0 | 1 | 2 =>
  pas.reduce<0 | 1 | 2>((loin, { ecart }) => (ecart && ecart.rang > loin ? ecart.rang : loin), 0);

/** Set of a journey: that of the least plausible of its answers. */
export const populationDe = ({ pas }: Pick<Chemin, "pas">): (typeof ENSEMBLES)[number] =>
  ENSEMBLES[ecartDes(pas)];

/** The household of a journey: the fold of its answers, with no machine. */
export const contexteDuChemin = ({ depart, pas }: Pick<Chemin, "depart" | "pas">): JourneyContext => ({
  ...contexteAuDepart(depart),
  answers: answersOf(pas.map(({ answer }) => answer)),
});

/** Every right answer to a step: each choice, both sides of each bound; resource types none, alone or all. */
export function reponsesOffertes(parcours: Parcours, step: VisitedStep, enfants: number): Pas[] {
  const { path, stateId, address } = step;
  const facts = contextOf(parcours, step);
  const question = questionOf(step.step.entity, step.step.field);
  const pas = (value: unknown, noms: readonly string[]): Pas => ({
    path,
    stateId,
    value,
    answer: answerAt(address, value),
    ecart: ecartDe(parcours, step, value),
    dits: noms.map((nom) => `${path} = ${nom}`),
  });
  if (question.kind === "resourceTypes") {
    const proposees = ressourcesProposees(facts);
    return [[], ...proposees.map((une) => [une]), proposees].map((ids) =>
      pas(ids, ids.length > 0 ? ids : ["rien"]),
    );
  }
  const declarees = question.kind === "amounts" ? ressourcesDeclarees(question.field, facts) : [];
  return valeursDEtape(step, enfants).flatMap(({ nom, condition, de }) => {
    const value = de(declarees);
    const offerte = !condition || evaluate(condition, facts);
    // The first and the last day of an age are of one class.
    const classe = nom.replace(/, (premier|dernier) jour$/, "");
    return offerte && refusalAt(step, value, facts) === undefined ? [pas(value, [classe])] : [];
  });
}
