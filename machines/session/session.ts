import { assign } from "xstate";
import { accès } from "./access.ts";
import { dossier } from "./dossier.ts";
import { effacement } from "./erasure.ts";
import { calcul, enregistrement } from "./regions.ts";
import { sessionSetup } from "./setup.ts";
import { startingSession } from "./state.ts";

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
