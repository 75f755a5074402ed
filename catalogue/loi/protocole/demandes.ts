import type { Calcul, Registre } from "../moteur/calcul.ts";
import type { Resultat } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { lirePeriode, periodesDuMoteur } from "../moteur/periode.ts";
import type { CalculateRequest, EntityName } from "../moteur/requete.ts";

/** Month of the year that a variable that never changes is read at: any would do. */
const QUAND = 0;

/** A value that a request asks for: a `null`. */
export interface ValeurDemandee {
  entite: EntityName;
  /** Position of the member in its entity. */
  rang: number;
  nom: string;
  periode: string;
  /** Where it stands in the request. */
  chemin: readonly string[];
  /** The period that the engine reads it at. */
  quand(registre: Registre): number;
}

/** Every value that a request which has been checked asks for, in its order. */
export const demandesDe = (requete: CalculateRequest): ValeurDemandee[] =>
  (Object.keys(requete) as EntityName[]).flatMap((entite) =>
    Object.entries(requete[entite]).flatMap(([id, instance], rang) =>
      Object.entries(instance).flatMap(([nom, valeurs]) =>
        typeof valeurs !== "object" || Array.isArray(valeurs)
          ? []
          : Object.entries(valeurs).flatMap(([periode, valeur]): ValeurDemandee[] =>
              valeur === null
                ? [
                    {
                      entite,
                      rang,
                      nom,
                      periode,
                      chemin: [entite, id, nom, periode],
                      quand: (registre) => {
                        const lue = lirePeriode(periode);
                        const definie = registre.get(nom)?.definition.periode ?? "mois";
                        return (lue && periodesDuMoteur(lue, definie)[0]) ?? QUAND;
                      },
                    },
                  ]
                : [],
            ),
      ),
    ),
  );

/** Computes a value that is asked for. Throws an Error for one that has none. */
export function lireLaDemande(c: Calcul, registre: Registre, demande: ValeurDemandee): Resultat {
  const { entite, rang, nom } = demande;
  const valeur = c.lireParNom(nom, c.entites[entite][rang] as Entite, demande.quand(registre));
  if (typeof valeur === "number" && !Number.isFinite(valeur))
    throw new Error(`« ${nom} » n’a pas de valeur : ${valeur}.`);
  return valeur;
}
