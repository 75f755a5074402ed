import { aUneLettrePres } from "../../fiches/phrases/une-lettre-pres.ts";

/** Letters of a name under which one wrong letter would make too many other names. */
const AU_MOINS = 5;

/**
 * Ranks of the names that a text is (`entier`), or begins, but for one letter: in turn one of the same initial, on which one
 * seldom errs, and one of another, each in the order of the names; a name borne by many comes once before it comes again.
 */
export function rangsProches(tape: string, noms: readonly string[], entier: boolean): number[] {
  const vus = new Set<string>();
  const [deLInitiale, autres, encore]: [number[], number[], number[]] = [[], [], []];
  for (const [rang, nom] of noms.entries()) {
    if (nom.length < AU_MOINS || nom.length < tape.length - 1) continue;
    if (entier && nom.length > tape.length + 1) continue;
    if (!aUneLettrePres(tape, nom, entier)) continue;
    (vus.has(nom) ? encore : nom[0] === tape[0] ? deLInitiale : autres).push(rang);
    vus.add(nom);
  }
  const tours = Array.from({ length: Math.max(deLInitiale.length, autres.length) }, (_, tour) => [
    ...deLInitiale.slice(tour, tour + 1),
    ...autres.slice(tour, tour + 1),
  ]);
  return [...tours.flat(), ...encore];
}
