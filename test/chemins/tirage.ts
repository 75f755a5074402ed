import type { Reponses } from "./chemin.ts";
import { ABSENT, type Choix } from "./exploration.ts";
import type { Formule } from "./formules.ts";
import type { Modele, Point } from "./modele.ts";

/** Chooses one of the answers offered at a point; the answers before it are known. */
export type Preference = (point: Point, offertes: readonly number[], avant: Reponses) => number;

/**
 * Goes through the points in order, keeping to the answers ordered: each point that is asked takes
 * its ordered answer, or the preferred one. Throws if an order cannot be followed.
 */
export function tirer(modele: Modele, ordres: Choix, preferer: Preference): Reponses {
  const reponses = new Int16Array(modele.points.length).fill(ABSENT);
  const verites = new Map<number, boolean>();
  const vraie = (f: Formule): boolean => {
    const connue = verites.get(f.id);
    if (connue !== undefined) return connue;
    const verite = calculer(f);
    verites.set(f.id, verite);
    return verite;
  };
  const calculer = (f: Formule): boolean => {
    switch (f.sorte) {
      case "atome": {
        const atome = modele.atomes[f.atome];
        const valeur = reponses[atome?.point ?? 0] ?? ABSENT;
        return valeur === ABSENT ? atome?.absent === true : atome?.vrai[valeur] === true;
      }
      case "non":
        return !vraie(f.de);
      case "et":
        return f.de.every(vraie);
      case "ou":
        return f.de.some(vraie);
      default:
        return f.sorte === "vrai";
    }
  };
  for (const point of modele.points) {
    if (!vraie(point.active)) {
      if ((ordres.get(point.rang) ?? ABSENT) !== ABSENT) throw new Error(`${point.cle} n’est pas demandé`);
      continue;
    }
    const offertes = point.valeurs.flatMap((_, v) => (vraie(point.permises[v] as Formule) ? [v] : []));
    const ordre = ordres.get(point.rang);
    if (ordre !== undefined && !offertes.includes(ordre))
      throw new Error(`${point.cle} : réponse non proposée`);
    reponses[point.rang] = ordre ?? preferer(point, offertes, reponses);
  }
  return reponses;
}
