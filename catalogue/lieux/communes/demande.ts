import { plainWords } from "./lignes.ts";

/** What a text asks for. */
export interface CommuneDemandee {
  /** Digits of a postal code: whole, or its beginning. */
  code?: string;
  /** A département after a name: « saint-étienne 42 », « sartène 2A ». */
  departement?: string;
  /** An arrondissement after the name of a city, or alone: « Paris 13e », « 13e arrondissement ». */
  arrondissement?: number;
  /** Words of a name, each the beginning of one. */
  names: readonly string[];
}

/** Letters, or digits, under which nothing is searched. */
const AU_MOINS = 2;

const DEPARTEMENT = /^(\d{2}|2[ab]|97\d)$/;
const RANG = /^(\d{1,2})(er|ere|e|eme|ieme|nd|nde)?$/;
const DERNIER_RANG = 20;
const MOTS_DU_RANG = new Set(["arrondissement", "arrdt", "ardt", "arr", "er", "e", "eme", "ieme"]);

/** « 75 018 » in one word, and no « CEDEX 06 »: the code or the name beside it says the place. */
const sansEcriture = (text: string) =>
  text.replace(/(^|\D)(\d{2})[\s.](\d{3})(?!\d)/, "$1$2$3").replace(/\bcedex(\s+\d{1,2})?(?!\w)/gi, " ");

/** A number beside a name, or an ordinal: a département, an arrondissement, or either (« Marseille 13 »). */
function lirePrecision(nombre: string): Pick<CommuneDemandee, "departement" | "arrondissement"> | undefined {
  const rang = Number(RANG.exec(nombre)?.[1] ?? 0);
  const departement = DEPARTEMENT.test(nombre);
  const arrondissement = rang > 0 && rang <= DERNIER_RANG;
  if (!departement && !arrondissement) return undefined;
  return {
    ...(departement && { departement: nombre.toUpperCase() }),
    ...(arrondissement && { arrondissement: rang }),
  };
}

const longueur = (words: readonly string[]) => Math.max(0, ...words.map((word) => word.length));

/** What a text asks for; `undefined` when it is too short, or no name nor code. */
export function lireCommuneDemandee(text: string): CommuneDemandee | undefined {
  const words = plainWords(sansEcriture(text));
  const [nombre] = words.filter((word) => /^\d/.test(word)).sort((a, b) => b.length - a.length);
  if (nombre === undefined) return longueur(words) < AU_MOINS ? undefined : { names: words };
  const names = words.filter((word) => word !== nombre && !RANG.test(word) && !MOTS_DU_RANG.has(word));
  if (names.some((word) => /\d/.test(word))) return undefined;
  const chiffres = /^\d+$/.test(nombre);
  const precision = chiffres && words.length === 1 ? undefined : lirePrecision(nombre);
  if (precision) return { ...precision, names };
  return chiffres && longueur([nombre, ...names]) >= AU_MOINS ? { code: nombre, names } : undefined;
}
