import type { ReaderOptions, ReadResult } from "zxing-wasm/reader";

/** How a picture is searched. */
export const REGLAGES: ReaderOptions = { formats: ["DataMatrix"], tryHarder: true, maxNumberOfSymbols: 8 };

/** The codes that were read, one letter an octet, those that look like a signed one first. */
export const codesLus = (lus: readonly Pick<ReadResult, "isValid" | "bytes">[]): string[] =>
  lus
    .filter(({ isValid }) => isValid)
    .map(({ bytes }) => String.fromCharCode(...bytes))
    .sort((un, autre) => Number(autre.startsWith("DC")) - Number(un.startsWith("DC")));

/** Longest side of a picture that is searched as it is, in pixels: phones draw no larger one. */
const COTE_MAX = 4096;
/** Under this side, the points of a code may be too small to be told apart as they are. */
const COTE_PETIT = 1200;

/** Scales at which a picture is searched in turn, until a code is found. */
export function echellesDe(largeur: number, hauteur: number): readonly number[] {
  const cote = Math.max(largeur, hauteur);
  const entiere = Math.min(1, COTE_MAX / cote);
  return cote < COTE_PETIT ? [1, 3, 6].filter((fois) => cote * fois <= COTE_MAX) : [entiere, entiere / 2];
}
