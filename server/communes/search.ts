import type { Commune } from "../../catalogue/situation/situation.ts";
import type { CommuneEntry } from "./data.ts";

/** Most communes given for one search. */
export const MAX_COMMUNES = 20;

/** Finds communes by postal code (whole or its beginning) or by name; best first. */
export type SearchCommunes = (query: string) => Commune[];

interface Indexed extends CommuneEntry {
  /** Name in plain words: « saint etienne ». */
  nom: string;
}

/** Plain words of a name: no accent, no case, no hyphen; « St » and « Ste » in full. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (word === "st" ? "saint" : word === "ste" ? "sainte" : word));
}

const startsAWord = (nom: string, word: string) => nom.startsWith(word) || nom.includes(` ${word}`);

/** 0 the very name, 1 it starts so, 2 one of its words does. */
const nameRank = (nom: string, query: string) => (nom === query ? 0 : nom.startsWith(query) ? 1 : 2);

interface Found {
  entry: Indexed;
  codePostal: string;
  rank: number;
}

const byRank = (a: Found, b: Found) =>
  a.rank - b.rank ||
  b.entry.population - a.entry.population ||
  a.entry.nom.localeCompare(b.entry.nom, "fr") ||
  a.codePostal.localeCompare(b.codePostal);

/**
 * Builds the search. A query of digits is a postal code: one item per commune and postal code.
 * Words are the beginning of words of a name: one item per commune, with its first postal code,
 * except cities with arrondissements, which are listed arrondissement by arrondissement.
 * Digits and words together (« 35000 rennes ») must both match. Under two characters: nothing.
 */
export function communeSearch(entries: readonly CommuneEntry[]): SearchCommunes {
  const indexed: Indexed[] = entries.map((entry) => ({
    ...entry,
    nom: plainWords(entry.commune._nomCommune).join(" "),
  }));
  return (query) => {
    const words = plainWords(query);
    const code = words.find((word) => /^\d+$/.test(word));
    const names = words.filter((word) => word !== code);
    if (words.join("").length < 2 || names.some((word) => /\d/.test(word))) return [];
    return find(indexed, code, names)
      .toSorted(byRank)
      .slice(0, MAX_COMMUNES)
      .map(({ entry, codePostal }) => toCommune(entry, codePostal));
  };
}

function find(entries: readonly Indexed[], code: string | undefined, names: readonly string[]): Found[] {
  const name = names.join(" ");
  return entries
    .filter((entry) => names.every((word) => startsAWord(entry.nom, word)))
    .flatMap((entry) => {
      const codes =
        code === undefined ? entry.codesParNom : entry.codesPostaux.filter((one) => one.startsWith(code));
      const rank = names.length === 0 ? 0 : nameRank(entry.nom, name);
      return codes.map((codePostal) => ({ entry, codePostal, rank: rank + (codePostal === code ? 0 : 3) }));
    });
}

function toCommune({ commune }: CommuneEntry, codePostal: string): Commune {
  const { depcom, ...rest } = commune;
  return { depcom, _codePostal: codePostal, ...rest };
}

/** A search whose data is read at its first use, once. */
export function lazyCommuneSearch(read: () => readonly CommuneEntry[]): SearchCommunes {
  let search: SearchCommunes | undefined;
  return (query) => (search ??= communeSearch(read()))(query);
}
