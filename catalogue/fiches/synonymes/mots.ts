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

/** Little words that say nothing of an aid. */
export const vides: ReadonlySet<string> = new Set(
  motsDe(
    "à au aux ai avec c ce ces cette d dans de des du elle en est et il j je l la le les leur ma me mes moi mon n ne notre nous on ou où par pas plus pour qu que qui s sa se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y",
  ),
);

/** The same word whether there is one or several: « bourses » is « bourse », « css » stays. */
export const singulier = (word: string): string =>
  word.length > 3 && /[^s\d][sx]$/.test(word) ? word.slice(0, -1) : word;
