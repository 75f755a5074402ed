import { assign } from "xstate";
import { isResults, isSaved } from "./outputs.ts";
import { journeyOf, toSave } from "./record.ts";
import { sessionSetup } from "./setup.ts";

/** What is asked while it is being done is not asked twice. */
const déjàEnCours = {
  COMPUTE: { guard: "calcule déjà ces réponses" },
  RECOMPUTE: { guard: "calcule déjà ces réponses" },
  GONE: { guard: "calcule déjà ces réponses" },
} as const;

/** Saving, then computing; results of other answers are out of date (docs/specification.md#calcul-et-enregistrement). */
export const calcul = sessionSetup.createStateConfig({
  initial: "repos",
  on: {
    COMPUTE: [
      { guard: "résultats à jour", target: ".prêt" },
      { guard: "déjà enregistrée", target: ".calcule", actions: "permettre un renvoi" },
      { target: ".enregistre", actions: "permettre un renvoi" },
    ],
    RECOMPUTE: [
      { guard: "déjà enregistrée", target: ".calcule", actions: "permettre un renvoi" },
      { target: ".enregistre", actions: "permettre un renvoi" },
    ],
    GONE: { guard: "celle que l’on garde", target: ".enregistre", actions: "renvoyer une fois" },
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
        input: ({ context, self }) => toSave(journeyOf(self), context),
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
      // Its own answer will say that the simulation is gone.
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
        onError: [
          { guard: "perdue par le serveur", target: "enregistre", actions: "renvoyer une fois" },
          { target: "échec", actions: "noter l’échec" },
        ],
      },
    },
    prêt: {},
    échec: {
      on: {
        ONLINE: [
          { guard: "enregistrée, réseau perdu", target: "calcule", actions: "permettre un renvoi" },
          { guard: "réseau perdu", target: "enregistre", actions: "permettre un renvoi" },
        ],
      },
    },
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
        input: ({ context, self }) => toSave(journeyOf(self), context),
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
