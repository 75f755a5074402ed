import { Calcul, type Registre } from "../moteur/calcul.ts";
import type { Resultat } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { ErreurDeRequete } from "../moteur/erreur.ts";
import { lirePeriode, periodesDuMoteur } from "../moteur/periode.ts";
import type { CalculateRequest, EntityName, Instance, Values } from "../moteur/requete.ts";
import { valider } from "./valider.ts";

/** Month of the year that a variable that never changes is read at: any would do. */
const QUAND = 0;

function valeurDe(c: Calcul, registre: Registre, nom: string, entite: Entite, periode: string): Resultat {
  const lue = lirePeriode(periode);
  const definie = registre.get(nom)?.definition.periode ?? "mois";
  const valeur = c.lireParNom(nom, entite, (lue && periodesDuMoteur(lue, definie)[0]) ?? QUAND);
  if (typeof valeur === "number" && !Number.isFinite(valeur))
    throw new Error(`« ${nom} » n’a pas de valeur : ${valeur}.`);
  return valeur;
}

/** The values of one variable with those that were asked for. */
function remplir(valeurs: Values, chemin: readonly string[], valeur: (periode: string) => Resultat): Values {
  const remplies = Object.entries(valeurs).map(([periode, dite]) => {
    if (dite !== null) return [periode, dite];
    try {
      return [periode, valeur(periode)];
    } catch (error) {
      throw new ErreurDeRequete([{ chemin: [...chemin, periode], message: (error as Error).message }]);
    }
  });
  return Object.fromEntries(remplies) as Values;
}

const demande = (valeurs: Values | string[] | string): valeurs is Values =>
  typeof valeurs === "object" && !Array.isArray(valeurs) && Object.values(valeurs).includes(null);

/**
 * Answers a request of the OpenFisca Web API: the same, each `null` being the value that the engine of the
 * product computes, for any variable of the registry, member and period. Throws an ErreurDeRequete for a
 * request that is wrong, or a value that cannot be computed.
 */
export function repondreALaRequete(donnee: unknown, registre: Registre): CalculateRequest {
  const requete = valider(donnee, registre);
  const c = new Calcul(requete, registre);
  const reponse = (entite: EntityName) => {
    const membres = Object.entries(requete[entite]).map(([id, instance], rang) => {
      const remplie = Object.entries(instance).map(([nom, valeurs]) => {
        if (!demande(valeurs)) return [nom, valeurs];
        const lire = (periode: string) =>
          valeurDe(c, registre, nom, c.entites[entite][rang] as Entite, periode);
        return [nom, remplir(valeurs, [entite, id, nom], lire)];
      });
      return [id, Object.fromEntries(remplie) as Instance] as const;
    });
    return [entite, Object.fromEntries(membres)] as const;
  };
  return Object.fromEntries(
    (Object.keys(requete) as EntityName[]).map(reponse),
  ) as unknown as CalculateRequest;
}
