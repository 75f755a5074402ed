import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import {
  abattementPensions,
  abattementSalaires,
  pensionsDuMois,
  revenus_non_salaries,
  salairesDuMois,
} from "./categories.ts";

/** Wages and pensions of the twelve months before a month, each less ten percent, and last year’s profits, euros. */
function apresAbattements(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const annee = anneeDe(mois);
  const salaires = somme(precedents(12, mois), (m) => salairesDuMois(c, individu, m));
  const pensions = somme(precedents(12, mois), (m) => pensionsDuMois(c, individu, m));
  return (
    positif(salaires - abattementSalaires(c, salaires, annee)) +
    positif(pensions - abattementPensions(c, pensions, annee)) +
    revenus_non_salaries(c, individu, annee - 1)
  );
}

/**
 * Euros: what stands for the reference income over the twelve months before a month. Real expenses are not
 * known of them, and the allowance for age is left out: growing older is no fall of income.
 */
export const rfr_douze_derniers_mois = variable.foyerFiscal.nombre(
  {
    nom: "rfr_douze_derniers_mois",
    libelle: "revenu fiscal de référence des douze derniers mois",
    article: "CCH, art. R441-1 ; arrêté du 29 juillet 1987, art. 4",
    unite: "€",
  },
  (c, foyer, mois) => somme(foyer.membres, (individu) => apresAbattements(c, individu, mois)),
);
