import { assign } from "xstate";
import { sessionSetup } from "./setup.ts";

/** Opening a stored simulation, or being refused it. */
export const accès = sessionSetup.createStateConfig({
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
