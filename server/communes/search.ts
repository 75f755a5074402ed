import type { Commune } from "../../catalogue/situation/situation.ts";
import type { CommuneEntry } from "./data.ts";

/** Most communes given for one search. */
export const MAX_COMMUNES = 20;

/** Finds communes by postal code (whole or its beginning) or by name; best first. */
export type SearchCommunes = (query: string) => Commune[];

interface Indexed extends CommuneEntry {
  /** Name in plain words, a space before each: « saint etienne » is ` saint etienne`. */
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

/** Letters, or digits, of the indexes: enough to leave few communes to look at. */
const PREFIX = 2;

/** Communes by the first letters of each of their words, or first digits of their codes, in the order given. */
function indexBy(entries: readonly Indexed[], keysOf: (entry: Indexed) => readonly string[]) {
  const index = new Map<string, Indexed[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry).map((one) => one.slice(0, PREFIX)))) {
      const known = index.get(key);
      if (known) known.push(entry);
      else index.set(key, [entry]);
    }
  }
  return (key: string): readonly Indexed[] => index.get(key.slice(0, PREFIX)) ?? [];
}

/** The most populated first, then by name: a search gives them by rank, in this order. */
const byPopulation = (a: Indexed, b: Indexed) =>
  b.population - a.population || (a.nom < b.nom ? -1 : a.nom > b.nom ? 1 : 0);

/**
 * Builds the search. A query of digits is a postal code: one item per commune and postal code.
 * Words are the beginning of words of a name: one item per commune, with its first postal code,
 * except cities with arrondissements, which are listed arrondissement by arrondissement.
 * Digits and words together (« 35000 rennes ») must both match. Under two characters: nothing.
 */
export function communeSearch(entries: readonly CommuneEntry[]): SearchCommunes {
  const indexed: Indexed[] = entries
    .map((entry) => ({
      ...entry,
      codesPostaux: entry.codesPostaux.toSorted(),
      nom: ` ${plainWords(entry.commune._nomCommune).join(" ")}`,
    }))
    .toSorted(byPopulation);
  const byWord = indexBy(indexed, ({ nom }) => nom.slice(1).split(" "));
  const byCode = indexBy(indexed, ({ codesPostaux }) => codesPostaux);
  return (query) => {
    const words = plainWords(query);
    const code = words.find((word) => /^\d+$/.test(word));
    const names = words.filter((word) => word !== code);
    if (words.join("").length < PREFIX || names.some((word) => /\d/.test(word))) return [];
    const [longest = ""] = names.toSorted((a, b) => b.length - a.length);
    const candidates =
      code !== undefined && code.length >= PREFIX
        ? byCode(code)
        : longest.length >= PREFIX
          ? byWord(longest)
          : indexed;
    return best(candidates, code, names);
  };
}

/** The best communes among candidates, which come the most populated first: rank by rank, until there are enough. */
function best(candidates: readonly Indexed[], code: string | undefined, names: readonly string[]): Commune[] {
  const starts = names.map((word) => ` ${word}`);
  const name = starts.join("");
  const found: Commune[] = [];
  const whole = code === undefined ? [false] : [true, false];
  for (const exactCode of whole) {
    for (const matches of nameRanks(name, starts)) {
      for (const entry of candidates) {
        if (!matches(entry.nom)) continue;
        for (const codePostal of codesOf(entry, code)) {
          if ((codePostal === code) === exactCode) found.push(toCommune(entry, codePostal));
        }
        if (found.length >= MAX_COMMUNES) return found.slice(0, MAX_COMMUNES);
      }
    }
  }
  return found;
}

const codesOf = ({ codesParNom, codesPostaux }: Indexed, code: string | undefined): readonly string[] =>
  code === undefined ? codesParNom : codesPostaux.filter((one) => one.startsWith(code));

/** The very name, then those that start so, then those of which each word typed starts a word. */
function nameRanks(name: string, starts: readonly string[]): readonly ((nom: string) => boolean)[] {
  if (name === "") return [() => true];
  return [
    (nom) => nom === name,
    (nom) => nom !== name && nom.startsWith(name),
    (nom) => !nom.startsWith(name) && starts.every((start) => nom.includes(start)),
  ];
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
