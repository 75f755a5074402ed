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
  entry: "aller au départ",
  initial: chapters[0].name,
  states: chapterStates(),
  on: {
    "ANSWER.TOGETHER": {
      guard: "réponses acceptées ensemble",
      actions: ["répondre aux autres", "répondre pour finir"],
    },
    "FORM.WHOLE": { actions: ["tout demander", "aller à la suite de la correction"] },
    GO: { guard: "peut visiter", actions: ["oublier la correction", "aller au chemin"] },
    BACK: { guard: "peut reculer", actions: "reculer" },
    EDIT: { guard: "peut visiter", actions: ["corriger", "aller à la réponse"] },
    "CHILD.ADD": { guard: "liste des enfants ouverte", actions: ["ajouter un enfant", "aller au prénom"] },
    "CHILD.EDIT": { guard: "enfant connu", actions: ["reprendre un enfant", "aller au prénom"] },
    "CHILD.REMOVE": { guard: "enfant connu", actions: ["retirer un enfant", "aller à la liste des enfants"] },
    "CHILD.RESTORE": {
      guard: "enfant à remettre",
      actions: ["remettre l’enfant", "aller à la liste des enfants"],
    },
    "TAX.SET": { actions: "noter les revenus fiscaux" },
    "WEALTH.SET": { actions: "noter le patrimoine" },
    "PRECISION.SET": { actions: "préciser" },
    "PARAMETERS.SET": { actions: "noter les seuils" },
  },
});
