import { assertEvent } from "xstate";
import { base } from "./base.ts";
import { chapterStates } from "./chart.ts";
import { chapters } from "./chapters.ts";
import { startingContext } from "./start.ts";

/**
 * The whole journey as one statechart: chapters, steps and conditions (docs/specification.md#parcours). It starts at its
 * first question, or where a household that is already known stood.
 * Pure: no invoke, no delay, no clock. Saving and computing belong to the session machine.
 */
export const journeyMachine = base.createMachine({
  id: "parcours",
  context: ({ input }) => ("path" in input ? input.context : startingContext(input)),
  entry: {
    type: "aller au départ",
    params: ({ event }) => {
      assertEvent(event, "xstate.init");
      return event;
    },
  },
  initial: chapters[0].name,
  states: chapterStates(),
  on: {
    "ANSWER.AT": {
      actions: {
        type: "répondre à tous",
        params: ({ event: { path, value } }) => ({ from: path, values: { [path]: value } }),
      },
    },
    "ANSWER.TOGETHER": {
      guard: { type: "réponses acceptées ensemble", params: ({ event }) => event },
      actions: [
        { type: "répondre à tous", params: ({ event }) => event },
        { type: "répondre pour finir", params: ({ event }) => event },
      ],
    },
    GO: {
      guard: { type: "peut visiter", params: ({ event: { path } }) => ({ path }) },
      actions: [
        { type: "oublier la correction", params: ({ event }) => event },
        { type: "aller au chemin", params: ({ event }) => event },
      ],
    },
    BACK: {
      guard: { type: "peut reculer", params: ({ event }) => event },
      actions: { type: "reculer", params: ({ event }) => event },
    },
    EDIT: {
      guard: {
        type: "peut visiter",
        params: ({ event: { path } }) => ({ path, correction: true as const }),
      },
      actions: ["corriger", { type: "aller à la réponse", params: ({ event }) => event }],
    },
    "CHILD.ADD": { guard: "liste des enfants ouverte", actions: ["ajouter un enfant", "aller au prénom"] },
    "CHILD.EDIT": {
      guard: { type: "enfant connu", params: ({ event }) => event },
      actions: [{ type: "reprendre un enfant", params: ({ event }) => event }, "aller au prénom"],
    },
    "CHILD.REMOVE": {
      guard: { type: "enfant connu", params: ({ event }) => event },
      actions: [{ type: "retirer un enfant", params: ({ event }) => event }, "aller à la liste des enfants"],
    },
    "CHILD.RESTORE": {
      guard: "enfant à remettre",
      actions: ["remettre l’enfant", "aller à la liste des enfants"],
    },
    "TAX.SET": { actions: { type: "noter les revenus fiscaux", params: ({ event }) => event } },
    "WEALTH.SET": { actions: { type: "noter le patrimoine", params: ({ event }) => event } },
    "PARAMETERS.SET": { actions: { type: "noter les seuils", params: ({ event }) => event } },
    "AID.RECEIVED": { actions: { type: "recevoir", params: ({ event }) => event } },
    "PRECISION.SET": { actions: { type: "préciser", params: ({ event }) => event } },
  },
});
