const INSECABLE = "\u00a0";
const MILLIERS = "\u202f";

const unites = "€|%|ans?|mois|km|h|heures?|jours?|semaines?";
const avantUnite = new RegExp(`(\\d) (?=(?:${unites})(?![\\p{L}\\d]))`, "gu");
/** « 1 400 »: at most three figures, then threes. */
const milliers = /(\d{1,3})((?: \d{3})+)(?![\d]| \d)/gu;
/** What such a number does not follow: it would be the end of another. */
const nombreEnCours = /[\d,.]$|\d[ \u202f]$/u;
const codePostal = /(?:^|\D)\d{5}(?!\d)/u;
/** An apostrophe that opens a quotation: the one that closes it is not a letter’s. */
const citation = /(?:^|[^\p{L}\d])'(?=\p{L})/u;

/**
 * French typography of a text that editors typed plainly: curly apostrophes, dashes between words, no
 * break inside a thousand or before a unit, and no line that starts with a colon, a semicolon or a
 * closing mark. Addresses have no spaces: they stay as they are.
 */
export function typographier(texte: string): string {
  // A postal address is written as it is on the envelope.
  const tirets = codePostal.test(texte) ? texte : texte.replace(/(\S) - (?=[^\s\d])/gu, "$1 – ");
  const lettres = tirets
    .replace(/(\p{L})['ʼ](?=[\p{L}\d«])/gu, "$1’")
    .replace(/ (?=[;:!?»](?:[\s).,]|$))/gu, INSECABLE)
    .replaceAll("« ", `«${INSECABLE}`);
  const apostrophes =
    lettres.includes("'") && !citation.test(lettres) ? lettres.replace(/(\p{L})'(?=\s|$)/gu, "$1’") : lettres;
  return apostrophes
    .replace(milliers, (nombre: string, tete: string, suite: string, ou: number, tout: string) =>
      nombreEnCours.test(tout.slice(Math.max(ou - 2, 0), ou))
        ? nombre
        : tete + suite.replaceAll(" ", MILLIERS),
    )
    .replace(avantUnite, `$1${INSECABLE}`);
}
