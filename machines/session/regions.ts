import { assertEvent, assign } from "xstate";
import { isRecord, isResults, isSaved } from "./outputs.ts";
import { currentRecord, journeyOf } from "./record.ts";
import { sessionSetup } from "./setup.ts";

/** What is asked while it is being done is not asked twice. */
const déjàEnCours = {
  COMPUTE: { guard: "calcule déjà ces réponses" },
  RECOMPUTE: { guard: "calcule déjà ces réponses" },
} as const;

/** Saving, then computing; results of other answers are out of date (simulator.md §4). */
export const calcul = sessionSetup.createStateConfig({
  initial: "repos",
  on: {
    COMPUTE: [
      { guard: "résultats à jour", target: ".prêt" },
      { guard: "déjà enregistrée", target: ".calcule" },
      { target: ".enregistre" },
    ],
    RECOMPUTE: [{ guard: "déjà enregistrée", target: ".calcule" }, { target: ".enregistre" }],
    FETCH: ".repos",
    CLEAR: { target: ".repos", actions: "recommencer" },
  },
  states: {
    repos: {},
    enregistre: {
      entry: [assign({ error: null }), { type: "noter l’envoi", params: { region: "calcul" } }],
      on: déjàEnCours,
      invoke: {
        src: "save",
        input: ({ context, self }) => currentRecord(journeyOf(self), context),
        onDone: [
          {
            guard: ({ event }) => isSaved(event.output),
            target: "calcule",
            actions: { type: "noter l’enregistrement", params: { region: "calcul" } },
          },
          { target: "échec", actions: ["noter l’échec", "noter l’échec de l’enregistrement"] },
        ],
        onError: { target: "échec", actions: ["noter l’échec", "noter l’échec de l’enregistrement"] },
      },
    },
    calcule: {
      entry: assign({ error: null }),
      on: déjàEnCours,
      invoke: {
        src: "fetchResults",
        input: ({ context }) => context.simulation ?? { id: "", token: "" },
        onDone: [
          {
            guard: ({ event }) => isResults(event.output),
            target: "prêt",
            actions: assign(({ event }) => ({ resultats: event.output })),
          },
          { target: "échec", actions: "noter l’échec" },
        ],
        onError: { target: "échec", actions: "noter l’échec" },
      },
    },
    prêt: {},
    échec: {},
  },
});

/** Saving alone. */
export const enregistrement = sessionSetup.createStateConfig({
  initial: "repos",
  on: { SAVE: ".envoie", CLEAR: ".repos" },
  states: {
    repos: {},
    envoie: {
      entry: { type: "noter l’envoi", params: { region: "enregistrement" } },
      invoke: {
        src: "save",
        input: ({ context, self }) => currentRecord(journeyOf(self), context),
        onDone: [
          {
            guard: ({ event }) => isSaved(event.output),
            target: "repos",
            actions: { type: "noter l’enregistrement", params: { region: "enregistrement" } },
          },
          { target: "échec", actions: "noter l’échec de l’enregistrement" },
        ],
        onError: { target: "échec", actions: "noter l’échec de l’enregistrement" },
      },
    },
    échec: {},
  },
});

/** Opening a stored simulation, or being refused it. */
export const accès = sessionSetup.createStateConfig({
  initial: "libre",
  on: { FETCH: { target: ".lecture", actions: "oublier l’adresse" }, CLEAR: ".libre" },
  states: {
    libre: {},
    lecture: {
      invoke: {
        src: "fetchSimulation",
        input: ({ event }) => {
          assertEvent(event, "FETCH");
          return { id: event.id, token: event.token };
        },
        onDone: [
          {
            guard: ({ event }) => isRecord(event.output),
            target: "libre",
            actions: "ouvrir le dossier reçu",
          },
          { target: "refusé", actions: "noter l’échec" },
        ],
        onError: { target: "refusé", actions: "noter l’échec" },
      },
    },
    refusé: {},
  },
});
