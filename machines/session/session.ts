import { assign } from "xstate";
import { accès } from "./access.ts";
import { effacement } from "./erasure.ts";
import { calcul, enregistrement } from "./regions.ts";
import { sessionSetup } from "./setup.ts";

/**
 * What surrounds the journey (simulator.md §4, Store and computation): saving, fetching, computing,
 * erasing, banner, demo and debug modes, access. It owns the journey actor, whose id is `journey`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  type: "parallel",
  context: ({ input }) => {
    const { record, path, debug: _debug, ...rest } = input;
    return {
      ...rest,
      savedKey: null,
      sentKeys: { calcul: null, enregistrement: null },
      key: "",
      error: null,
      saveError: null,
      savedEmail: null,
      message: null,
      modifiedFrom: record?.modifiedFrom ?? null,
      opened: null,
      erasing: [],
      savedAgain: false,
      ecartees: [],
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
