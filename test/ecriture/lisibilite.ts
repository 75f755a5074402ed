import type { AideFile } from "../../catalogue/schema/aide.ts";

/** How easily a text is read: its sentences, their words, its acronyms. */

/** Acronyms that need no explanation at 16. */
const CONNUS = new Set([
  ..."APL BAC BAFA BAFD BTS BUT CAF CAP CDD CDI CE CM CPAM CROUS DOM EDF EURO HLM ID IUT MSA PDF".split(" "),
  ..."RER RSA SMIC SNCF SMS SOS TER TGV UE URL CV ENT FAQ OK PACS QR RIB TTC TVA VAE VTT".split(" "),
]);

/** Names of networks, brands, services and categories: their capitals are not initials to spell out. */
const NOMS = new Set(
  "AM BP CTS INOUI LABAZ LILA OPTILE ORDIL PREPA PRIMO PRO SIDP SMERRA TAG UFCV YEP ZOU".split(" "),
);

/** Capitals of a figure or a class (« II », « IV », « B1 ») are none. */
const ROMAIN = /^[IVX]+$/;

/** Two capitals at least, and the figures between or after them: « AAH », « C2S », the « CFA » of « OF-CFA ». */
const SIGLE = /(?<![\p{L}\d])(?=\d*\p{Lu}\d*\p{Lu})[\p{Lu}\d]{2,7}(?![\p{L}\d])/gu;

const sansAdresses = (texte: string) =>
  texte
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replaceAll(/(?:(?:https?:\/\/|www\.)\S+?|\S+@\S+?)(?=[.,;)]?(?:\s|$))/gu, " ");

/** Sentences: what ends with a point or a line. « 1 000 » and « art. 3 » do not cut. */
export const phrasesDuTexte = (texte: string): string[] =>
  sansAdresses(texte)
    .split(/(?<=[.!?…])[»)]?\s+(?=[\p{Lu}«[\d–-])|\n+/u)
    .filter((phrase) => /\p{L}/u.test(phrase));

/** Words, figures included; signs and units alone are none. */
export const nombreDeMots = (phrase: string): number =>
  phrase.split(/\s+/u).filter((mot) => /[\p{L}\d]/u.test(mot)).length;

/** First letter of a word or of an acronym, without accent. */
const initiale = (mot: string): string => mot.normalize("NFD").charAt(0).toUpperCase();

/** True if « le plan local… (PLIE) » is what stands around an acronym: words, one of which has its initial. */
function suitSesMots(sigle: string, avant: string, apres: string): boolean {
  const mots = apres.startsWith(")") ? /([^().:;!?\n]+)\s\($/u.exec(avant)?.[1] : undefined;
  return (mots?.match(/\p{L}+/gu) ?? []).some((mot) => initiale(mot) === initiale(sigle));
}

/** True if « le PLIE (plan local…) » is: neither a telephone nor an address, « (03 28… ». */
function precedeSesMots(sigle: string, apres: string): boolean {
  const mot = /^\s\((?:l[ea]s?\s|l’|une?\s)?(\p{L}+)/u.exec(apres)?.[1];
  return mot !== undefined && initiale(mot) === initiale(sigle);
}

/** Acronyms that are not spelt out where the text first uses them: « le RSA (revenu…) », « revenu… (RSA) ». */
export function siglesInexpliques(texte: string): string[] {
  const lisible = sansAdresses(texte);
  const premiers = new Map<string, number>();
  for (const { 0: sigle, index } of lisible.matchAll(SIGLE))
    if (!premiers.has(sigle)) premiers.set(sigle, index);
  return [...premiers].flatMap(([sigle, index]) => {
    const apres = lisible.slice(index + sigle.length);
    const clair =
      CONNUS.has(sigle) ||
      NOMS.has(sigle) ||
      ROMAIN.test(sigle) ||
      suitSesMots(sigle, lisible.slice(0, index), apres) ||
      precedeSesMots(sigle, apres);
    return clair ? [] : [sigle];
  });
}

/** What a person reads of an aid, in the order of its page. */
export const textesLus = (aide: AideFile): string[] =>
  [
    aide.label,
    aide.legend,
    aide.a_verifier,
    aide.warning,
    aide.description,
    aide.participation?.legend,
    ...aide.conditions,
    ...aide.papiers,
  ].filter((texte) => texte !== undefined);

export interface Lisibilite {
  phrases: number;
  /** Mean words of a sentence. */
  mots: number;
  /** Sentences of fewer than 15 words, from 0 to 1. */
  courtes: number;
}

/** A sentence with this many words or more is long. */
const LONGUE = 15;

/** Figures of some texts read together. */
export function lisibiliteDe(textes: readonly string[]): Lisibilite {
  const longueurs = textes.flatMap(phrasesDuTexte).map(nombreDeMots);
  const total = longueurs.reduce((somme, un) => somme + un, 0);
  return {
    phrases: longueurs.length,
    mots: longueurs.length === 0 ? 0 : total / longueurs.length,
    courtes: longueurs.filter((un) => un < LONGUE).length / Math.max(1, longueurs.length),
  };
}
