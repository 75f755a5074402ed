import { PART_NETTE_SALAIRE } from "../../situation/net.ts";
import { bareme } from "../moteur/bareme.ts";
import { moisDe } from "../mois.ts";
import {
  type Bareme,
  type CheminDeLaLoi,
  nombreEnVigueur,
  valeurEnVigueur,
} from "../parametres/parametres.ts";

/**
 * From the net amounts that people know to what the engine computes with (docs/specification.md#loi-montants).
 * Euros a month; months are `YYYY-MM`. The rates are those of the law in that month, but for two
 * shares that no text sets.
 */

/** Supplementary pension, as a share of the benefit itself: the law sets it on the former wage. */
const RETRAITE_COMPLEMENTAIRE_CHOMAGE = 0.028;

const CONTRIBUTIONS = "prelevements_sociaux.contributions_sociales.";
const CHOMAGE = `${CONTRIBUTIONS}csg.remplacement.allocations_chomage.`;
const PENSIONS = `${CONTRIBUTIONS}csg.remplacement.pensions_retraite_invalidite.`;

const lire = (parametre: CheminDeLaLoi, month: string): number => nombreEnVigueur(parametre, moisDe(month));

/** Sum of rates of the social contributions. */
const taux = (month: string, ...parametres: readonly CheminDeLaLoi[]): number =>
  parametres.reduce((sum, parametre) => sum + lire(parametre, month), 0);

/** Share of the gross that CSG and CRDS bear on: 98,25 % of it, up to four social security ceilings. */
const assiette = (abattement: CheminDeLaLoi, month: string): number =>
  1 - bareme(valeurEnVigueur(abattement, moisDe(month)).valeur as Bareme, 1);

export const salaireDeBase = (net: number): number => net / PART_NETTE_SALAIRE;

/** Taxable part of a net wage, CSG and CRDS that are not deducted included; an apprentice’s exemption apart. */
export function salaireImposable(net: number, month: string): number {
  const nonDeduites =
    taux(month, `${CONTRIBUTIONS}csg.activite.imposable`, `${CONTRIBUTIONS}crds`) *
    assiette(`${CONTRIBUTIONS}csg.activite.abattement`, month);
  return net + nonDeduites * salaireDeBase(net);
}

/** Unemployment benefits before the full CSG, the CRDS and the supplementary pension. */
export function chomageBrut(net: number, month: string): number {
  const contributions = taux(
    month,
    `${CHOMAGE}deductible.taux_plein`,
    `${CHOMAGE}imposable.taux_plein`,
    `${CONTRIBUTIONS}crds`,
  );
  return (
    net / (1 - (contributions * assiette(`${CHOMAGE}abattement`, month) + RETRAITE_COMPLEMENTAIRE_CHOMAGE))
  );
}

/** Pension before the middle CSG, the CRDS and the contribution for autonomy. */
export const retraiteBrute = (net: number, month: string): number =>
  net /
  (1 -
    taux(
      month,
      `${PENSIONS}deductible.taux_median`,
      `${PENSIONS}imposable.taux_median`,
      `${CONTRIBUTIONS}crds`,
      `${CONTRIBUTIONS}casa`,
    ));
