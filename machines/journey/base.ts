import { assertEvent, assign, raise, setup } from "xstate";
import type { Parameters as Seuils } from "../../catalogue/situation/context.ts";
import type { ChapterName } from "./mots-des-chapitres.ts";
import { type ConditionGuard, conditionGuards, type Subject } from "./guards.ts";
import {
  addChild,
  answer,
  answerTogether,
  editChild,
  type JourneyContext,
  preciser,
  removeChild,
  restoreChild,
  childLeft,
  type Dites,
} from "./moves.ts";
import { recevoir } from "./recues.ts";
import { backFrom, canCorrect, canVisit, stepAt } from "./position.ts";
import { refusalOf } from "./refusal.ts";
import { pathOfRoute, type RouteEvent, routeTo } from "./routing.ts";
import { FIRST_STEP, LISTE_ENFANTS, RECAPITULATIF, stepPath } from "./screens.ts";
import type { Group, Step } from "./spec.ts";
import type { JourneyInput } from "./start.ts";
import { type Dossier, parcoursDe } from "./walk.ts";

export type JourneyEvent =
  | { type: "ANSWER"; value: unknown }
  /** The answer of the step of a path, in any order: the journey stays where it is; refused, it changes nothing. */
  | { type: "ANSWER.AT"; path: string; value: unknown }
  /** Answers of several steps, by path, given on the screen of one of them. */
  | { type: "ANSWER.TOGETHER"; from: string; values: Readonly<Record<string, unknown>> }
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
  | { type: "PRECISION.SET"; precisions: Dites }
  /** An aid of the results is received, so much a month, or no more: it becomes a resource, or is one no longer. */
  | { type: "AID.RECEIVED"; aide: string; montant: number | undefined }
  | { type: "PARAMETERS.SET"; parameters: Seuils }
  /** XState’s own, when a new journey starts. */
  | { type: "xstate.init"; input: JourneyInput }
  | RouteEvent;

/** An event of that type. */
export type EventOf<Type extends JourneyEvent["type"]> = Extract<JourneyEvent, { type: Type }>;

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
  parcoursDe(context)
    .active.filter((step) => step.stateId === first)
    .map((step) => step.personne);

const personAfter = (context: JourneyContext, first: string) => {
  const people = peopleAt(context, first);
  return people[people.indexOf(context.personne) + 1];
};

interface Answered {
  step: string;
  value: unknown;
}

type Together = Pick<EventOf<"ANSWER.TOGETHER">, "from" | "values">;

/** Where one wants to go; a correction reaches what a visit does not. */
interface Visit {
  path: string | undefined;
  correction?: true;
}

/** Guard of a step that stands on the screen of another: it says nothing of the journey, and is not drawn. */
export const POSEE_AVEC = "posée avec d’autres";

/** True if a step has no screen of its own. */
function sansEcran({ context }: { context: JourneyContext }, { step }: { step: string }): boolean {
  if (!context.reunies || context.retour) return false;
  return !parcoursDe(context).ecrans.includes(stepAt(context, step));
}

/** Types, guards and actions of the journey: the states of the chart are made with it, and the machine. */
export const base = setup({
  types: {} as { context: JourneyContext; events: JourneyEvent; input: JourneyInput; meta: JourneyMeta },
  guards: {
    ...conditionGuards,
    "réponse refusée": ({ context }, { step, value }: Answered) =>
      refusalOf(parcoursDe(context), stepAt(context, step), value) !== undefined,
    [POSEE_AVEC]: sansEcran,
    "réponses à relire": ({ context }) => context.relecture === "à faire",
    "réponses acceptées ensemble": ({ context }, { from, values }: Together) =>
      Object.hasOwn(values, from) && answerTogether(context, values) !== undefined,
    "corrige depuis le récapitulatif": ({ context }) => context.retour !== null,
    "complète un seul enfant": ({ context }) => context.unSeulEnfant,
    "quelqu’un à interroger": ({ context }, { first }: { first: string }) =>
      peopleAt(context, first).length > 0,
    "quelqu’un d’autre à interroger": ({ context }, { first }: { first: string }) =>
      personAfter(context, first) !== undefined,
    "peut visiter": ({ context }, { path, correction }: Visit) => {
      if (!path) return false;
      return correction ? canCorrect(parcoursDe(context), path) : canVisit(parcoursDe(context), path);
    },
    "peut reculer": ({ context }, { from }: { from: string }) => backFrom(context, from) !== undefined,
    "enfant connu": ({ context }, { index }: { index: number }) => context.enfants?.includes(index) === true,
    "enfant à remettre": ({ context }) => context.retire !== undefined,
    "liste des enfants ouverte": ({ context }) => canVisit(parcoursDe(context), LISTE_ENFANTS),
  },
  actions: {
    répondre: assign(({ context }, { step, value }: Answered) =>
      answer(context, stepAt(context, step), value),
    ),
    /** The step of the screen is then answered once more: its answer leaves it, as any answer does. */
    "répondre à tous": assign(({ context }, { values }: Together) => answerTogether(context, values) ?? {}),
    "répondre pour finir": raise((_, { from, values }: Together) => ({
      type: "ANSWER" as const,
      value: values[from],
    })),
    relire: assign({ relecture: "faite" }),
    "aller à la suite de la correction": raise(({ context }) => {
      const parcours = parcoursDe(context);
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
    "placer le curseur": assign(({ context }, { to, personne }: RouteEvent) => {
      const step = parcoursDe(context).steps.find((other) => to === `#${other.stateId}`);
      // Whoever leaves a child they had only begun to add has not added it.
      const stays = step?.child && personne === context.personne;
      const from = stays ? context : childLeft(context);
      return {
        ...from,
        personne: personne ?? from.personne,
        ...(!step && { retour: null }),
        ...(!step?.child && { unSeulEnfant: false }),
      };
    }),
    "aller au chemin": raise(({ context }, { path }: { path: string }) => routeTo(parcoursDe(context), path)),
    "aller au départ": raise(({ context }, { input }: { input: JourneyInput }) =>
      routeTo(parcoursDe(context), "path" in input ? input.path : FIRST_STEP),
    ),
    reculer: raise(({ context }, { from }: { from: string }) =>
      routeTo(parcoursDe(context), backFrom(context, from) ?? RECAPITULATIF),
    ),
    "oublier la correction": assign(({ context }, { path }: { path: string }) =>
      context.retour?.aPoser.includes(stepPath(path)) ? {} : { retour: null },
    ),
    corriger: assign({ retour: { aPoser: [] } }),
    "aller à la réponse": raise(({ context }, { path }: { path: string }) =>
      routeTo(parcoursDe(context), path),
    ),
    "ajouter un enfant": assign(({ context }) => addChild(context)),
    "reprendre un enfant": assign(({ context }, { index }: { index: number }) => editChild(context, index)),
    "retirer un enfant": assign(({ context }, { index }: { index: number }) => removeChild(context, index)),
    "remettre l’enfant": assign(({ context }) => restoreChild(context)),
    "aller au prénom": raise(({ context }) =>
      routeTo(parcoursDe(context), `/simulation/individu/${context.personne}/_firstName`),
    ),
    "aller à la liste des enfants": raise(({ context }) => routeTo(parcoursDe(context), LISTE_ENFANTS)),
    préciser: assign(({ context }, { precisions }: Pick<EventOf<"PRECISION.SET">, "precisions">) =>
      preciser(context, precisions),
    ),
    recevoir: assign(({ context }, { aide, montant }: Pick<EventOf<"AID.RECEIVED">, "aide" | "montant">) =>
      recevoir(context, aide, montant),
    ),
    "noter les revenus fiscaux": assign(
      (_, { ressourcesFiscales }: Pick<EventOf<"TAX.SET">, "ressourcesFiscales">) => ({
        ressourcesFiscales,
        retire: undefined,
      }),
    ),
    "noter les seuils": assign((_, { parameters }: { parameters: Seuils }) => ({ parameters })),
    "noter le patrimoine": assign((_, { patrimoine }: Pick<EventOf<"WEALTH.SET">, "patrimoine">) => ({
      patrimoine,
    })),
  },
});

type Args = { context: JourneyContext; event: JourneyEvent };

/** Where a move of the journey itself leads; what has no screen is then passed over, or shown. */
export const moveOf = ({ event }: Pick<Args, "event">): RouteEvent => {
  // XState types the event of a route as any event.
  assertEvent(event, "xstate.route");
  return event;
};

/** The path of such a move. */
export const visitOf = ({ context, event }: Args): Visit => ({
  path: pathOfRoute(parcoursDe(context), moveOf({ event })),
  correction: true,
});

export type StateConfig = Parameters<typeof base.createStateConfig>[0];

type GuardOf = { [Name in ConditionGuard]: { type: Name; params: { personne: Subject } } }[ConditionGuard];

/** The guard of a condition, or of its contrary, for someone. */
export const guardOf = (type: ConditionGuard, personne: Subject) =>
  // TypeScript does not sort so long a union by itself.
  ({ type, params: { personne } }) as GuardOf;
