import type { JourneyContext } from "./moves.ts";

/** True as long as nothing was said of the household: a journey where there is nothing to keep. */
export const isBlank = ({ answers, enfants, ressourcesFiscales, patrimoine }: JourneyContext): boolean =>
  Object.keys(answers).length === 0 &&
  enfants === null &&
  [ressourcesFiscales, patrimoine].every((told) => Object.keys(told ?? {}).length === 0);
