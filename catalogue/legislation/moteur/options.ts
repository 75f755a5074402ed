import type { Valeur } from "../parametres/parametres.ts";
import type { Inconnu } from "./doutes.ts";

/** `trace` keeps how each value came about, `inconnu` which unknowns it rests on; `valeurDe` gives other figures than the law’s. */
export interface OptionsDuCalcul {
  trace?: boolean;
  inconnu?: Inconnu | undefined;
  valeurDe?: (chemin: string, mois: number) => Valeur | null;
}
