/**
 * Periods of the engine are whole numbers: a month counts from January of year 0 (2026-06 is
 * 2026 × 12 + 5), a year is itself. Months are above 12 000, years under: they never meet.
 */

/** True for a year, false for a month. */
export const estUneAnnee = (periode: number): boolean => periode < 12_000;

/** Month of a day or month written `YYYY-MM…`. */
export const moisDe = (jour: string): number => Number(jour.slice(0, 4)) * 12 + Number(jour.slice(5, 7)) - 1;

export const anneeDe = (mois: number): number => Math.floor(mois / 12);

/** January of a year. */
export const janvier = (annee: number): number => annee * 12;

export const decembre = (annee: number): number => annee * 12 + 11;

/** `YYYY-MM` of a month, `YYYY` of a year. */
export const ecrirePeriode = (periode: number): string =>
  estUneAnnee(periode)
    ? String(periode)
    : `${anneeDe(periode)}-${String((periode % 12) + 1).padStart(2, "0")}`;

/** Months from `debut` to `fin`, both included. */
export const moisEntre = (debut: number, fin: number): number[] =>
  Array.from({ length: fin - debut + 1 }, (_, index) => debut + index);

/** The `n` months before a month, oldest first (three-month bases, twelve-month bases). */
export const precedents = (n: number, mois: number): number[] => moisEntre(mois - n, mois - 1);

export const moisDeLAnnee = (annee: number): number[] => moisEntre(janvier(annee), decembre(annee));

/** First day of a month, `YYYY-MM-01`. */
export const premierJour = (mois: number): string => `${ecrirePeriode(mois)}-01`;
