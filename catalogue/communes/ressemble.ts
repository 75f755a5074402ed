/** Letters of a name under which one wrong letter would make too many other names. */
const AU_MOINS = 5;

/** What remains of a text is what remains of a name (`entier`), or its beginning. */
function suite(tape: string, i: number, nom: string, j: number, entier: boolean): boolean {
  const reste = tape.length - i;
  if (entier ? reste !== nom.length - j : reste > nom.length - j) return false;
  for (let k = 0; k < reste; k += 1) {
    if (tape.charCodeAt(i + k) !== nom.charCodeAt(j + k)) return false;
  }
  return true;
}

/** True if a text is a name, or its beginning, but for one letter: wrong, missing, in excess, or swapped with the next one. */
function aUneLettrePres(tape: string, nom: string, entier: boolean): boolean {
  let at = 0;
  while (at < tape.length && tape.charCodeAt(at) === nom.charCodeAt(at)) at += 1;
  return (
    suite(tape, at + 1, nom, at + 1, entier) ||
    suite(tape, at, nom, at + 1, entier) ||
    suite(tape, at + 1, nom, at, entier) ||
    (tape[at] === nom[at + 1] && tape[at + 1] === nom[at] && suite(tape, at + 2, nom, at + 2, entier))
  );
}

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
