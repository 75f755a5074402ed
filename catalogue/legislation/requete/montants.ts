import { moisDe } from "../moteur/mois.ts";
import { valeurEnVigueur } from "../parametres/parametres.ts";

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

const SMIC = "marche_travail.salaire_minimum.smic";

const enVigueur = (parametre: string, month: string) =>
  valeurEnVigueur(`${SMIC}.${parametre}`, moisDe(month)).valeur as number;

/** Gross minimum wage of a month (`YYYY-MM`) for full-time hours, euros (code du travail, L3231-2). */
export const smicMensuel = (month: string): number =>
  enVigueur("smic_b_horaire", month) * enVigueur("nb_heures_travail_mensuel", month);

export const salaireDeBase = (net: number): number => net / PART_NETTE_SALAIRE;

/** Taxable part of a net wage; an alternant’s is taxed above the minimum wage only. */
export function salaireImposable(net: number, month: string, alternant: boolean): number {
  const imposable = net + CSG_CRDS_IMPOSABLE * salaireDeBase(net);
  return alternant ? Math.max(0, imposable - smicMensuel(month)) : imposable;
}

export const chomageBrut = (net: number): number => net / (1 - PRELEVEMENTS_CHOMAGE);

export const retraiteBrute = (net: number): number => net / PART_NETTE_RETRAITE;
