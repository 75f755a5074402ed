import type { Predicate } from "../../../catalogue/conditions/predicate/condition.ts";
import { readsOf } from "../../../catalogue/conditions/predicate/describe.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import type { Step } from "../../journey/spec.ts";
import { traverse } from "../../journey/traverse.ts";
import type { GroupNode, Tree } from "../../journey/tree.ts";
import { questionOf } from "../../questions/index.ts";
import { say } from "../../questions/words.ts";
import type { ChapterName } from "../../journey/mots-des-chapitres.ts";

/** A step of the journey with what stands around it: whom it is asked, and under which conditions. */
export interface EtapeDuParcours {
  stateId: string;
  chapitre: ChapterName;
  step: Step;
  /** Groups around it, outermost first. */
  groupes: readonly GroupNode["group"][];
  /** Whom it is about. */
  roles: readonly Role[];
  /** Names of its answer as rules know them: `individu.demandeur.activite`. */
  reponses: readonly string[];
  /** Conditions that must all hold, those of its groups first. */
  conditions: readonly Predicate[];
  /** Answers its conditions read. */
  lues: readonly string[];
}

function rolesDe(step: Step, groupes: EtapeDuParcours["groupes"]): Role[] {
  if (step.entity !== "individu" || step.personne === "enfants" || step.personne === "demandeur")
    return ["demandeur"];
  if (step.personne === "conjoint") return ["conjoint"];
  return groupes.some(({ loop }) => loop === "enfants") ? ["enfant"] : ["demandeur", "conjoint"];
}

function reponsesDe(step: Step, roles: readonly Role[]): string[] {
  if (step.entity === "enfants") return ["enfants"];
  if (step.entity !== "individu") return [`${step.entity}.${step.field}`];
  if (step.personne === "enfants") return [`individu.enfants.${step.field}`];
  return roles.map((role) => `individu.${role}.${step.field}`);
}

/** Answers a condition reads when it is asked about these people. */
export const lectures = (condition: Predicate, roles: readonly Role[]): string[] => [
  ...new Set(
    readsOf(condition).flatMap((name) =>
      name.includes("{personne}") ? roles.map((role) => name.replace("{personne}", role)) : [name],
    ),
  ),
];

/** Every step of the journey, in the order it is asked, with the conditions that must all hold. */
export function etapesDe(tree: Tree): EtapeDuParcours[] {
  const etapes: EtapeDuParcours[] = [];
  traverse<readonly Predicate[]>(tree, {
    always: [],
    read: (condition, _person, _node, around) => [...around, condition],
    // Each loop is gone round once: a step is drawn once, whoever it is asked of.
    people: (loop) => [loop === "adultes" ? "demandeur" : "enfant_0"],
    present: (_, around) => around,
    step({ node: { step, stateId }, chapter: chapitre, groups }, conditions) {
      const groupes = groups.map(({ group }) => group);
      const roles = rolesDe(step, groupes);
      const lues = [...new Set(conditions.flatMap((condition) => lectures(condition, roles)))];
      const reponses = reponsesDe(step, roles);
      etapes.push({ stateId, chapitre, step, groupes, roles, reponses, conditions, lues });
    },
  });
  return etapes;
}

/** Short name of a step: « Date de naissance ». */
export function nomDe({ entity, field, personne }: Step, role: Role = "demandeur"): string {
  const { summary } = questionOf(entity, field);
  return say(summary, { role: personne === "conjoint" ? "conjoint" : role });
}

/** Steps whose conditions read one of these answers. */
export const etapesQuiLisent = (
  etapes: readonly EtapeDuParcours[],
  reponses: readonly string[],
): EtapeDuParcours[] => etapes.filter(({ lues }) => lues.some((name) => reponses.includes(name)));

/** Answers that decide whether a step is asked: those it reads, those that open these, and so on. */
export function reponsesQuiDecident(
  etape: EtapeDuParcours,
  etapes: readonly EtapeDuParcours[],
): ReadonlySet<string> {
  const decident = new Set<string>(etape.lues);
  for (let avant = -1; avant < decident.size;) {
    avant = decident.size;
    for (const { reponses, lues } of etapes) {
      if (reponses.some((name) => decident.has(name))) for (const name of lues) decident.add(name);
    }
  }
  return decident;
}
