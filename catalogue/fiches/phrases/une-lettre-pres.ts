/** What remains of a text is what remains of a name (`entier`), or its beginning. */
function suite(tape: string, i: number, nom: string, j: number, entier: boolean): boolean {
  const reste = tape.length - i;
  if (entier ? reste !== nom.length - j : reste > nom.length - j) return false;
  for (let k = 0; k < reste; k += 1) {
    if (tape.charCodeAt(i + k) !== nom.charCodeAt(j + k)) return false;
  }
  return true;
}

/** True if a text is a name (`entier`), or its beginning, but for one letter: wrong, missing, in excess, or swapped with the next one. */
export function aUneLettrePres(tape: string, nom: string, entier: boolean): boolean {
  let at = 0;
  while (at < tape.length && tape.charCodeAt(at) === nom.charCodeAt(at)) at += 1;
  return (
    suite(tape, at + 1, nom, at + 1, entier) ||
    suite(tape, at, nom, at + 1, entier) ||
    suite(tape, at + 1, nom, at, entier) ||
    (tape[at] === nom[at + 1] && tape[at + 1] === nom[at] && suite(tape, at + 2, nom, at + 2, entier))
  );
}
