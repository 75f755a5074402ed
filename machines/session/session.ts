import { assign, raise } from "xstate";
import { calcul, enregistrement } from "./regions.ts";
import { sessionSetup } from "./setup.ts";
import { optionsOf, type SessionContext, type SessionEvent, startingSession } from "./state.ts";
import type { JourneyInput } from "../journey/start.ts";

/** What the journey of a session starts from: what came, else nothing. */
function departDe(context: SessionContext, event: SessionEvent): JourneyInput {
  const options = optionsOf(context);
  if (event.type === "RESUME" || event.type === "OPENED") {
    const { context: kept, path } = event.journey;
    return { context: { ...kept, ...options }, path };
  }
  const { today } = event.type === "CLEAR" ? event : context;
  return { dateDeValeur: today, ...options };
}

/** The journey: another one takes its place when answers come from elsewhere, or are erased. */
const dossier = sessionSetup.createStateConfig({
  initial: "ouvert",
  states: {
    ouvert: {
      invoke: {
        src: "journey",
        id: "journey",
        input: ({ context, event }) => departDe(context, event),
        onSnapshot: [
          { guard: "arrive aux résultats", actions: ["noter les réponses", raise({ type: "COMPUTE" })] },
          { actions: "noter les réponses" },
        ],
      },
      on: {
        RESUME: { target: "ouvert", reenter: true },
        OPENED: { target: "ouvert", reenter: true },
        CLEAR: { target: "ouvert", reenter: true },
      },
    },
  },
});

/** Opening a stored simulation, or being refused it. */
const accès = sessionSetup.createStateConfig({
  initial: "libre",
  on: {
    FETCH: [
      { guard: "adresse complète", target: ".lecture", actions: "retenir l’adresse" },
      { target: ".refusé", actions: "refuser l’adresse" },
    ],
    RESUME: ".libre",
    CLEAR: ".libre",
  },
  states: {
    libre: {},
    lecture: {
      invoke: {
        src: "fetchSimulation",
        id: "ouverture",
        input: ({ context }) => context.opened!,
        onDone: [
          {
            guard: { type: "dossier compris", params: ({ event }) => ({ output: event.output }) },
            target: "libre",
            actions: { type: "ouvrir le dossier reçu", params: ({ event }) => ({ output: event.output }) },
          },
          { target: "refusé", actions: { type: "noter le refus", params: {} } },
        ],
        onError: {
          target: "refusé",
          actions: { type: "noter le refus", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refusé: {
      on: {
        ONLINE: { guard: "réseau perdu en ouvrant", target: "lecture" },
        "ACCESS.CLOSE": { target: "libre", actions: assign({ openError: null, opened: null }) },
        NAVIGATED: { target: "libre", actions: assign({ openError: null, opened: null }) },
      },
    },
  },
});

/** Erasing from the server what was sent to it; failing that, trying again when the network is back. */
const effacement = sessionSetup.createStateConfig({
  initial: "repos",
  on: { CLEAR: ".efface" },
  states: {
    repos: {},
    efface: {
      invoke: {
        src: "eraseSimulation",
        id: "effacement",
        input: ({ context }) => context.erasing,
        onDone: { target: "effacé", actions: assign({ erasing: [] }) },
        onError: "échec",
      },
    },
    effacé: {},
    échec: { on: { ONLINE: "efface" } },
  },
});

/**
 * What surrounds the journey (docs/specification.md#session): saving, fetching, computing,
 * erasing, banner, demo and debug modes, access. It owns the journey actor, whose id is `journey`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  type: "parallel",
  context: ({ input }) => startingSession(input),
  states: {
    dossier,
    calcul,
    enregistrement,
    accès,
    effacement,
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
      { guard: "message en route", actions: "arriver avec le message" },
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
  },
});
