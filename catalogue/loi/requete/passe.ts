import type { Periods } from "../../situation/periods.ts";
import { ecrirePeriode, moisDeLAnnee } from "../mois.ts";
import { at, type Values } from "../moteur/requete.ts";

/** Months before those of the questionnaire: what a household is taken to have earned then. */

const moyenne = (values: Values, { last12Months }: Periods): number =>
  last12Months.reduce((sum, month) => sum + Number(values[month] ?? 0), 0) / last12Months.length;

/**
 * Months of last year that the questionnaire does not ask, newest first: housing aid reads from M-13 on,
 * alimony the whole year (CCH, art. R822-3 and R822-4). None in January: last year is then known.
 */
export const moisInconnusDeLAnPasse = ({ lastYear, last13Months }: Periods): string[] =>
  moisDeLAnnee(Number(lastYear))
    .map(ecrirePeriode)
    .filter((month) => !last13Months.includes(month))
    .reverse();

/** The mean of the 12 previous months on each unknown month of last year; nothing for a mean of 0. */
export function anPasse(values: Values, periods: Periods): Values {
  const mean = moyenne(values, periods);
  return mean === 0 ? {} : at(moisInconnusDeLAnPasse(periods), mean);
}

/**
 * What nobody told of N-2 and N-3: the mean of the 12 previous months on each month; last year’s figure of
 * an annual type.
 */
export function anneesAnciennes(values: Values, annual: boolean, periods: Periods): Values {
  if (annual) {
    const amount = values[periods.lastYear];
    return amount ? at([periods.fiscalYear, periods.previousFiscalYear], amount) : {};
  }
  const mean = moyenne(values, periods);
  return mean === 0 ? {} : at([...periods.fiscalYear12Months, ...periods.previousFiscalYear12Months], mean);
}
