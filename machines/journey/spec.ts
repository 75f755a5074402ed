import type { Condition, Predicate } from "../../catalogue/predicate/condition.ts";
import { describe } from "../../catalogue/predicate/describe.ts";
import type { Entity } from "../questions/question.ts";

/** Who a block of steps goes round, one after the other (simulator.md §4, Journey). */
export type Loop = "adultes" | "enfants";

/** One screen of the journey. `personne` is fixed, or given by the loop it stands in. */
export interface Step {
  kind: "step";
  entity: Entity;
  field: string;
  /** demandeur, conjoint, `enfants` for all children at once; a loop gives it otherwise. */
  personne?: "demandeur" | "conjoint" | "enfants";
  condition?: Predicate;
  /** Where its screen lives under `/simulation`, `{personne}` being the person of the loop. */
  path: string;
}

/** Steps that share a condition, or that are repeated for several people. */
export interface Group {
  kind: "group";
  name: string;
  condition?: Predicate;
  loop?: Loop;
  items: readonly Item[];
}

export type Item = Step | Group;

export interface Chapter {
  name: ChapterName;
  items: readonly Item[];
}

export const chapterNames = [
  "profil",
  "foyer",
  "logement",
  "revenus",
  "projets",
  "resultats",
  "recapitulatif",
] as const;
export type ChapterName = (typeof chapterNames)[number];

const named = (condition: Condition | undefined): Predicate | undefined =>
  condition === undefined || condition.kind === "predicate"
    ? condition
    : { kind: "predicate", label: describe(condition), condition };

/** A question about the applicant, the partner or, inside a loop, the person of the loop. */
export function individu(
  field: string,
  options: { personne?: Step["personne"]; condition?: Condition; path?: string } = {},
): Step {
  const { personne, condition, path = field } = options;
  return {
    kind: "step",
    entity: "individu",
    field,
    personne,
    condition: named(condition),
    path: `individu/${personne ?? "{personne}"}/${path}`,
  };
}

/** A question about the family, the dwelling or the parents. */
export function question(
  entity: "famille" | "menage" | "parents",
  field: string,
  condition?: Condition,
): Step {
  return { kind: "step", entity, field, condition: named(condition), path: `${entity}/${field}` };
}

/** The list of children, which closes the block of the children. */
export const listeEnfants: Step = { kind: "step", entity: "enfants", field: "", path: "enfants" };

export function group(
  name: string,
  options: { condition?: Condition; loop?: Loop },
  items: readonly Item[],
): Group {
  return { kind: "group", name, loop: options.loop, condition: named(options.condition), items };
}

/** The same steps, asked of that person. */
export const de = (personne: "demandeur" | "conjoint", steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, personne, path: step.path.replace("{personne}", personne) }));
