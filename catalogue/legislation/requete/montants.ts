/**
 * From the net amounts that people know to what the engine computes with (semantics.md §3).
 * Euros a month.
 */
const PART_NETTE_SALAIRE = 0.78;
const PART_NETTE_RETRAITE = 0.926;
/** CSG and CRDS that are taxed: 2,9 % of 98,25 % of the gross. */
const CSG_CRDS_IMPOSABLE = 0.029 * 0.9825;
/** On unemployment benefits: CSG and CRDS on 98,25 %, and supplementary pension. */
const PRELEVEMENTS_CHOMAGE = (0.062 + 0.005) * 0.9825 + 0.028;

const HEURES_MENSUELLES = 151.67;

/** Gross hourly minimum wage from a day on, newest first (code du travail L3231-2). */
const SMIC_HORAIRE: readonly (readonly [from: string, euros: number])[] = [
  ["2026-06", 12.31],
  ["2026-01", 12.02],
  ["2024-11", 11.88],
  ["2024-01", 11.65],
  ["2023-05", 11.52],
  ["2023-01", 11.27],
  ["2022-08", 11.07],
  ["2022-05", 10.85],
  ["2022-01", 10.57],
];

/** Gross minimum wage of a month (`YYYY-MM`) for full-time hours. */
export function smicMensuel(month: string): number {
  const [, horaire] =
    SMIC_HORAIRE.find(([from]) => from <= month) ?? (SMIC_HORAIRE.at(-1) as [string, number]);
  return horaire * HEURES_MENSUELLES;
}

export const salaireDeBase = (net: number): number => net / PART_NETTE_SALAIRE;

/** Taxable part of a net wage; an alternant’s is taxed above the minimum wage only. */
export function salaireImposable(net: number, month: string, alternant: boolean): number {
  const imposable = net + CSG_CRDS_IMPOSABLE * salaireDeBase(net);
  return alternant ? Math.max(0, imposable - smicMensuel(month)) : imposable;
}

export const chomageBrut = (net: number): number => net / (1 - PRELEVEMENTS_CHOMAGE);

export const retraiteBrute = (net: number): number => net / PART_NETTE_RETRAITE;
