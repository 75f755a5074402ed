/** Plain words of a text: no accent, no case, no punctuation. */
export const motsDe = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Shorter words are taken as typed: one typo would make them anything. */
const MIN_FAUTE = 4;

/** True if one letter added, lost, changed or swapped with the next makes `typed` the start of `word`. */
function startsWithATypo(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const rest = typed.slice(at);
  const swapped = word[at] === rest[1] && word[at + 1] === rest[0];
  return (
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest.slice(1), at + 1) ||
    (swapped && word.startsWith(rest.slice(2), at + 2))
  );
}

const FAUTE = 2;

/** 0 a word starts so, 2 it does but for one typo, nothing if no word does. */
function rankIn(words: readonly string[], typed: string): number | undefined {
  if (words.some((word) => word.startsWith(typed))) return 0;
  if (typed.length < MIN_FAUTE || /\d/.test(typed)) return undefined;
  return words.some((word) => startsWithATypo(word, typed)) ? FAUTE : undefined;
}

export interface Indexe<T> {
  item: T;
  /** Words of its name, which count most, then the others. */
  nom: readonly string[];
  autres: readonly string[];
}

/** Little words that say nothing of an aid. */
const vides = new Set(motsDe("à au aux d de des du en et l la le les ou pour un une"));

function rank({ nom, autres }: Indexe<unknown>, typed: readonly string[]): number | undefined {
  let total = 0;
  for (const word of typed) {
    const [named, other] = [rankIn(nom, word), rankIn(autres, word)];
    const best = Math.min(named ?? Infinity, other === undefined ? Infinity : other + 1);
    if (best === Infinity) return undefined;
    total += best;
  }
  return total;
}

/**
 * Items whose words start with every word typed, whatever accents, case and one typo a word; names
 * first, typos last, the order given otherwise kept. An empty search finds everything.
 */
export function chercherDesAides<T>(index: readonly Indexe<T>[], query: string): T[] {
  const all = motsDe(query);
  const meaning = all.filter((word) => !vides.has(word));
  const typed = meaning.length ? meaning : all;
  return index
    .flatMap((one) => {
      const found = rank(one, typed);
      return found === undefined ? [] : [{ item: one.item, found }];
    })
    .toSorted((a, b) => a.found - b.found)
    .map(({ item }) => item);
}
