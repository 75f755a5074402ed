import type { Resultats } from "./results.ts";

interface Marquee {
  sensible?: true;
  dite?: true;
}

/** True of an aid that may be written: its subject is no secret, or the person spoke of it. */
export const seMontre = ({ sensible, dite }: Marquee): boolean => !sensible || dite === true;

/**
 * Results as every list writes them — cards, plan, sheet, mail, calendar, year, counts: without the aids of a sensitive
 * subject that the person said nothing of, nor the questions that speak of it (docs/specification.md#sensibles). Pure;
 * what comes from a computation passes here once, before it is shown.
 */
export function montrables<R extends Resultats>(resultats: R): R {
  return {
    ...resultats,
    droitsEligibles: resultats.droitsEligibles.filter(seMontre),
    incalculables: resultats.incalculables.filter(seMontre),
    nonCalcules: resultats.nonCalcules.filter(seMontre),
    presque: resultats.presque.filter(seMontre),
    // Answered or not: they are asked, and changed, on the page of their aid.
    questions: resultats.questions.filter(({ sensible }) => !sensible),
  };
}
