import { cout, FAUTE, son, type Tape } from "./ressemble.ts";

/** What some words typed mean: items by rank, first or next, other words to look for, a need. */
export interface Sens {
  dit: readonly (readonly string[])[];
  /** Ranks of the items that come first, in this order. */
  premiers: readonly number[];
  /** Ranks of those that come next, in the order of the index. */
  ensuite: readonly number[];
  /** Ranks of those that serve the same need: they come after what has the words. */
  autour: readonly number[];
  /** Searches, each in words, that may stand for what is typed. */
  cherche: readonly (readonly string[])[];
  note?: string | undefined;
  /** Someone may need help now. */
  urgent?: boolean | undefined;
}

/** A word or some that mean something, ready to be compared. */
export interface FaconDeDire {
  sens: Sens;
  mots: readonly { mot: string; son: string }[];
}

/** Meanings, a line for each way to say them. */
export const ditsDe = (sens: readonly Sens[]): FaconDeDire[] =>
  sens.flatMap((one) =>
    one.dit.map((words) => ({ sens: one, mots: words.map((mot) => ({ mot, son: son(mot) })) })),
  );

/** Where a meaning stands in what is typed. */
export interface Reconnue {
  sens: Sens;
  de: number;
  a: number;
  exact: boolean;
}

const CHIFFRES = /^\d+$/;

/** How far from its words what is typed may be: a number is exact, a word alone is told from the others anyhow. */
const ecartPermis = (numero: boolean, mots: number) => (numero ? 0 : mots > 1 ? FAUTE : Infinity);

/** True if these words are the ones typed from `de`, typos forgiven; `undefined` if they are not. */
function reconnu(
  { mots: dit }: FaconDeDire,
  typed: readonly Tape[],
  de: number,
): { exact: boolean } | undefined {
  let exact = true;
  if (de + dit.length > typed.length) return undefined;
  // A number to call is typed alone: the 17 of « 17 ans » is no call.
  const numero = dit.every(({ mot }) => CHIFFRES.test(mot));
  const permis = ecartPermis(numero, dit.length);
  if (numero && dit.length < typed.length) return undefined;
  for (const [n, word] of dit.entries()) {
    const one = typed[de + n]!;
    const entier = { ...one, debut: dit.length > 1 && n === dit.length - 1 && one.mot.length > 2 };
    const found = cout(word.mot, word.son, entier);
    if (found === undefined || found > permis) return undefined;
    if (found > 0) exact = false;
  }
  return { exact };
}

/** Meanings of what is typed; one inside a longer one, or less well written than another, is left out. */
export function placesDe(dits: readonly FaconDeDire[], typed: readonly Tape[]): Reconnue[] {
  const found = dits.flatMap((dit) =>
    typed.flatMap((_, de): Reconnue[] => {
      const how = reconnu(dit, typed, de);
      return how ? [{ sens: dit.sens, de, a: de + dit.mots.length, ...how }] : [];
    }),
  );
  const better = (a: Reconnue, b: Reconnue) =>
    a.de <= b.de &&
    b.a <= a.a &&
    (a.a - a.de > b.a - b.de || (a.exact && !b.exact && a.a - a.de === b.a - b.de));
  const kept = found.filter((one) => !found.some((other) => other !== one && better(other, one)));
  return kept.filter((one, n) => kept.findIndex((other) => other.sens === one.sens) === n);
}
