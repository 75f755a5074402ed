/** Path of the monthly amounts of the scholarship by step, in the files of the law. */
export const MONTANTS_PAR_ECHELON =
  "prestations_sociales.education.bourses.enseignement_superieur.criteres_sociaux.montants";

/** What a step of the scholarship gives: a month, and the ten months of a year, in euros. */
export interface Echelon {
  nom: string;
  parMois: number;
  parAn: number;
}

const MOIS_VERSES = 10;

/** The scale of the scholarship, step by step, lowest first; empty when what came is no such scale. */
export function echelonsDe(bareme: unknown): Echelon[] {
  const montants = (bareme as { montants?: unknown } | undefined)?.montants;
  if (!Array.isArray(montants)) return [];
  return (montants as [number, number][]).map(([rang, parMois]) => ({
    nom: rang === 0 ? "0 bis" : `${rang}`,
    parMois,
    parAn: Math.round(parMois * 100 * MOIS_VERSES) / 100,
  }));
}
