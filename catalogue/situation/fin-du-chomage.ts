import type { Situation } from "./situation.ts";

/** Precision that tells the last month of the allowance of the person: `YYYY-MM`, `false` past the months proposed, `null` for « je ne sais pas ». */
export const FIN_DU_CHOMAGE = "fin_chomage";

/** A month written `YYYY-MM`. */
export const MOIS_ECRIT = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Last month `YYYY-MM` in which the person has her unemployment benefit (C. trav., art. L5422-2: for a time that is told to her);
 * `null` when nobody knows it, `undefined` for who has none this month, or has it for longer than the months proposed.
 */
export function finDuChomage({ demandeur, precisions, dateDeValeur }: Situation): string | null | undefined {
  const ceMois = dateDeValeur.slice(0, 7);
  if (!Number(demandeur.chomage_net?.[ceMois])) return undefined;
  const dite = precisions?.[FIN_DU_CHOMAGE];
  if (dite === false) return undefined;
  return typeof dite === "string" && MOIS_ECRIT.test(dite) && dite >= ceMois ? dite : null;
}
