import type { Resultats } from "../../../catalogue/results/results.ts";

const manque = ({ nonCalcules }: Resultats) => nonCalcules.some(({ passager }) => passager);

/** Nothing came of the computation: there is no estimate to show. */
export const estPerdue = (resultats: Resultats): boolean =>
  manque(resultats) && resultats.droitsEligibles.length === 0;

/** Says that the estimate lacks aids that this device could not compute. */
export const Incomplete = ({ resultats }: { resultats: Resultats }) =>
  manque(resultats) && "Des aides n’ont pas pu être calculées et manquent ici. ";
