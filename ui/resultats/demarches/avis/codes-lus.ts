import type { ReaderOptions, ReadResult } from "zxing-wasm/reader";
import { fenetresDe } from "./fenetres.ts";
import { decouper, type Fenetre, type Gris, griser, type Points } from "./gris.ts";

/** How a picture is searched. */
export const REGLAGES: ReaderOptions = { formats: ["DataMatrix"], tryHarder: true, maxNumberOfSymbols: 8 };

type Lu = Pick<ReadResult, "isValid" | "bytes">;

/** The codes that were read, one letter an octet, those that look like a signed one first. */
export const codesLus = (lus: readonly Lu[]): string[] =>
  lus
    .filter(({ isValid }) => isValid)
    .map(({ bytes }) => String.fromCharCode(...bytes))
    .sort((un, autre) => Number(autre.startsWith("DC")) - Number(un.startsWith("DC")));

/** Points a side of what is given to the reader: enough for each point of a code, few enough to be quick. */
const COTES = [480, 800] as const;

/** What stands around a code, seen with it. */
const AUTOUR = 1.9;

/** What is given to the reader in turn: the picture itself, then each place where a code may be, on few points and on more. */
function* essais(points: Points, nombre: number): Generator<Points> {
  yield points;
  const gris: Gris = griser(points);
  const { largeur: x, hauteur: y } = gris;
  const entiere: Fenetre = { x: x / 2, y: y / 2, cote: Math.max(x, y) * 1.1 };
  const places = fenetresDe(gris, nombre).map((une) => ({ ...une, cote: une.cote * AUTOUR }));
  for (const cote of COTES) for (const place of [entiere, ...places]) yield decouper(gris, place, cote);
}

/**
 * The codes of a picture. The reader sees a code that is in the middle of what it is given: where the picture holds other things,
 * it is given so many places, those that look the most like a code.
 */
export async function chercherLesCodes(
  points: Points,
  nombre: number,
  lire: (points: Points) => Promise<readonly Lu[]>,
): Promise<readonly string[]> {
  for (const essai of essais(points, nombre)) {
    const codes = codesLus(await lire(essai));
    if (codes.length > 0) return codes;
  }
  return [];
}
