import type { PlanDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";

/** « Cap Aides », with its bank. */
export const nomsDuSite: Readonly<Record<Marque, string>> = {
  neutre: "Cap Aides",
  banque: "Cap Aides, avec votre banque",
};

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
  /** That we may write once more, and the page that says yes. */
  suivi?: { dit: string; oui: string };
  /** The page that stops all mails. */
  arret: string;
  pied: readonly string[];
}
