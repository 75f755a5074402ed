import { anneeDe, moisDe } from "../mois.ts";
import { arrondi, positif } from "../moteur/variable.ts";
import { nombreEnVigueur } from "../parametres/parametres.ts";
import type { Values } from "../moteur/requete.ts";

const SMIC_MENSUEL = "marche_travail.salaire_minimum.smic.smic_b_mensuel";

/**
 * Euros that an apprentice or a trainee earns free of income tax over months of one year: the minimum wage
 * of each of them, rounded to the euro (CGI, art. 81 bis; BOI-RSA-CHAMP-20-50-50: « la somme des produits du
 * montant du SMIC mensuel brut par le nombre de mois auquel ce montant correspond »).
 */
export const limiteExoneree = (mois: readonly string[]): number =>
  arrondi(mois.reduce((total, unMois) => total + nombreEnVigueur(SMIC_MENSUEL, moisDe(unMois)), 0));

/**
 * What stays taxable of the wages of an apprentice or of gratifications, euros by month (`YYYY-MM`): the
 * exemption is a year’s, so that each month keeps the same share. Zeros are kept: they are known.
 */
export function apresExoneration(montants: Values): Values {
  const annees = new Set(Object.keys(montants).map((mois) => anneeDe(moisDe(mois))));
  return Object.fromEntries(
    [...annees].flatMap((annee) => {
      const mois = Object.keys(montants).filter((unMois) => anneeDe(moisDe(unMois)) === annee);
      const total = mois.reduce((somme, unMois) => somme + Number(montants[unMois]), 0);
      const part = total === 0 ? 0 : positif(total - limiteExoneree(mois)) / total;
      return mois.map((unMois) => [unMois, part * Number(montants[unMois])]);
    }),
  );
}
