import type { ReponsesCodees } from "./chemin.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { type Formule, trancher } from "../../catalogue/recherche/formules.ts";
import type { Modele, Point } from "./modele.ts";

/** Chooses one of the answers offered at a point; the answers before it are known. */
export type Preference = (point: Point, offertes: readonly number[], avant: ReponsesCodees) => number;

/**
 * Goes through the points in order, keeping to the answers ordered: each point that is asked takes
 * its ordered answer, or the preferred one. Throws if an order cannot be followed. Nothing is looked
 * for: each answer is taken for good, so the conditions are read (`trancher`) and never gone back on.
 */
export function tirer(modele: Modele, ordres: Affectation, preferer: Preference): ReponsesCodees {
  const { lexique } = modele;
  const reponses = new Int16Array(modele.points.length).fill(ABSENT);
  const connues = new Map<number, boolean>();
  const dit = (numero: number) =>
    lexique.dit(numero, reponses[lexique.atomes[numero]?.inconnue ?? 0] ?? ABSENT);
  const vraie = (f: Formule) => trancher(f, dit, connues) === true;
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
