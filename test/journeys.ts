import { createActor, type InspectionEvent } from "xstate";
import type { Situation } from "../catalogue/situation/situation.ts";
import { contextOf } from "../machines/journey/about.ts";
import { journeyMachine } from "../machines/journey/journey.ts";
import { pathOf } from "../machines/journey/path.ts";
import { refusalOf } from "../machines/journey/refusal.ts";
import type { JourneyContext } from "../machines/journey/moves.ts";
import type { JourneyInput } from "../machines/journey/start.ts";
import { type Parcours, parcoursDe } from "../machines/journey/walk.ts";
import { questionOf } from "../machines/questions/index.ts";
import { JOUR } from "./fixtures/foyers.ts";
import { type JourneyEvent } from "../machines/journey/base.ts";
import { essaiDe } from "./kinds/kinds.ts";

/** A journey as tests drive it: real actor, paths and households in plain words. */
export interface Journey {
  send: (event: JourneyEvent) => Journey;
  answer: (value: unknown) => Journey;
  readonly path: string;
  readonly parcours: Parcours;
  readonly situation: Situation;
  readonly context: JourneyContext;
  /** The persisted snapshot, as JSON. */
  persisted: () => string;
}

type Inspect = (event: InspectionEvent) => void;

const actorOf = (input: Partial<JourneyInput>, snapshot?: string, inspect?: Inspect) =>
  createActor(journeyMachine, {
    input: { dateDeValeur: JOUR, ...input },
    ...(inspect && { inspect }),
    ...(snapshot && { snapshot: JSON.parse(snapshot) }),
  });
type JourneyActor = ReturnType<typeof actorOf>;
const dossierDe = (actor: JourneyActor): JourneyContext => actor.getSnapshot().context;

/** Starts a journey, or brings back the one that was persisted. */
export function journey(input: Partial<JourneyInput> = {}, snapshot?: string, inspect?: Inspect): Journey {
  const actor = actorOf(input, snapshot, inspect);
  actor.start();
  const self: Journey = {
    send: (event) => {
      actor.send(event);
      return self;
    },
    answer: (value) => self.send({ type: "ANSWER", value }),
    get path() {
      return pathOf(actor.getSnapshot());
    },
    get parcours() {
      return parcoursDe(dossierDe(actor));
    },
    get situation() {
      return self.parcours.situation;
    },
    get context() {
      return dossierDe(actor);
    },
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
  return self;
}

export const activePaths = (parcours: Parcours): string[] => parcours.active.map((step) => step.path);

/** Right answers to the step a journey rests on, the most ordinary one first. */
export function choicesAt({ parcours, path }: Pick<Journey, "parcours" | "path">): unknown[] {
  const step = parcours.byPath.get(path);
  if (!step) return [];
  const facts = contextOf(parcours, step);
  const question = questionOf(step.step.entity, step.step.field);
  return essaiDe(question)
    .ordinaires(question, facts)
    .filter((one) => refusalOf(parcours, step, one) === undefined);
}

type SaidAnswers = Readonly<Record<string, unknown>>;

/**
 * Answers each step met, by the end of its path (`demandeur/activite`), until the journey rests
 * off the questions, on a step in `stops`, or does not move. A step that is not named takes its most ordinary answer.
 * Returns the paths met, in order.
 */
export function answerAll(to: Journey, answers: SaidAnswers = {}, stops: readonly string[] = []): string[] {
  const met: string[] = [];
  for (
    let at = to.path;
    to.parcours.byPath.has(at) && !stops.some((stop) => at.endsWith(stop));
    at = to.path
  ) {
    if (met.at(-1) === at) throw new Error(`Le parcours reste sur ${at}`);
    met.push(at);
    const named = Object.keys(answers).find((end) => at.endsWith(`/${end}`));
    to.answer(named === undefined ? choicesAt(to)[0] : answers[named]);
  }
  return met;
}

/** A journey taken to its results with these answers; the others are ordinary. */
export function finished(answers: SaidAnswers = {}, input: Partial<JourneyInput> = {}): Journey {
  const to = journey(input);
  answerAll(to, answers);
  return to;
}
