import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import {
  factContext,
  type FactContext,
  type Marque,
  type Parameters,
} from "../../catalogue/situation/context.ts";
import { type RessourceId, typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import type { IndividuId, Situation } from "../../catalogue/situation/situation.ts";
import { type Answer, type AnswerAddress, answerAt, COMPANION, keyOf } from "../answers/answer.ts";
import {
  applyAnswer,
  applyHorsParcours,
  emptySituation,
  type HorsParcours,
  personneDe,
} from "../answers/fold.ts";
import { questionOf } from "../questions/index.ts";
import { estProposee, problem } from "../questions/validate.ts";
import type { Plan, PlanItem } from "./plan.ts";
import type { ChapterName, Step } from "./spec.ts";

const estTypeActiviteTns = (value: unknown) => (typesActiviteTns as readonly unknown[]).includes(value);

/** Everything the journey knows: the durable form of a simulation, plus where it is set. */
export interface Dossier extends HorsParcours {
  dateDeValeur: string;
  marque: Marque;
  parameters: Parameters;
  /** Every answer ever given (the record’s `all`). */
  answers: readonly Answer[];
  /** Keys of answers set aside when their step went away: they prefill, and count no more. */
  oubliees: readonly string[];
  /** Indices of the children, `null` if the list was never touched. */
  enfants: readonly number[] | null;
}

const fields = Object.keys({
  answers: true,
  oubliees: true,
  enfants: true,
  dateDeValeur: true,
  marque: true,
  parameters: true,
  ressourcesFiscales: true,
  patrimoine: true,
} satisfies Record<keyof Dossier, true>) as (keyof Dossier)[];

/** True if two dossiers hold the very same parts, wherever their journeys stand. */
export const sameDossier = (a: Dossier, b: Dossier) => fields.every((field) => a[field] === b[field]);

/** A step met by the walk, for one person. */
export interface VisitedStep {
  /** `/simulation/…` */
  path: string;
  chapter: ChapterName;
  step: Step;
  address: AnswerAddress;
  /** Key of the address (`keyOf`). */
  key: string;
  /** Person the question is about: demandeur outside `individu`. */
  personne: IndividuId;
  stateId: string;
  active: boolean;
  /** Answer on file, even when set aside: it prefills the screen. */
  given: Answer | undefined;
  /** An active step with a valid answer that counts. */
  answered: boolean;
  /** Stands inside the loop of the children, before their list. */
  child: boolean;
}

export interface Parcours {
  steps: readonly VisitedStep[];
  /** Steps to go through, in order. */
  active: readonly VisitedStep[];
  byPath: ReadonlyMap<string, VisitedStep>;
  /** Household of the answers that count. */
  situation: Situation;
  context: FactContext;
}

/** Where a step of the plan stands for one person. */
interface Place {
  path: string;
  address: AnswerAddress;
  key: string;
}

const places = new WeakMap<Step, Map<IndividuId | undefined, Place>>();

/** Same for every household: computed once. */
function placeOf(step: Step, personne: IndividuId | undefined): Place {
  const ofStep = places.get(step) ?? new Map<IndividuId | undefined, Place>();
  const known = ofStep.get(personne);
  if (known) return known;
  const address: AnswerAddress = {
    entityName: step.entity,
    ...(step.entity === "individu" && { id: step.personne === "enfants" ? "enfants" : personne }),
    ...(step.field && { fieldName: step.field }),
  };
  const path = `/simulation/${step.path.replace("{personne}", personne ?? "")}`;
  const place = { path, address, key: keyOf(address) };
  places.set(step, ofStep.set(personne, place));
  return place;
}

/**
 * Follows the plan with the answers of a dossier, from the first step to the last: each condition
 * reads the household built by the answers of the active steps before it, so an answer to a step
 * that is no longer active reaches nothing. Pure.
 */
export function walk(plan: Plan, dossier: Dossier): Parcours {
  const situation = emptySituation(dossier.dateDeValeur, dossier.enfants);
  const { parameters, marque } = dossier;
  const walker = new Walker(dossier, factContext(situation, { parameters, marque }));
  for (const { name, items } of plan.chapters) walker.follow(items, name, true, undefined);
  applyHorsParcours(situation, dossier, walker.context.periods);
  const { steps, context } = walker;
  return {
    steps,
    active: steps.filter((step) => step.active),
    byPath: new Map(steps.map((step) => [step.path, step])),
    situation,
    context,
  };
}

class Walker {
  readonly steps: VisitedStep[] = [];
  readonly context: FactContext;
  private readonly dossier: Dossier;
  private readonly given: ReadonlyMap<string, Answer>;
  private readonly oubliees: ReadonlySet<string>;
  private facts: FactContext | undefined;

  constructor(dossier: Dossier, context: FactContext) {
    this.dossier = dossier;
    this.context = context;
    // Of two answers with one key the first counts, as `replay` says when it refuses the second.
    this.given = new Map(dossier.answers.toReversed().map((answer) => [keyOf(answer), answer]));
    this.oubliees = new Set(dossier.oubliees);
  }

  follow(
    items: readonly PlanItem[],
    chapter: ChapterName,
    open: boolean,
    personne: IndividuId | undefined,
  ): void {
    for (const item of items) {
      if (item.kind === "step") this.visit(item.step, item.stateId, chapter, open, personne);
      else {
        const people = item.group.loop ? this.peopleOf(item.group.loop) : [personne];
        for (const person of people) {
          const exists =
            item.group.loop === undefined || personneDe(this.context.situation, person) !== undefined;
          const here = open && exists && this.holds(item.group.condition, person);
          this.follow(item.items, chapter, here, person);
        }
      }
    }
  }

  /** Adults are always listed, so that the partner’s steps are known while inactive. */
  private peopleOf(loop: "adultes" | "enfants"): IndividuId[] {
    if (loop === "adultes") return ["demandeur", "conjoint"];
    return (this.dossier.enfants ?? []).map((index) => `enfant_${index}` as const);
  }

  private holds(condition: Step["condition"], personne: IndividuId | undefined): boolean {
    return condition === undefined || evaluate(condition, this.about(personne));
  }

  /** The facts seen for one person; consecutive questions are nearly always about the same one. */
  private about(id: IndividuId | undefined): FactContext {
    const personne = personneDe(this.context.situation, id ?? "demandeur");
    if (!this.facts || this.facts.personne !== personne) this.facts = { ...this.context, personne };
    return this.facts;
  }

  private visit(
    step: Step,
    stateId: string,
    chapter: ChapterName,
    open: boolean,
    loop: IndividuId | undefined,
  ): void {
    const personne = step.personne === "enfants" ? undefined : (step.personne ?? loop);
    const { path, address, key } = placeOf(step, personne);
    const given = this.given.get(key);
    const active = open && this.holds(step.condition, personne);
    const counts = active && given !== undefined && !this.oubliees.has(key);
    const answered = counts && this.accepts(step, given, personne);
    if (answered) this.apply(given, personne);
    this.steps.push({
      path,
      chapter,
      step,
      address,
      key,
      personne: personne ?? "demandeur",
      stateId,
      active,
      given,
      answered,
      child: chapter === "foyer" && loop !== undefined,
    });
  }

  private accepts(step: Step, given: Answer, personne: IndividuId | undefined): boolean {
    return problem(questionOf(step.entity, step.field), given.value, this.about(personne)) === undefined;
  }

  private apply(answer: Answer, personne: IndividuId | undefined): void {
    const { situation, periods } = this.context;
    applyAnswer(situation, this.relevant(answer, personne), periods);
    // The kind of activity of other self-employed income may stand in an answer of its own.
    if (answer.fieldName !== "rpns") return;
    const companion = this.given.get(keyOf({ ...answer, fieldName: COMPANION }));
    if (companion && estTypeActiviteTns(companion.value)) applyAnswer(situation, companion, periods);
  }

  /** A resource type that is no longer worth asking about leaves the selection. */
  private relevant(answer: Answer, personne: IndividuId | undefined): Answer {
    if (answer.fieldName !== "ressources") return answer;
    const chosen = answer.value as RessourceId[];
    const facts = this.about(personne);
    const kept = chosen.filter((id) => estProposee(id, facts));
    return kept.length === chosen.length ? answer : answerAt(answer, kept);
  }
}
