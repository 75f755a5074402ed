import { assign } from "xstate";
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
      { guard: "rien à calculer ici" },
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
    RESUME: { target: ".repos", actions: "reprendre d’un lien" },
    CLEAR: { target: ".repos", actions: "recommencer" },
  },
  states: {
    repos: {},
    enregistre: {
      entry: [assign({ error: null }), { type: "noter l’envoi", params: { region: "calcul" } }],
      on: déjàEnCours,
      invoke: {
        src: "save",
        input: ({ context, self }) => ({ ...toSave(journeyOf(self), context), results: true as const }),
        onDone: [
          {
            guard: {
              type: "enregistrement et résultats compris",
              params: ({ event }) => ({ output: event.output }),
            },
            target: "prêt",
            actions: [
              {
                type: "noter l’enregistrement",
                params: ({ event }) => ({ region: "calcul" as const, saved: event.output }),
              },
              { type: "noter les résultats", params: ({ event }) => event.output.resultats! },
            ],
          },
          {
            guard: { type: "enregistrement compris", params: ({ event }) => ({ output: event.output }) },
            target: "calcule",
            actions: {
              type: "noter l’enregistrement",
              params: ({ event }) => ({ region: "calcul" as const, saved: event.output }),
            },
          },
          {
            target: "échec",
            actions: [
              { type: "noter l’échec", params: {} },
              { type: "noter l’échec de l’enregistrement", params: {} },
            ],
          },
        ],
        onError: {
          target: "échec",
          actions: [
            { type: "noter l’échec", params: ({ event }) => ({ error: event.error }) },
            { type: "noter l’échec de l’enregistrement", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    calcule: {
      entry: assign({ error: null }),
      // Its own answer will say that the simulation is gone.
      on: déjàEnCours,
      invoke: {
        src: "fetchResults",
        input: ({ context }) => context.simulation!,
        onDone: [
          {
            guard: { type: "résultats compris", params: ({ event }) => ({ output: event.output }) },
            target: "prêt",
            actions: { type: "noter les résultats", params: ({ event }) => event.output },
          },
          { target: "échec", actions: { type: "noter l’échec", params: {} } },
        ],
        onError: [
          {
            guard: { type: "perdue par le serveur", params: ({ event }) => ({ error: event.error }) },
            target: "enregistre",
            actions: "renvoyer une fois",
          },
          {
            target: "échec",
            actions: { type: "noter l’échec", params: ({ event }) => ({ error: event.error }) },
          },
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
  on: { SAVE: ".envoie", RESUME: ".repos", CLEAR: ".repos" },
  states: {
    repos: {},
    envoie: {
      entry: { type: "noter l’envoi", params: { region: "enregistrement" } },
      invoke: {
        src: "save",
        input: ({ context, self }) => toSave(journeyOf(self), context),
        onDone: [
          {
            guard: { type: "enregistrement compris", params: ({ event }) => ({ output: event.output }) },
            target: "repos",
            actions: {
              type: "noter l’enregistrement",
              params: ({ event }) => ({ region: "enregistrement" as const, saved: event.output }),
            },
          },
          { target: "échec", actions: { type: "noter l’échec de l’enregistrement", params: {} } },
        ],
        onError: {
          target: "échec",
          actions: {
            type: "noter l’échec de l’enregistrement",
            params: ({ event }) => ({ error: event.error }),
          },
        },
      },
    },
    échec: {},
  },
});
