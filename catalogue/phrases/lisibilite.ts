/** How easily a text is read: its sentences, their words, its acronyms. */

/** Acronyms that need no explanation at 16. */
const CONNUS = new Set([
  ..."APL BAC BAFA BAFD BTS BUT CAF CAP CDD CDI CE CM CPAM CROUS DOM EDF EURO HLM ID IUT MSA PDF".split(" "),
  ..."RER RSA SMIC SNCF SMS TER TGV UE URL CV ENT FAQ OK PACS QR RIB TTC TVA VAE VTT".split(" "),
]);

/** Names of networks, brands and categories: their capitals are not initials to spell out. */
const NOMS = new Set("AM BP CTS INOUI LABAZ LILA OPTILE PREPA PRIMO PRO SMERRA TAG UFCV YEP ZOU".split(" "));

/** Capitals of a figure or a class (« II », « IV », « B1 ») are none. */
const ROMAIN = /^[IVX]+$/;

const sansAdresses = (texte: string) =>
  texte.replaceAll(/(?:(?:https?:\/\/|www\.)\S+?|\S+@\S+?)(?=[.,;)]?(?:\s|$))/gu, " ");

/** Sentences: what ends with a point or a line. « 1 000 » and « art. 3 » do not cut. */
export const phrasesDuTexte = (texte: string): string[] =>
  sansAdresses(texte)
    .split(/(?<=[.!?…])[»)]?\s+(?=[\p{Lu}«[\d–-])|\n+/u)
    .filter((phrase) => /\p{L}/u.test(phrase));

/** Words, figures included; signs and units alone are none. */
export const nombreDeMots = (phrase: string): number =>
  phrase.split(/\s+/u).filter((mot) => /[\p{L}\d]/u.test(mot)).length;

/** Acronyms that the text never spells out: neither « le RSA (revenu…) » nor « revenu… (RSA) ». */
export function siglesInexpliques(texte: string): string[] {
  const lisible = sansAdresses(texte);
  const sigles = new Set(lisible.match(/(?<![\p{L}\d’-])\p{Lu}{2,6}(?![\p{L}\d-])/gu) ?? []);
  return [...sigles].filter((sigle) => {
    if (CONNUS.has(sigle) || NOMS.has(sigle) || ROMAIN.test(sigle)) return false;
    return !lisible.includes(`(${sigle}`) && !new RegExp(`${sigle}\\s+[(«]`, "u").test(lisible);
  });
}

export interface Lisibilite {
  phrases: number;
  /** Mean words of a sentence. */
  mots: number;
  /** Sentences of fewer than 15 words, from 0 to 1. */
  courtes: number;
  sigles: string[];
}

/** A sentence with this many words or more is long. */
const LONGUE = 15;

/** Figures of some texts read together; an acronym is told once per text that leaves it unexplained. */
export function lisibiliteDe(textes: readonly string[]): Lisibilite {
  const longueurs = textes.flatMap(phrasesDuTexte).map(nombreDeMots);
  const total = longueurs.reduce((somme, un) => somme + un, 0);
  return {
    phrases: longueurs.length,
    mots: longueurs.length === 0 ? 0 : total / longueurs.length,
    courtes: longueurs.filter((un) => un < LONGUE).length / Math.max(1, longueurs.length),
    sigles: textes.flatMap(siglesInexpliques),
  };
}
