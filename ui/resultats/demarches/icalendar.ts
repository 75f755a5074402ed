/** How a calendar file is written (RFC 5545): escaped text, lines of 75 bytes at most, CRLF. */

/** Bytes of a line, its end aside. */
const OCTETS = 75;

const octets = new TextEncoder();

/** A text as a value: what separates values is escaped. */
export const texte = (valeur: string): string =>
  valeur.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

/** A line folded so that none is longer than allowed; no character is cut in two. */
function plier(ligne: string): string {
  const lignes: string[] = [];
  let [courante, taille] = ["", 0];
  for (const signe of ligne) {
    const poids = octets.encode(signe).length;
    if (taille + poids > OCTETS) {
      lignes.push(courante);
      [courante, taille] = [" ", 1];
    }
    courante += signe;
    taille += poids;
  }
  return [...lignes, courante].join("\r\n");
}

/** A property: its name, and its value as it is written. */
export type Propriete = readonly [nom: string, valeur: string];

/** A component with its properties, and those that are in it. */
export const composant = (nom: string, proprietes: readonly Propriete[], dedans: readonly string[] = []) =>
  [
    `BEGIN:${nom}\r\n`,
    ...proprietes.map(([cle, valeur]) => `${plier(`${cle}:${valeur}`)}\r\n`),
    ...dedans,
    `END:${nom}\r\n`,
  ].join("");
