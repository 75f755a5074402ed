import { ouvrirUnFoyer } from "./foyers.ts";
import { guichetSetup, toCompute } from "./setup.ts";

/**
 * A sitting with several households on one page (docs/specification.md#guichet). Its states are those of the
 * results of the household shown: whatever changes its answers, or the one shown, puts an end to the call under
 * way, so that no late reply counts.
 */
export const guichetMachine = guichetSetup.createMachine({
  id: "guichet",
  context: ({ input }) => {
    const { marque, parameters, kept } = input;
    const start = kept?.foyers.length ? kept : ouvrirUnFoyer([], input);
    return { marque, parameters, foyers: start.foyers, courant: start.courant, envoi: null, error: null };
  },
  initial: "décide",
  on: {
    "ANSWER.AT": [
      { guard: "question absente" },
      { guard: "réponse refusée", actions: "noter le refus" },
      { target: ".décide", actions: "dire au parcours" },
    ],
    "ANSWERS.KEEP": { target: ".décide", actions: "garder les réponses" },
    "CHILD.ADD": { target: ".décide", actions: "ajouter un enfant" },
    "CHILD.REMOVE": { guard: "enfant connu", target: ".décide", actions: "dire au parcours" },
    "TAX.SET": { target: ".décide", actions: "dire au parcours" },
    "WEALTH.SET": { target: ".décide", actions: "dire au parcours" },
    "PRECISION.SET": { target: ".décide", actions: "dire au parcours" },
    "AMOUNT.WEIGHED": { actions: "noter le refus d’un montant" },
    "FOYER.OPEN": { target: ".décide", actions: "ouvrir" },
    "FOYER.RECEIVE": { target: ".décide", actions: "recevoir" },
    "FOYER.NOTE": { actions: "noter avec la personne" },
    "FOYER.CHOOSE": { guard: "foyer ouvert", target: ".décide", actions: "choisir" },
    "FOYER.CLOSE": { guard: "foyer ouvert", target: ".décide", actions: "fermer" },
    "FOYER.RENAME": { actions: "nommer" },
    "PARAMETERS.SET": { target: ".décide", actions: "noter les seuils" },
    CLEAR: { target: ".décide", actions: "tout effacer" },
  },
  states: {
    décide: {
      entry: "oublier l’échec",
      always: [
        { guard: "questions sans réponse", target: "incomplet" },
        { guard: "résultats à jour", target: "prêt" },
        { target: "attend" },
      ],
    },
    incomplet: {},
    /** A worker who goes on answering is not waited for at each key. */
    attend: { after: { pause: "calcule" } },
    calcule: {
      entry: "noter l’envoi",
      invoke: {
        src: "fetchResults",
        input: ({ context }) => toCompute(context),
        onDone: [
          {
            guard: { type: "résultats compris", params: ({ event }) => ({ output: event.output }) },
            target: "prêt",
            actions: { type: "noter les résultats", params: ({ event }) => event.output },
          },
          { target: "échec", actions: { type: "noter l’échec", params: {} } },
        ],
        onError: {
          target: "échec",
          actions: { type: "noter l’échec", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    prêt: { on: { RETRY: "calcule" } },
    échec: { on: { RETRY: "calcule", ONLINE: { guard: "réseau perdu", target: "calcule" } } },
  },
});
