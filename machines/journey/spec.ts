import {
  type ConditionName,
  conditions,
  type JourneyCondition,
} from "../../catalogue/conditions/conditions.ts";
import { type ChapterName, motsDesChapitres, type MotsDUnChapitre } from "./mots-des-chapitres.ts";
import type { About, FieldsOf } from "../kinds/question.ts";

/** Who a block of steps goes round, one after the other (docs/specification.md#boucles). */
export type Loop = "adultes" | "enfants";

/** Where a question stands in the journey. */
interface Placed {
  kind: "step";
  /** demandeur, conjoint, `enfants` for all children at once; a loop gives it otherwise. */
  personne?: "demandeur" | "conjoint" | "enfants";
  condition?: JourneyCondition;
  /** Where its screen lives under `/simulation`, `{personne}` being the person of the loop. */
  path: string;
}

/** One screen of the journey. `personne` is fixed, or given by the loop it stands in. */
export type Step = About & Placed;

/** Steps that share a condition, or that are repeated for several people. */
export interface Group {
  kind: "group";
  name: string;
  condition?: JourneyCondition;
  loop?: Loop;
  /** One person may be completed before another one: they are added and corrected from a list. */
  unParUn?: true;
  items: readonly Item[];
}

export type Item = Step | Group;

/** A screen that asks no question. */
export interface Screen {
  /** Key of its state. */
  key: string;
  /** Id of its state. */
  id: string;
  path: string;
  /** Chapter that the thread of chapters shows there, when it is another one. */
  fil?: string;
}

/** A part of the journey: what it asks, or the screens it shows, and how it is called. */
export interface Chapter<Name extends string = string> extends MotsDUnChapitre {
  name: Name;
  items: readonly Item[];
  screens: readonly Screen[];
  /** What was answered before it is enough for an estimate. */
  chiffrable?: true;
}

/** A chapter, with its name as a type. */
export const chapter = <const Name extends ChapterName>(
  name: Name,
  { items = [], screens = [], chiffrable }: Partial<Pick<Chapter, "items" | "screens" | "chiffrable">>,
): Chapter<Name> => ({
  ...motsDesChapitres[name],
  items,
  screens,
  name,
  ...(chiffrable && { chiffrable }),
});

const conditionOf = (name: ConditionName | undefined) => name && conditions[name];

/** A question about the applicant, the partner or, inside a loop, the person of the loop. */
export function individu(
  field: FieldsOf["individu"],
  options: { personne?: Step["personne"]; condition?: ConditionName; path?: string } = {},
): Step {
  const { personne, condition, path = field } = options;
  return {
    kind: "step",
    entity: "individu",
    field,
    personne,
    condition: conditionOf(condition),
    path: `individu/${personne ?? "{personne}"}/${path}`,
  };
}

/** A question about the family, the dwelling or the parents. */
export function question<E extends "famille" | "menage" | "parents">(
  entity: E,
  field: FieldsOf[E],
  condition?: ConditionName,
): Step {
  const about = { entity, field } as About;
  return { kind: "step", ...about, condition: conditionOf(condition), path: `${entity}/${field}` };
}

/** The list of children, which closes the block of the children. */
export const listeEnfants: Step = { kind: "step", entity: "enfants", field: "", path: "enfants" };

export function group(
  name: string,
  { condition, ...options }: Pick<Group, "loop" | "unParUn"> & { condition?: ConditionName },
  items: readonly Item[],
): Group {
  return { kind: "group", name, ...options, condition: conditionOf(condition), items };
}

/** The same steps, asked of that person. */
export const de = (personne: "demandeur" | "conjoint", steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, personne, path: step.path.replace("{personne}", personne) }));
