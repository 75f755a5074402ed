import { aUneLettrePres } from "../../catalogue/fiches/phrases/une-lettre-pres.ts";

/** Shorter words are taken as typed: one typo would make them anything. */
const MIN_FAUTE = 4;
/** From this length, a word may bear two typos. */
const MIN_DEUX_FAUTES = 8;

/** Letters to add, lose or change to make one word of the other; 3 stands for « more than two ». */
export function ecartEntre(one: string, other: string): number {
  const width = other.length;
  if (Math.abs(one.length - width) > 2) return 3;
  let [above, row] = [new Uint8Array(width + 1).map((_, n) => n), new Uint8Array(width + 1)];
  for (let i = 1; i <= one.length; i += 1) {
    let least = (row[0] = i);
    for (let j = 1; j <= width; j += 1) {
      const changed = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      least = Math.min(least, (row[j] = Math.min(changed, above[j]! + 1, row[j - 1]! + 1)));
    }
    if (least > 2) return 3;
    [above, row] = [row, above];
  }
  return Math.min(above[width]!, 3);
}

/** Ways to write the same sound, the longest first. */
const SONS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/qu|q|k|ch(?=[rln])/g, "k"],
  [/ch|sh/g, "ç"],
  [/gu(?=[eiy])/g, "g"],
  [/g(?=[eiy])/g, "j"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/eau|au/g, "o"],
  [/[ae]i|[ae]y/g, "e"],
  [/(?:er|et|ez|ent)$/g, "e"],
  [/[ae][mn](?=[^aeiouy]|$)/g, "2"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/[h013-9](?!$)/g, ""],
  [/(.)\1+/g, "$1"],
  [/e$/, ""],
  [/[stdp]$/, ""],
];

/** How a word sounds, roughly: « lojement » and « logement » are the same. */
export const son = (word: string): string =>
  SONS.reduce((heard, [writing, sound]) => heard.replace(writing, sound), word);

/** A word typed, and what it takes to compare it to many. */
export interface Tape {
  mot: string;
  son: string;
  /** True when its end may be missing: it is still being typed. */
  debut: boolean;
  /** True when it may be misspelt. */
  fautes: boolean;
}

export const tape = (mot: string, debut = true, fautes = true): Tape => ({
  mot,
  son: son(mot),
  debut,
  fautes,
});

/** What it costs to take a word for the one typed: 0 the same, 0.25 it starts so, 2 it sounds so or has a typo. */
export const FAUTE = 2;

/** Cost of taking `word`, which sounds `heard`, for the one typed; nothing when they are not alike. */
export function cout(word: string, heard: string, tape: Tape): number | undefined {
  const { mot, debut, fautes } = tape;
  if (word === mot) return 0;
  if (debut && word.startsWith(mot)) return 0.25;
  if (!fautes || mot.length < MIN_FAUTE || /\d/.test(mot)) return undefined;
  return coutDeLaFaute(word, heard, tape);
}

function coutDeLaFaute(word: string, heard: string, { mot, son: sound, debut }: Tape): number | undefined {
  if (sound.length > 2 && sound === heard) return FAUTE;
  if (aUneLettrePres(mot, word, !debut)) return FAUTE;
  if (mot.length < MIN_DEUX_FAUTES || word[0] !== mot[0]) return undefined;
  return ecartEntre(word, mot) < 3 ? FAUTE + 1 : undefined;
}
