import type { Situation } from "../situation/situation.ts";
import type { Noeud } from "./moteur/definition.ts";
import { inconnusDe } from "./requete/inconnus.ts";

/** Nothing was given and nothing was found: neither a line of an explanation, nor a doubt. */
export const estMuet = ({ valeur, donnee }: Noeud): boolean =>
  !donnee && (valeur === 0 || valeur === false || valeur === "");

/** What a traced computation rests on that nobody gave. */
export interface Suppositions {
  /** An income that nobody gave stands there: guessed, or left blank. */
  suppose: (noeud: Noeud) => boolean;
  /** It rests, near or far, on one. */
  incertain: (noeud: Noeud) => boolean;
}

/** Guesses among the values of a household computed with `trace` (docs/specification.md#loi-passe). */
export function suppositionsDe(situation: Situation): Suppositions {
  const { inconnu } = inconnusDe(situation);
  const suppose = ({ donnee, entite, definition, periode }: Noeud): boolean =>
    donnee && inconnu(definition, entite, periode, donnee) !== 0;
  const vus = new Map<Noeud, boolean>();
  const incertain = (noeud: Noeud): boolean => {
    const connu = vus.get(noeud);
    if (connu !== undefined) return connu;
    const trouve = noeud.lectures.some((lu) => !estMuet(lu) && (suppose(lu) || incertain(lu)));
    vus.set(noeud, trouve);
    return trouve;
  };
  return { suppose, incertain };
}
