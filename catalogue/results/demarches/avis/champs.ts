/** What a 2D-Doc message holds, for a tax notice (specification of the State’s agency for secure titles, sections 7 and 8.3, version 3.3.7.2 of 11 March 2026). */

/** Ends a value of variable length. */
const GS = "\u001D";
/** Ends a value that was cut. */
const RS = "\u001E";

/** Length of the values that always have the same one, by identifier. */
const FIXES: Readonly<Record<string, number>> = {
  "06": 6,
  "07": 6,
  "08": 4,
  "09": 4,
  "0A": 9,
  "0B": 9,
  "40": 13,
  "44": 13,
  "45": 4,
  "47": 13,
  "49": 13,
  "4A": 8,
  "4B": 8,
  "6W": 5,
  "6Y": 2,
};

/** Most that the other values may hold, by identifier. */
const VARIABLES: Readonly<Record<string, number>> = {
  "01": Infinity,
  "02": Infinity,
  "03": Infinity,
  "04": Infinity,
  "05": Infinity,
  "0C": Infinity,
  "41": 12,
  "42": Infinity,
  "43": 5,
  "46": 38,
  "48": 38,
  "4V": 10,
  "4W": 10,
  "4X": 10,
  "4Y": Infinity,
  "4Z": 10,
  "6S": 38,
  "6T": 38,
  "6U": 38,
  "6V": 38,
  "6X": 32,
};

/** Where the value that starts there ends: its separator, or the end of the message. */
function finDe(message: string, debut: number): number {
  const fins = [GS, RS].map((signe) => message.indexOf(signe, debut)).filter((fin) => fin >= 0);
  return Math.min(message.length, ...fins);
}

/** A value and where the next one starts; nothing when it is not written as its identifier wants. */
function lireLaValeur(
  message: string,
  id: string,
  debut: number,
): [valeur: string, suite: number] | undefined {
  const fixe = FIXES[id];
  if (fixe !== undefined) {
    const valeur = message.slice(debut, debut + fixe);
    const entiere = valeur.length === fixe && finDe(valeur, 0) === fixe;
    // Some issuers end a value of fixed length as they end the others.
    return entiere ? [valeur, debut + fixe + (message[debut + fixe] === GS ? 1 : 0)] : undefined;
  }
  const fin = finDe(message, debut);
  const valeur = message.slice(debut, fin);
  return valeur.length > (VARIABLES[id] ?? -1) || message[fin] === RS ? undefined : [valeur, fin + 1];
}

/**
 * The values of a message by identifier. Nothing at all when one of them is cut, told twice, unknown or not of its
 * length: what follows it would be read from the wrong place.
 */
export function lireLesChamps(message: string): ReadonlyMap<string, string> | undefined {
  const champs = new Map<string, string>();
  for (let ici = 0; ici < message.length;) {
    const id = message.slice(ici, ici + 2);
    const lue = lireLaValeur(message, id, ici + 2);
    if (!lue || champs.has(id)) return undefined;
    champs.set(id, lue[0]);
    ici = lue[1];
  }
  return champs;
}
