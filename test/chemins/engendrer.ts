import { createActor } from "xstate";
import { getShortestPaths, type StatePath } from "xstate/graph";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { contextOf } from "../../machines/journey/about.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../../machines/questions/ressources-proposees.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { categoriesRessources, categorieDe } from "../../catalogue/situation/ressources.ts";
import { entreeDe, valeursDEtape } from "./valeurs.ts";
import type { Modele, Point } from "./modele.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import type { ChapterName } from "../../machines/journey/chapters.ts";

/** A slice of the journey: one chapter, from a place reached by the answers before it. */
export interface Tranche {
  modele: Modele;
  chapitre: ChapterName;
  /** Answers that lead to the chapter, in order. */
  avant: readonly JourneyEvent[];
}

type Chemin = StatePath<JourneySnapshot, JourneyEvent>;

/** Types of resources worth giving together: none, the first of each category, all. */
function selections(snapshot: JourneySnapshot, step: VisitedStep): unknown[] {
  const proposees = ressourcesProposees(contextOf(parcoursOf(snapshot.context), step));
  const premieres = categoriesRessources.flatMap((une) =>
    proposees.filter((id) => categorieDe[id] === une).slice(0, 1),
  );
  return [[], ...premieres.map((id) => [id]), proposees];
}

/** Answers offered at the step a snapshot rests on; one of each kind that conditions tell apart. */
function reponsesPossibles(snapshot: JourneySnapshot, modele: Modele): unknown[] {
  const step = stepOf(snapshot);
  if (!step) return [];
  const question = questionOf(step.step.entity, step.step.field);
  if (question.kind === "resourceTypes") return selections(snapshot, step);
  const facts = contextOf(parcoursOf(snapshot.context), step);
  const point = modele.points.find(({ cle }) => cle === step.path);
  const sortes = new Set<number>();
  return valeursDEtape(step, (snapshot.context.enfants ?? []).length).flatMap((valeur, v) => {
    if (valeur.condition && !evaluate(valeur.condition, facts)) return [];
    const sorte = (point as Point).sortes[v] as number;
    if (sortes.has(sorte)) return [];
    sortes.add(sorte);
    const declarees = question.kind === "amounts" ? ressourcesDeclarees(question.field, facts) : [];
    return [valeur.de(declarees)];
  });
}

/** The machine after some events, from the start of a household. */
function etatApres(modele: Modele, events: readonly JourneyEvent[]): JourneySnapshot {
  const actor = createActor(journeyMachine, { input: entreeDe(modele.depart) }).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const LIMITE = 20_000;

const ou = (snapshot: JourneySnapshot | undefined) => (snapshot && stepOf(snapshot)?.path) ?? "sortie";

/** A move of a way: the step answered, what was answered, and where it led. */
export interface Geste {
  path: string;
  value: unknown;
  vers: string;
}

/** A way lists each event with the state it led to, after a first one that stands for the start. */
const enMouvements = ({ steps }: Chemin): Geste[] =>
  steps.slice(1).map(({ event, state }, n) => ({
    path: ou(steps[n]?.state),
    value: event.type === "ANSWER" ? event.value : undefined,
    vers: ou(state),
  }));

/** Two states where the same question is asked, and the same ones of the chapter are foreseen, are one. */
const cleDe = (snapshot: JourneySnapshot, chapitre: ChapterName) => {
  const prevues = parcoursOf(snapshot.context).active.filter(({ chapter }) => chapter === chapitre);
  return [pathOf(snapshot), ...prevues.map(({ path }) => path)].join(" ");
};

/**
 * A shortest way to each move of a slice. The step a state is entered from is part of its key, so that
 * each move has a way of its own.
 */
export function deroulesDe({ modele, chapitre, avant }: Tranche): Geste[][] {
  const dedans = (snapshot: JourneySnapshot) => stepOf(snapshot)?.chapter === chapitre;
  const options = {
    fromState: etatApres(modele, avant),
    events: (snapshot: JourneySnapshot): JourneyEvent[] =>
      dedans(snapshot) ? reponsesPossibles(snapshot, modele).map((value) => ({ type: "ANSWER", value })) : [],
    serializeState: (snapshot: JourneySnapshot, _: JourneyEvent | undefined, de?: JourneySnapshot) =>
      `${cleDe(snapshot, chapitre)} depuis ${ou(de)}`,
    stopWhen: (snapshot: JourneySnapshot) => !dedans(snapshot),
    limit: LIMITE,
  };
  const courts: Chemin[] = getShortestPaths(journeyMachine as never, options as never) as never;
  return courts.map(enMouvements).filter(({ length }) => length > 0);
}
