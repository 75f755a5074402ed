import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import {
  factContext,
  type FactContext,
  type Marque,
  type Parameters,
} from "../../catalogue/situation/context.ts";
import { type RessourceId, typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import type { IndividuId, Situation } from "../../catalogue/situation/situation.ts";
import { type Answer, answerAt, answerGiven, type Answers } from "../answers/answer.ts";
import {
  applyAnswer,
  appliquerHorsParcours,
  emptySituation,
  type HorsParcours,
  personneDe,
} from "../answers/fold.ts";
import type { JourneyCondition } from "../../catalogue/conditions/conditions.ts";
import { estProposee } from "../kinds/ressources-proposees.ts";
import { problem } from "../questions/validate.ts";
import type { Loop } from "./spec.ts";
import { type Algebra, type Person, type Place, traverse } from "./traverse.ts";
import { unansweredAt, type VisitedStep } from "./visited.ts";
import { tree as journey, type Tree, type TreeNode } from "./tree.ts";
import { EcransReunis } from "./reunies/ecrans.ts";

const estTypeActiviteTns = (value: unknown) => (typesActiviteTns as readonly unknown[]).includes(value);

/** Everything the journey knows: the durable form of a simulation, plus where it is set. */
export interface Dossier extends HorsParcours {
  dateDeValeur: string;
  marque: Marque;
  parameters: Parameters;
  /** Every answer ever given (the record’s `all`). */
  answers: Answers;
  /** Keys of answers set aside when their step went away: they prefill, and count no more. */
  oubliees: readonly string[];
  /** Indices of the children, `null` if the list was never touched. */
  enfants: readonly number[] | null;
  /** Short questions about one person share a screen (docs/specification.md#reunies). */
  reunies?: true;
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
  reunies: true,
} satisfies Record<keyof Dossier, true>) as (keyof Dossier)[];

/** True if two dossiers hold the very same parts, wherever their journeys stand. */
export const sameDossier = (a: Dossier, b: Dossier) => fields.every((field) => a[field] === b[field]);

export interface Parcours {
  steps: readonly VisitedStep[];
  /** Steps to go through, in order. */
  active: readonly VisitedStep[];
  /** Those that have a screen of their own: all of them, unless short questions share one. */
  ecrans: readonly VisitedStep[];
  /** Steps asked on one screen, by the step that it is the screen of. */
  reunies: ReadonlyMap<VisitedStep, readonly VisitedStep[]>;
  byPath: ReadonlyMap<string, VisitedStep>;
  /** Household of the answers that count. */
  situation: Situation;
  context: FactContext;
}

/**
 * Follows the journey with the answers of a dossier, from the first step to the last: each condition
 * reads the household built by the answers of the active steps before it, so an answer to a step
 * that is no longer active reaches nothing. Pure.
 */
export function walk(tree: Tree, dossier: Dossier): Parcours {
  const walker = new Walker(dossier);
  traverse(tree, walker);
  return walker.end();
}

const walks = new WeakMap<Dossier["answers"], { dossier: Dossier; parcours: Parcours }>();

/** The walk of a dossier, remembered as long as its answers: where the journey stands changes nothing. */
export function parcoursDe(dossier: Dossier): Parcours {
  const ready = walks.get(dossier.answers);
  if (ready && sameDossier(ready.dossier, dossier)) return ready.parcours;
  const parcours = walk(journey, dossier);
  walks.set(dossier.answers, { dossier, parcours });
  return parcours;
}

/** Each question has its own screen. */
const SEULES: Parcours["reunies"] = new Map();

const ADULTES = ["demandeur", "conjoint"] as const;

/** The truths of the journey for one household, built as it is followed. */
class Walker implements Algebra<boolean> {
  readonly always = true;
  private readonly steps: VisitedStep[] = [];
  private readonly active: VisitedStep[] = [];
  private readonly reunis: EcransReunis | undefined;
  private readonly context: FactContext;
  private readonly dossier: Dossier;
  private readonly oubliees: ReadonlySet<string>;
  private facts: FactContext | undefined;

  constructor(dossier: Dossier) {
    const { dateDeValeur, enfants, parameters, marque } = dossier;
    this.dossier = dossier;
    this.reunis = dossier.reunies ? new EcransReunis() : undefined;
    this.context = factContext(emptySituation(dateDeValeur, enfants), { parameters, marque });
    this.oubliees = new Set(dossier.oubliees);
  }

  /** What was walked, once the last step is met; figures entered outside the journey reach no condition. */
  end(): Parcours {
    const { steps, active, context } = this;
    const { situation } = context;
    appliquerHorsParcours(situation, this.dossier, context.periods);
    const { aides } = this.dossier.answers;
    if (aides) situation.precisions = aides as NonNullable<Situation["precisions"]>;
    let byPath: Parcours["byPath"] | undefined;
    return {
      steps,
      active,
      ecrans: this.reunis?.ecrans ?? active,
      reunies: this.reunis?.reunies ?? SEULES,
      get byPath() {
        return (byPath ??= new Map(steps.map((step) => [step.path, step])));
      },
      situation,
      context,
    };
  }

  /** What stands in a closed part is not read. */
  read(condition: JourneyCondition, person: Person, _node: TreeNode, open: boolean): boolean {
    return open && evaluate(condition, this.about(person));
  }

  /** Adults are always listed, so that the partner’s steps are known while inactive. */
  people(loop: Loop): readonly IndividuId[] {
    if (loop === "adultes") return ADULTES;
    return (this.dossier.enfants ?? []).map((index) => `enfant_${index}` as const);
  }

  present(person: IndividuId, open: boolean): boolean {
    return open && personneDe(this.context.situation, person) !== undefined;
  }

  step(place: Place, asked: boolean): void {
    const { asked: waiting, notAsked } = unansweredAt(place);
    const given = answerGiven(this.dossier.answers, waiting.address);
    const met = asked && given ? this.answered(waiting, given, place.person) : waiting;
    const step = asked ? met : given ? { ...notAsked, given } : notAsked;
    this.steps.push(step);
    if (!asked) return;
    this.active.push(step);
    this.reunis?.montrer(step);
  }

  /** A step asked, with its answer; a valid one that was not set aside builds the household. */
  private answered(step: VisitedStep, given: Answer, person: Person): VisitedStep {
    const counts =
      !this.oubliees.has(step.key) && problem(step.question, given.value, this.about(person)) === undefined;
    if (counts) this.apply(step, given, person);
    return { ...step, given, answered: counts };
  }

  /** The facts seen for one person; consecutive questions are nearly always about the same one. */
  private about(id: Person): FactContext {
    const personne = personneDe(this.context.situation, id ?? "demandeur");
    if (!this.facts || this.facts.personne !== personne) this.facts = { ...this.context, personne };
    return this.facts;
  }

  private apply({ question }: VisitedStep, answer: Answer, personne: Person): void {
    const { situation, periods } = this.context;
    const kept = question.kind === "resourceTypes" ? this.relevant(answer, personne) : answer;
    applyAnswer(situation, kept, periods);
    if (question.kind !== "amounts" || !question.companion) return;
    const companion = answerGiven(this.dossier.answers, { ...answer, fieldName: question.companion });
    if (companion && estTypeActiviteTns(companion.value)) applyAnswer(situation, companion, periods);
  }

  /** A resource type that is no longer worth asking about leaves the selection. */
  private relevant(answer: Answer, personne: Person): Answer {
    const chosen = answer.value as RessourceId[];
    const facts = this.about(personne);
    const kept = chosen.filter((id) => estProposee(id, facts));
    return kept.length === chosen.length ? answer : answerAt(answer, kept);
  }
}
