import { createActor } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type StatePath } from "xstate/graph";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { contextOf } from "../../machines/journey/about.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { type JourneySnapshot, stepOf } from "../../machines/journey/path.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../../machines/questions/ressources-proposees.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { categoriesRessources, categorieDe } from "../../catalogue/situation/ressources.ts";
import { Cle } from "./cle.ts";
import { entreeDe } from "./depart.ts";
import type { Modele, Point } from "./modele.ts";
import { valeursDEtape } from "./valeurs.ts";
import { type JourneyEvent } from "../../machines/journey/base.ts";
import { type ChapterName } from "../../machines/journey/chapters.ts";

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

/** Answers offered at the step a snapshot rests on; one of each kind that conditions tell apart if `classes`. */
export function reponsesPossibles(snapshot: JourneySnapshot, modele: Modele, classes: boolean): unknown[] {
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
    if (classes && sortes.has(sorte)) return [];
    sortes.add(sorte);
    const declarees = question.kind === "amounts" ? ressourcesDeclarees(question.field, facts) : [];
    return [valeur.de(declarees)];
  });
}

/** The machine after some events, from the start of a household. */
export function etatApres(modele: Modele, events: readonly JourneyEvent[]): JourneySnapshot {
  const actor = createActor(journeyMachine, { input: entreeDe(modele.depart) }).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const LIMITE = 20_000;

/** What `xstate/graph` needs to go through a slice of the machine, with any key. */
export function traversee(
  { modele, chapitre, avant }: Tranche,
  cle: (snapshot: JourneySnapshot) => string,
  classes: boolean,
) {
  return {
    fromState: etatApres(modele, avant),
    events: (snapshot: JourneySnapshot): JourneyEvent[] =>
      stepOf(snapshot)?.chapter === chapitre
        ? reponsesPossibles(snapshot, modele, classes).map((value) => ({ type: "ANSWER", value }))
        : [],
    serializeState: cle,
    stopWhen: (snapshot: JourneySnapshot) => stepOf(snapshot)?.chapter !== chapitre,
    limit: LIMITE,
  };
}

const ou = (snapshot: JourneySnapshot | undefined) => (snapshot && stepOf(snapshot)?.path) ?? "sortie";

/** Every move of a slice from one step to another, as `de → vers`: what a key must not lose. */
export function mouvements(
  tranche: Tranche,
  cle: (snapshot: JourneySnapshot) => string,
  classes: boolean,
): Set<string> {
  const graphe = getAdjacencyMap(journeyMachine as never, traversee(tranche, cle, classes) as never);
  return new Set(
    adjacencyMapToArray(graphe).map(
      ({ state, nextState }) => `${ou(state as JourneySnapshot)} → ${ou(nextState as JourneySnapshot)}`,
    ),
  );
}

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

/**
 * A shortest way to each move of a slice. The step a state is entered from is part of its key, so that
 * each move has a way of its own.
 */
export function deroulesDe(tranche: Tranche): Geste[][] {
  const cle = new Cle(tranche.modele, tranche.chapitre);
  const serializeState = (snapshot: JourneySnapshot, _: JourneyEvent | undefined, avant?: JourneySnapshot) =>
    `${cle.de(snapshot)} depuis ${ou(avant)}`;
  const options = { ...traversee(tranche, (snapshot) => cle.de(snapshot), true), serializeState };
  const courts: Chemin[] = getShortestPaths(journeyMachine as never, options as never) as never;
  return courts.map(enMouvements).filter(({ length }) => length > 0);
}
