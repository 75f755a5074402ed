import type { Valeur } from "../parametres/parametres.ts";
import type { Inconnu } from "./doutes.ts";

/** Values that may still be computed; the calculation counts them down. */
export interface BudgetDeCalcul {
  calculs: number;
}

/**
 * `trace` keeps how each value came about, `inconnu` which unknowns it rests on; `valeurDe` gives other figures than the
 * law’s; past its `budget`, a calculation throws a CalculDemesure.
 */
export interface OptionsDuCalcul {
  trace?: boolean;
  inconnu?: Inconnu | undefined;
  valeurDe?: (chemin: string, mois: number) => Valeur | null;
  budget?: BudgetDeCalcul | undefined;
}
