import { assign, raise, setup } from "xstate";
import type { Parameters } from "../../catalogue/situation/context.ts";
import { questionOf } from "../questions/index.ts";
import { problem } from "../questions/validate.ts";
import { foyer } from "./chapters/foyer.ts";
import { logement } from "./chapters/logement.ts";
import { profil } from "./chapters/profil.ts";
import { projets } from "./chapters/projets.ts";
import { revenus } from "./chapters/revenus.ts";
import { contextOf } from "./about.ts";
import { chapterNodes } from "./chart.ts";
import { conditionGuards } from "./guards.ts";
import { addChild, answer, editChild, type JourneyContext, LISTE_ENFANTS, removeChild } from "./moves.ts";
import { type JourneyMeta, type Plan, planOf } from "./plan.ts";
import {
  canVisit,
  missingChildAnswers,
  PATRIMOINE,
  previousPath,
  RECAPITULATIF,
  RESSOURCES_FISCALES,
  RESULTATS,
  screens,
  stepPath,
} from "./position.ts";
import { type RouteEvent, routeTo, screenIds } from "./routing.ts";
import { type JourneyInput, startingContext } from "./start.ts";
import { type Dossier, type Parcours, sameDossier, type VisitedStep, walk } from "./walk.ts";

/** Version of the chart: a snapshot of another version is rebuilt from its answers. */
export const VERSION_MACHINE = 1;

export type JourneyEvent =
  | { type: "ANSWER"; value: unknown }
  | { type: "BACK"; from: string }
  | { type: "GO"; path: string }
  | { type: "EDIT"; path: string }
  | { type: "CHILD.ADD" }
  | { type: "CHILD.EDIT"; index: number }
  | { type: "CHILD.REMOVE"; index: number }
  | { type: "TAX.SET"; ressourcesFiscales: NonNullable<Dossier["ressourcesFiscales"]> }
  | { type: "WEALTH.SET"; patrimoine: NonNullable<Dossier["patrimoine"]> }
  | { type: "PARAMETERS.SET"; parameters: Parameters }
  | { type: "RESET"; input: JourneyInput; path: string }
  | RouteEvent;

const chapters = [profil, foyer, logement, revenus, projets];

const walks = new WeakMap<Dossier["answers"], { dossier: Dossier; parcours: Parcours }>();

/** The walk of a dossier, remembered as long as its answers: where the journey stands changes nothing. */
export function parcoursOf(dossier: Dossier): Parcours {
  const known = walks.get(dossier.answers);
  if (known && sameDossier(known.dossier, dossier)) return known.parcours;
  const parcours = walk(plan(), dossier);
  walks.set(dossier.answers, { dossier, parcours });
  return parcours;
}

/** The step of that state, for the person under the cursor when it is part of a loop. */
function stepAt(context: JourneyContext, stateId: string): VisitedStep {
  const here = parcoursOf(context).steps.filter((step) => step.stateId === stateId);
  const found = here.find((step) => step.personne === context.personne) ?? here[0];
  if (!found) throw new Error(`Logic missing for ${stateId}`);
  return found;
}

const peopleAt = (context: JourneyContext, first: string) =>
  parcoursOf(context)
    .active.filter((step) => step.stateId === first)
    .map((step) => step.personne);

const personAfter = (context: JourneyContext, first: string) => {
  const people = peopleAt(context, first);
  return people[people.indexOf(context.personne) + 1];
};

function backFrom(context: JourneyContext, from: string): string | undefined {
  if (context.retour) return RECAPITULATIF;
  const parcours = parcoursOf(context);
  const at = stepPath(from);
  if (at !== RESULTATS && screens.includes(at)) return RECAPITULATIF;
  const previous = previousPath(parcours, at);
  const leavesChild =
    parcours.byPath.get(at)?.child && parcours.byPath.get(previous ?? "")?.personne !== context.personne;
  return context.unSeulEnfant && leavesChild ? LISTE_ENFANTS : previous;
}

const screen = (id: string, path: string) => ({
  id,
  meta: { screen: path } satisfies JourneyMeta,
  route: { guard: "peut visiter", actions: "placer le curseur" },
});

/**
 * The whole journey as one statechart: chapters, steps and conditions of simulator.md §4 with the
 * rulings. Pure: no invoke, no delay, no clock. Saving and computing belong to the session machine.
 */
export const journeyMachine = setup({
  types: {} as { context: JourneyContext; events: JourneyEvent; input: JourneyInput; meta: JourneyMeta },
  guards: {
    ...conditionGuards(chapters, parcoursOf),
    "réponse refusée": ({ context, event }, { step }: { step: string }) => {
      if (event.type !== "ANSWER") return true;
      const at = stepAt(context, step);
      if (at.step.entity === "enfants") return missingChildAnswers(parcoursOf(context)).length > 0;
      const question = questionOf(at.step.entity, at.step.field);
      return problem(question, event.value, contextOf(parcoursOf(context), at)) !== undefined;
    },
    "corrige depuis le récapitulatif": ({ context }) => context.retour !== null,
    "complète un seul enfant": ({ context }) => context.unSeulEnfant,
    "quelqu’un à interroger": ({ context }, { first }: { first: string }) =>
      peopleAt(context, first).length > 0,
    "quelqu’un d’autre à interroger": ({ context }, { first }: { first: string }) =>
      personAfter(context, first) !== undefined,
    "peut visiter": ({ context, event }) => {
      const parcours = parcoursOf(context);
      if (event.type === "GO" || event.type === "EDIT") return canVisit(parcours, event.path);
      if (event.type !== "xstate.route") return false;
      const path =
        Object.entries(screenIds).find(([, id]) => event.to === `#${id}`)?.[0] ??
        parcours.steps.find(
          (s) => event.to === `#${s.stateId}` && s.personne === (event.personne ?? s.personne),
        )?.path;
      return path !== undefined && canVisit(parcours, path);
    },
    "peut reculer": ({ context, event }) =>
      event.type === "BACK" && backFrom(context, event.from) !== undefined,
    "enfant connu": ({ context, event }) =>
      (event.type === "CHILD.EDIT" || event.type === "CHILD.REMOVE") &&
      (context.enfants ?? []).includes(event.index),
    "liste des enfants ouverte": ({ context }) => canVisit(parcoursOf(context), LISTE_ENFANTS),
  },
  actions: {
    répondre: assign(({ context, event }, { step }: { step: string }) =>
      event.type === "ANSWER" ? answer(context, stepAt(context, step), event.value, parcoursOf) : {},
    ),
    "aller à la suite de la correction": raise(({ context }) => {
      const parcours = parcoursOf(context);
      // What the change opened further than the journey has come is asked when it gets there.
      const next = context.retour?.aPoser.find((path) => canVisit(parcours, path));
      return routeTo(parcours, next ?? RECAPITULATIF);
    }),
    "première personne": assign(({ context }, { first }: { first: string }) => ({
      personne: peopleAt(context, first)[0],
    })),
    "personne suivante": assign(({ context }, { first }: { first: string }) => ({
      personne: personAfter(context, first),
    })),
    "placer le curseur": assign(({ context, event }) => {
      if (event.type !== "xstate.route") return {};
      const step = parcoursOf(context).steps.find((other) => event.to === `#${other.stateId}`);
      return {
        personne: event.personne ?? context.personne,
        ...(!step && { retour: null }),
        ...(!step?.child && { unSeulEnfant: false }),
      };
    }),
    "aller au chemin": raise(({ context, event }) =>
      routeTo(
        parcoursOf(context),
        event.type === "GO" || event.type === "RESET" ? event.path : RECAPITULATIF,
      ),
    ),
    "tout remplacer": assign(({ event }) =>
      event.type === "RESET" ? startingContext(event.input, parcoursOf) : {},
    ),
    reculer: raise(({ context, event }) =>
      routeTo(parcoursOf(context), (event.type === "BACK" && backFrom(context, event.from)) || RECAPITULATIF),
    ),
    "oublier la correction": assign(({ context, event }) =>
      event.type === "GO" && context.retour?.aPoser.includes(stepPath(event.path)) ? {} : { retour: null },
    ),
    corriger: assign({ retour: { aPoser: [] } }),
    "aller à la réponse": raise(({ context, event }) =>
      routeTo(parcoursOf(context), event.type === "EDIT" ? event.path : RECAPITULATIF),
    ),
    "ajouter un enfant": assign(({ context }) => addChild(context, parcoursOf)),
    "reprendre un enfant": assign(({ context, event }) =>
      event.type === "CHILD.EDIT" ? editChild(context, event.index, parcoursOf) : {},
    ),
    "retirer un enfant": assign(({ context, event }) =>
      event.type === "CHILD.REMOVE" ? removeChild(context, event.index, parcoursOf) : {},
    ),
    "aller au prénom": raise(({ context }) =>
      routeTo(parcoursOf(context), `/simulation/individu/${context.personne}/_firstName`),
    ),
    "aller à la liste des enfants": raise(({ context }) => routeTo(parcoursOf(context), LISTE_ENFANTS)),
    "noter les revenus fiscaux": assign(({ event }) =>
      event.type === "TAX.SET" ? { ressourcesFiscales: event.ressourcesFiscales } : {},
    ),
    "noter les seuils": assign(({ event }) =>
      event.type === "PARAMETERS.SET" ? { parameters: event.parameters } : {},
    ),
    "noter le patrimoine": assign(({ event }) =>
      event.type === "WEALTH.SET" ? { patrimoine: event.patrimoine } : {},
    ),
  },
}).createMachine({
  id: "parcours",
  context: ({ input }) => startingContext(input, parcoursOf),
  initial: "profil",
  states: {
    ...(chapterNodes(chapters) as Record<string, Record<string, never>>),
    resultats: {
      id: "chapitre/resultats",
      meta: { chapter: "resultats" },
      initial: "liste",
      states: { liste: screen("resultats", RESULTATS) },
    },
    recapitulatif: {
      id: "chapitre/recapitulatif",
      meta: { chapter: "recapitulatif" },
      initial: "réponses",
      states: {
        réponses: screen("recapitulatif", RECAPITULATIF),
        "ressources fiscales": screen("ressources/fiscales", RESSOURCES_FISCALES),
        patrimoine: screen("ressources/patrimoine", PATRIMOINE),
      },
    },
  } as never,
  on: {
    RESET: { target: ".profil", actions: ["tout remplacer", "aller au chemin"] },
    GO: { guard: "peut visiter", actions: ["oublier la correction", "aller au chemin"] },
    BACK: { guard: "peut reculer", actions: "reculer" },
    EDIT: { guard: "peut visiter", actions: ["corriger", "aller à la réponse"] },
    "CHILD.ADD": { guard: "liste des enfants ouverte", actions: ["ajouter un enfant", "aller au prénom"] },
    "CHILD.EDIT": { guard: "enfant connu", actions: ["reprendre un enfant", "aller au prénom"] },
    "CHILD.REMOVE": { guard: "enfant connu", actions: ["retirer un enfant", "aller à la liste des enfants"] },
    "TAX.SET": { actions: "noter les revenus fiscaux" },
    "WEALTH.SET": { actions: "noter le patrimoine" },
    "PARAMETERS.SET": { actions: "noter les seuils" },
  } as never,
});

let plans: Plan | undefined;

/** The plan of the journey, read once from the machine. */
export function plan(): Plan {
  plans ??= planOf(journeyMachine.root as never);
  return plans;
}
