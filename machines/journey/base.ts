import { assign, raise, setup } from "xstate";
import type { Parameters as Seuils } from "../../catalogue/situation/context.ts";
import type { ChapterName } from "./chapters.ts";
import { type ConditionGuard, conditionGuards, type Subject } from "./guards.ts";
import {
  addChild,
  answer,
  answerOthers,
  askAll,
  editChild,
  type JourneyContext,
  preciser,
  removeChild,
  restoreChild,
  withoutUntouchedChild,
} from "./moves.ts";
import { backFrom, canCorrect, canVisit, stepAt } from "./position.ts";
import { refusalOf } from "./refusal.ts";
import { pathOfRoute, type RouteEvent, routeTo } from "./routing.ts";
import { FIRST_STEP, LISTE_ENFANTS, RECAPITULATIF, stepPath } from "./screens.ts";
import type { Group, Step } from "./spec.ts";
import type { JourneyInput } from "./start.ts";
import { type Dossier, parcoursOf } from "./walk.ts";

export type JourneyEvent =
  | { type: "ANSWER"; value: unknown }
  /** Answers of several steps, by path, given on the screen of one of them. */
  | { type: "ANSWER.TOGETHER"; from: string; values: Readonly<Record<string, unknown>> }
  /** Asks everything, from now on. */
  | { type: "FORM.WHOLE" }
  | { type: "BACK"; from: string }
  | { type: "GO"; path: string }
  | { type: "EDIT"; path: string }
  | { type: "CHILD.ADD" }
  | { type: "CHILD.EDIT"; index: number }
  | { type: "CHILD.REMOVE"; index: number }
  /** Puts back the child removed last. */
  | { type: "CHILD.RESTORE" }
  | { type: "TAX.SET"; ressourcesFiscales: NonNullable<Dossier["ressourcesFiscales"]> }
  | { type: "WEALTH.SET"; patrimoine: NonNullable<Dossier["patrimoine"]> }
  /** What is said, on the results, of a question that decides of aids; nothing: it is taken back. */
  | { type: "PRECISION.SET"; cle: string; value: boolean | null | undefined }
  | { type: "PARAMETERS.SET"; parameters: Seuils }
  /** XState’s own, when a new journey starts. */
  | { type: "xstate.init"; input: JourneyInput }
  | RouteEvent;

/** What a state of the chart says about itself. */
export interface JourneyMeta {
  chapter?: ChapterName;
  step?: Step;
  group?: Omit<Group, "items">;
  /** A screen off the path of questions, such as the results, with its path. */
  screen?: string;
}

/** People whom the first step of a loop, by its state, is asked of. */
const peopleAt = (context: JourneyContext, first: string) =>
  parcoursOf(context)
    .active.filter((step) => step.stateId === first)
    .map((step) => step.personne);

const personAfter = (context: JourneyContext, first: string) => {
  const people = peopleAt(context, first);
  return people[people.indexOf(context.personne) + 1];
};

/** Types, guards and actions of the journey: the states of the chart are made with it, and the machine. */
export const base = setup({
  types: {} as { context: JourneyContext; events: JourneyEvent; input: JourneyInput; meta: JourneyMeta },
  guards: {
    ...conditionGuards,
    "réponse refusée": ({ context, event }, { step }: { step: string }) => {
      if (event.type !== "ANSWER") return true;
      return refusalOf(parcoursOf(context), stepAt(context, step), event.value) !== undefined;
    },
    "l’essentiel s’en passe": ({ context }, { step }: { step: string }) => {
      if (!context.essentiel || context.retour) return false;
      return !parcoursOf(context).ecrans.includes(stepAt(context, step));
    },
    "réponses à relire": ({ context }) => context.relecture === "à faire",
    "réponses acceptées ensemble": ({ context, event }) => {
      if (event.type !== "ANSWER.TOGETHER") return false;
      const parcours = parcoursOf(context);
      return Object.entries({ [event.from]: undefined, ...event.values }).every(([path, value]) => {
        const step = parcours.byPath.get(path);
        return step?.active === true && refusalOf(parcours, step, value) === undefined;
      });
    },
    "corrige depuis le récapitulatif": ({ context }) => context.retour !== null,
    "complète un seul enfant": ({ context }) => context.unSeulEnfant,
    "quelqu’un à interroger": ({ context }, { first }: { first: string }) =>
      peopleAt(context, first).length > 0,
    "quelqu’un d’autre à interroger": ({ context }, { first }: { first: string }) =>
      personAfter(context, first) !== undefined,
    "peut visiter": ({ context, event }) => {
      const parcours = parcoursOf(context);
      if (event.type === "GO") return canVisit(parcours, event.path);
      // A correction, or a move of the journey itself: what has no screen is then passed over, or shown.
      const path =
        event.type === "EDIT" ? event.path : event.type === "xstate.route" && pathOfRoute(parcours, event);
      return path ? canCorrect(parcours, path) : false;
    },
    "peut reculer": ({ context, event }) =>
      event.type === "BACK" && backFrom(context, event.from) !== undefined,
    "enfant connu": ({ context, event }) =>
      (event.type === "CHILD.EDIT" || event.type === "CHILD.REMOVE") &&
      context.enfants?.includes(event.index) === true,
    "enfant à remettre": ({ context }) => context.retire !== undefined,
    "liste des enfants ouverte": ({ context }) => canVisit(parcoursOf(context), LISTE_ENFANTS),
  },
  actions: {
    répondre: assign(({ context, event }, { step }: { step: string }) =>
      event.type === "ANSWER" ? answer(context, stepAt(context, step), event.value) : {},
    ),
    /** The step of the screen comes last: its answer leaves it, as any answer does. */
    "répondre aux autres": assign(({ context, event }) =>
      event.type === "ANSWER.TOGETHER" ? answerOthers(context, event) : {},
    ),
    "répondre pour finir": raise(({ event }) => ({
      type: "ANSWER" as const,
      value: event.type === "ANSWER.TOGETHER" ? event.values[event.from] : undefined,
    })),
    relire: assign({ relecture: "faite" }),
    "tout demander": assign(({ context }) => askAll(context)),
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
    /** From the list, Précédent goes through every child again, not round the one that was just completed. */
    "quitter l’enfant": assign({ unSeulEnfant: false }),
    "placer le curseur": assign(({ context, event }) => {
      if (event.type !== "xstate.route") return {};
      const step = parcoursOf(context).steps.find((other) => event.to === `#${other.stateId}`);
      // Whoever leaves a child they had only begun to add has not added it.
      const stays = step?.child && event.personne === context.personne;
      const from = stays ? context : withoutUntouchedChild(context);
      return {
        ...from,
        personne: event.personne ?? from.personne,
        ...(!step && { retour: null }),
        ...(!step?.child && { unSeulEnfant: false }),
      };
    }),
    "aller au chemin": raise(({ context, event }) =>
      routeTo(parcoursOf(context), event.type === "GO" ? event.path : RECAPITULATIF),
    ),
    "aller au départ": raise(({ context, event }) =>
      routeTo(
        parcoursOf(context),
        event.type === "xstate.init" && "path" in event.input ? event.input.path : FIRST_STEP,
      ),
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
    "ajouter un enfant": assign(({ context }) => addChild(context)),
    "reprendre un enfant": assign(({ context, event }) =>
      event.type === "CHILD.EDIT" ? editChild(context, event.index) : {},
    ),
    "retirer un enfant": assign(({ context, event }) =>
      event.type === "CHILD.REMOVE" ? removeChild(context, event.index) : {},
    ),
    "remettre l’enfant": assign(({ context }) => restoreChild(context)),
    "aller au prénom": raise(({ context }) =>
      routeTo(parcoursOf(context), `/simulation/individu/${context.personne}/_firstName`),
    ),
    "aller à la liste des enfants": raise(({ context }) => routeTo(parcoursOf(context), LISTE_ENFANTS)),
    "noter les revenus fiscaux": assign(({ event }) =>
      event.type === "TAX.SET" ? { ressourcesFiscales: event.ressourcesFiscales, retire: undefined } : {},
    ),
    "noter les seuils": assign(({ event }) =>
      event.type === "PARAMETERS.SET" ? { parameters: event.parameters } : {},
    ),
    préciser: assign(({ context, event }) =>
      event.type === "PRECISION.SET" ? preciser(context, event.cle, event.value) : {},
    ),
    "noter le patrimoine": assign(({ event }) =>
      event.type === "WEALTH.SET" ? { patrimoine: event.patrimoine } : {},
    ),
  },
});

export type StateConfig = Parameters<typeof base.createStateConfig>[0];

type GuardOf = { [Name in ConditionGuard]: { type: Name; params: { personne: Subject } } }[ConditionGuard];

/** The guard of a condition, or of its contrary, for someone. */
export const guardOf = (type: ConditionGuard, personne: Subject) =>
  // TypeScript does not sort so long a union by itself.
  ({ type, params: { personne } }) as GuardOf;
