import { Calcul, type Registre } from "../moteur/calcul.ts";
import { CalculDemesure, ErreurDeRequete } from "../moteur/erreur.ts";
import type { BudgetDeCalcul } from "../moteur/options.ts";
import type { CalculateRequest, Instance, Values } from "../moteur/requete.ts";
import { demandesDe, lireLaDemande } from "./demandes.ts";
import { valider } from "./valider.ts";

/**
 * Answers a request of the OpenFisca Web API: the same, each `null` being the value that the engine of the
 * product computes, for any variable of the registry, member and period. Throws an ErreurDeRequete for a
 * request that is wrong, or a value that cannot be computed, a CalculDemesure past its budget.
 */
export function repondreALaRequete(
  donnee: unknown,
  registre: Registre,
  budget?: BudgetDeCalcul,
): CalculateRequest {
  const requete = valider(donnee, registre);
  const c = new Calcul(requete, registre, { budget });
  // A value that several members share in memory is each one’s own here.
  const reponse = JSON.parse(JSON.stringify(requete)) as CalculateRequest;
  for (const demande of demandesDe(requete)) {
    const { entite, nom, periode, chemin } = demande;
    const instance = reponse[entite][chemin[1] ?? ""] as Instance;
    try {
      (instance[nom] as Values)[periode] = lireLaDemande(c, registre, demande);
    } catch (error) {
      if (error instanceof CalculDemesure) throw error;
      throw new ErreurDeRequete([{ chemin, message: (error as Error).message }]);
    }
  }
  return reponse;
}
