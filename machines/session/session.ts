import { assertEvent, assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Marque, Parameters } from "../../catalogue/situation/context.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { journeyMachine } from "../journey/journey.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { FIRST_STEP, type JourneySnapshot, pathOf } from "../journey/path.ts";
import { canVisit } from "../journey/position.ts";
import { recordOf, replay } from "../journey/replay.ts";
import { dossierKey, type Failure, failureOf } from "./state.ts";

/**
 * What surrounds the journey (simulator.md §4, Store and computation): saving, fetching, computing,
 * banner, demo and debug modes, access. It owns the journey actor, whose id is `journey`.
 */
export interface SessionInput {
  /** Day of the first question of a new simulation. */
  today: string;
  marque: Marque;
  parameters: Parameters;
  abtesting?: Record<string, string>;
  /** A record to go on with, and where. */
  record?: SimulationRecord;
  path?: string;
  simulation?: { id: string; token: string };
  resultats?: Resultats;
  debug?: boolean;
}

export interface SessionContext extends Omit<SessionInput, "record" | "path" | "debug"> {
  /** Fingerprint of the answers last saved: other answers make the results out of date. */
  savedKey: string | null;
  /** Fingerprint of the answers being sent. */
  sentKey: string | null;
  key: string;
  error: Failure | null;
  saveError: Failure | null;
  /** E-mail under which the results were sent; cleared on save and fetch. */
  savedEmail: string | null;
  message: { text: string; kind: "info" | "warning"; views: number } | null;
  modifiedFrom: string | null;
  initial: Pick<SessionInput, "record" | "path">;
}

export type SessionEvent =
  | { type: "SAVE" }
  | { type: "FETCH"; id: string; token: string }
  | { type: "COMPUTE" }
  | { type: "CLEAR"; today: string }
  | { type: "NAVIGATED" }
  | { type: "MESSAGE.SHOW"; text: string; kind?: "info" | "warning"; views?: number }
  | { type: "MESSAGE.HIDE" }
  | { type: "DEMO.ON" }
  | { type: "DEMO.OFF" }
  | { type: "AB.SET"; name: string; value: string }
  | { type: "EMAIL.SAVED"; email: string }
  | { type: "xstate.snapshot.journey"; snapshot: { context: JourneyContext; value: unknown } };

export interface Saved {
  _id: string;
  token: string;
}

const notProvided = () => Promise.reject(new Error("Service non fourni"));

/** The record of the journey as it stands, ready to be posted (`_id` cleared). */
export function currentRecord(
  journey: JourneySnapshot,
  context: Pick<SessionContext, "abtesting" | "modifiedFrom">,
): SimulationRecord {
  return recordOf(journey.context, pathOf(journey), {
    ...(context.abtesting && { abtesting: context.abtesting }),
    ...(context.modifiedFrom && { modifiedFrom: context.modifiedFrom }),
  });
}

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    children: { journey: "journey" };
  },
  actors: {
    journey: journeyMachine,
    save: fromPromise<Saved, SimulationRecord>(notProvided),
    fetchSimulation: fromPromise<SimulationRecord, { id: string; token: string }>(notProvided),
    fetchResults: fromPromise<Resultats, { id: string; token: string }>(notProvided),
  },
  guards: {
    "résultats à jour": ({ context }) =>
      context.resultats !== undefined &&
      context.resultats._id === context.simulation?.id &&
      context.savedKey === context.key,
    "déjà enregistrée": ({ context }) => context.simulation !== undefined && context.savedKey === context.key,
    "dernière vue du message": ({ context }) => (context.message?.views ?? 0) <= 1,
    "a un dossier à reprendre": ({ context }) => context.initial.record !== undefined,
  },
  actions: {
    "noter les réponses": assign(({ event }) =>
      event.type === "xstate.snapshot.journey" ? { key: dossierKey(event.snapshot.context) } : {},
    ),
    "montrer le message": assign(({ event }) => {
      assertEvent(event, "MESSAGE.SHOW");
      return { message: { text: event.text, kind: event.kind ?? "info", views: event.views ?? 1 } };
    }),
    "cacher le message": assign({ message: null }),
    "compter une vue": assign(({ context }) => ({
      message: context.message && { ...context.message, views: context.message.views - 1 },
    })),
    "oublier l’adresse": assign({ savedEmail: null }),
    "reprendre le dossier": sendTo("journey", ({ context }) => ({
      type: "RESET",
      ...resetFrom(context.initial.record, context, context.initial.path),
    })),
    "recommencer": enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, "CLEAR");
      enqueue.assign({
        today: event.today,
        simulation: undefined,
        resultats: undefined,
        savedKey: null,
        saveError: null,
        error: null,
        modifiedFrom: null,
        savedEmail: null,
      });
      enqueue.sendTo("journey", { type: "RESET", ...resetFrom(undefined, { ...context, today: event.today }) });
    }),
  },
}).createMachine({
  id: "session",
  type: "parallel",
  context: ({ input }) => {
    const { record, path, debug: _debug, ...rest } = input;
    return {
      ...rest,
      savedKey: null,
      sentKey: null,
      key: "",
      error: null,
      saveError: null,
      savedEmail: null,
      message: null,
      modifiedFrom: record?.modifiedFrom ?? null,
      initial: { record, path },
    };
  },
  invoke: {
    src: "journey",
    id: "journey",
    syncSnapshot: true,
    input: ({ context }) => ({
      dateDeValeur: context.today,
      marque: context.marque,
      parameters: context.parameters,
    }),
    onSnapshot: { actions: "noter les réponses" },
  },
  states: {
    initialisation: {
      initial: "début",
      states: {
        début: {
          always: [
            { guard: "a un dossier à reprendre", target: "prête", actions: "reprendre le dossier" },
            { target: "prête" },
          ],
        },
        prête: {},
      },
    },
    calcul: {
      initial: "repos",
      on: {
        COMPUTE: [
          { guard: "résultats à jour", target: ".prêt" },
          { guard: "déjà enregistrée", target: ".calcule" },
          { target: ".enregistre" },
        ],
        CLEAR: { target: ".repos" },
      },
      states: {
        repos: {},
        enregistre: {
          entry: assign(({ context }) => ({ error: null, saveError: null, sentKey: context.key })),
          invoke: {
            src: "save",
            input: ({ context, self }) => currentRecord(journeyOf(self), context),
            onDone: { target: "calcule", actions: assign(({ context, event }) => saved(context, event.output)) },
            onError: {
              target: "échec",
              actions: assign(({ event }) => ({ error: failureOf(event.error), saveError: failureOf(event.error) })),
            },
          },
        },
        calcule: {
          entry: assign({ error: null }),
          invoke: {
            src: "fetchResults",
            input: ({ context }) => context.simulation ?? { id: "", token: "" },
            onDone: { target: "prêt", actions: assign(({ event }) => ({ resultats: event.output })) },
            onError: { target: "échec", actions: assign(({ event }) => ({ error: failureOf(event.error) })) },
          },
        },
        prêt: {},
        échec: {},
      },
    },
    enregistrement: {
      initial: "repos",
      on: { SAVE: { target: ".envoie" } },
      states: {
        repos: {},
        envoie: {
          entry: assign(({ context }) => ({ saveError: null, sentKey: context.key })),
          invoke: {
            src: "save",
            input: ({ context, self }) => currentRecord(journeyOf(self), context),
            onDone: { target: "repos", actions: assign(({ context, event }) => saved(context, event.output)) },
            onError: { target: "échec", actions: assign(({ event }) => ({ saveError: failureOf(event.error) })) },
          },
        },
        échec: {},
      },
    },
    accès: {
      initial: "libre",
      on: { FETCH: { target: ".lecture", actions: "oublier l’adresse" }, CLEAR: { target: ".libre" } },
      states: {
        libre: {},
        lecture: {
          invoke: {
            src: "fetchSimulation",
            input: ({ event }) => {
              assertEvent(event, "FETCH");
              return { id: event.id, token: event.token };
            },
            onDone: {
              target: "libre",
              actions: enqueueActions(({ context, event, enqueue }) => {
                const record = event.output;
                enqueue.assign({ modifiedFrom: record._id ?? null, resultats: undefined, savedKey: null });
                enqueue.sendTo("journey", { type: "RESET", ...resetFrom(record, context) });
              }),
            },
            onError: { target: "refusé", actions: assign(({ event }) => ({ error: failureOf(event.error) })) },
          },
        },
        refusé: {},
      },
    },
    démonstration: {
      initial: "éteinte",
      states: {
        éteinte: { on: { "DEMO.ON": "allumée" } },
        allumée: { on: { "DEMO.OFF": "éteinte" } },
      },
    },
  },
  on: {
    NAVIGATED: [
      { guard: "dernière vue du message", actions: "cacher le message" },
      { actions: "compter une vue" },
    ],
    "MESSAGE.SHOW": { actions: "montrer le message" },
    "MESSAGE.HIDE": { actions: "cacher le message" },
    "AB.SET": {
      actions: assign(({ context, event }) => ({
        abtesting: { ...context.abtesting, [event.name]: event.value },
      })),
    },
    "EMAIL.SAVED": { actions: assign(({ event }) => ({ savedEmail: event.email })) },
    CLEAR: { actions: "recommencer" },
  },
});

const journeyOf = (self: { getSnapshot: () => unknown }) => {
  const { children } = self.getSnapshot() as { children: { journey: { getSnapshot: () => never } } };
  return children.journey.getSnapshot();
};

/** A save came back: those answers, and no later ones, are on the server. */
const saved = (context: SessionContext, { _id, token }: Saved) => ({
  simulation: { id: _id, token },
  savedKey: context.sentKey,
  savedEmail: null,
});

/** What the journey starts again from: a record replayed, or nothing. */
function resetFrom(
  record: SimulationRecord | undefined,
  context: Pick<SessionContext, "today" | "marque" | "parameters">,
  path?: string,
) {
  const { marque, parameters, today } = context;
  if (!record) return { input: { dateDeValeur: today, marque, parameters }, path: FIRST_STEP };
  const { context: input, parcours, path: reached } = replay(record, { marque, parameters });
  return { input, path: path && canVisit(parcours, path) ? path : reached };
}
