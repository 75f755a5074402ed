import { type Explication, expliquerNoeud } from "../expliquer.ts";
import { Calcul, type Registre } from "../moteur/calcul.ts";
import type { Entite } from "../moteur/entites.ts";
import { ErreurDeRequete } from "../moteur/erreur.ts";
import type { EntityName } from "../moteur/requete.ts";
import { demandesDe, lireLaDemande } from "./demandes.ts";
import { valider } from "./valider.ts";

/** A value that a request asks for, and how it came about. */
export interface ValeurExpliquee {
  entite: EntityName;
  /** Name of the member in the request. */
  membre: string;
  variable: string;
  periode: string;
  explication: Explication;
}

const nomDuMembre = (entite: Entite) => ("id" in entite ? entite.id : undefined);

/**
 * Explains in French each value that a request of the OpenFisca Web API asks for, down to what was given and to the figures of
 * the law. Throws an ErreurDeRequete as `repondreALaRequete` does.
 */
export function expliquerLaRequete(donnee: unknown, registre: Registre): ValeurExpliquee[] {
  const requete = valider(donnee, registre);
  const c = new Calcul(requete, registre, { trace: true });
  const lecteur = { noms: nomDuMembre, suppose: () => false, incertain: () => false };
  return demandesDe(requete).flatMap((demande): ValeurExpliquee[] => {
    const { entite, rang, nom: variable, periode, chemin } = demande;
    try {
      lireLaDemande(c, registre, demande);
    } catch (error) {
      throw new ErreurDeRequete([{ chemin, message: (error as Error).message }]);
    }
    const noeud = c.noeud(variable, c.entites[entite][rang] as Entite, demande.quand(registre));
    if (!noeud) return [];
    const membre = chemin[1] ?? "";
    return [{ entite, membre, variable, periode, explication: expliquerNoeud(noeud, lecteur) }];
  });
}
