import type { PlanDit } from "../../catalogue/results/plan-dit.ts";
import type { Marque } from "../../catalogue/situation/context.ts";

/** Words of a recap, the same in both of its forms. */
export interface Contenu {
  marque: Marque;
  /** « Cap Aides », with its bank. */
  nom: string;
  titre: string;
  plan: PlanDit;
  intro: string;
  /** The site, and the private link when it was asked for. */
  site: string;
  lien?: { adresse: string; dit: string };
  pied: readonly string[];
}
