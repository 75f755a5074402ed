import { assertEvent, assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { journeyMachine } from "../journey/journey.ts";
import { currentRecord, journeyOf, resetFrom } from "./record.ts";
import {
  dossierKey,
  failureOf,
  type Saved,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
} from "./state.ts";

const notProvided = () => Promise.reject(new Error("Service non fourni"));

/**
 * What surrounds the journey (simulator.md §4, Store and computation): saving, fetching, computing,
 * banner, demo and debug modes, access. It owns the journey actor, whose id is `journey`.
 */
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
    recommencer: enqueueActions(({ context, event, enqueue }) => {
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
      enqueue.sendTo("journey", {
        type: "RESET",
        ...resetFrom(undefined, { ...context, today: event.today }),
      });
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
            onDone: {
              target: "calcule",
              actions: assign(({ context, event }) => saved(context, event.output)),
            },
            onError: {
              target: "échec",
              actions: assign(({ event }) => ({
                error: failureOf(event.error),
                saveError: failureOf(event.error),
              })),
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
            onDone: {
              target: "repos",
              actions: assign(({ context, event }) => saved(context, event.output)),
            },
            onError: {
              target: "échec",
              actions: assign(({ event }) => ({ saveError: failureOf(event.error) })),
            },
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
            onError: {
              target: "refusé",
              actions: assign(({ event }) => ({ error: failureOf(event.error) })),
            },
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

/** A save came back: those answers, and no later ones, are on the server. */
const saved = (context: SessionContext, { _id, token }: Saved) => ({
  simulation: { id: _id, token },
  savedKey: context.sentKey,
  savedEmail: null,
});
