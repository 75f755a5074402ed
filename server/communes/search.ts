import type { Commune } from "../../catalogue/situation/situation.ts";
import { type LigneDeCommune, lireLigne, plainWords } from "./lignes.ts";

/** Most communes given for one search. */
export const MAX_COMMUNES = 20;

/** Finds communes by postal code (whole or its beginning) or by name; best first. */
export type SearchCommunes = (query: string) => Commune[];

/** Letters, or digits, of the indexes: enough to leave few communes to look at. */
const PREFIX = 2;

/** Ranks of communes by the first letters of each of their words, or digits of their codes. */
class Index {
  private readonly ranks = new Map<string, number[]>();

  add(keys: readonly string[], rank: number): void {
    for (const key of keys) {
      const start = key.slice(0, PREFIX);
      const known = this.ranks.get(start);
      if (!known) this.ranks.set(start, [rank]);
      else if (known.at(-1) !== rank) known.push(rank);
    }
  }

  at = (key: string): readonly number[] => this.ranks.get(key.slice(0, PREFIX)) ?? [];
}

interface Query {
  code: string | undefined;
  /** Words of a name, each the beginning of one. */
  names: readonly string[];
}

/** What a text asks for; `undefined` when it is too short, or no name nor code. */
function read(text: string): Query | undefined {
  const words = plainWords(text);
  const code = words.find((word) => /^\d+$/.test(word));
  const names = words.filter((word) => word !== code);
  const [longest = ""] = [...names].sort((a, b) => b.length - a.length);
  if (Math.max(longest.length, code?.length ?? 0) < PREFIX || names.some((word) => /\d/.test(word))) {
    return undefined;
  }
  return { code, names };
}

/**
 * Builds the search over communes that come the most populated first. A query of digits is a postal
 * code: one item per commune and postal code. Words are the beginning of words of a name: one item per
 * commune, with its first postal code, except cities with arrondissements, which are listed
 * arrondissement by arrondissement. Digits and words together (« 35000 rennes ») must both match. Under
 * two characters of either: nothing.
 */
export function communeSearch(lines: readonly LigneDeCommune[]): SearchCommunes {
  const [byWord, byCode] = [new Index(), new Index()];
  const noms = lines.map((line, rank) => {
    const { nom, codesPostaux } = lireLigne(line);
    byWord.add(nom.split(" "), rank);
    byCode.add(codesPostaux, rank);
    return ` ${nom}`;
  });
  return (text) => {
    const query = read(text);
    if (!query) return [];
    const { code, names } = query;
    const [longest = ""] = [...names].sort((a, b) => b.length - a.length);
    const candidates = code !== undefined && code.length >= PREFIX ? byCode.at(code) : byWord.at(longest);
    return best(query, candidates, noms, lines);
  };
}

/** The best communes among candidates, kind of match by kind of match, until there are enough. */
function best(
  { code, names }: Query,
  candidates: readonly number[],
  noms: readonly string[],
  lines: readonly LigneDeCommune[],
): Commune[] {
  const found: Commune[] = [];
  for (const exactCode of code === undefined ? [false] : [true, false]) {
    for (const matches of kindsOfMatch(names)) {
      for (const rank of candidates) {
        if (!matches(noms[rank]!)) continue;
        for (const one of communesOf(lines[rank]!, code)) {
          if ((one._codePostal === code) === exactCode) found.push(one);
        }
        if (found.length >= MAX_COMMUNES) return found.slice(0, MAX_COMMUNES);
      }
    }
  }
  return found;
}

/** A commune once for each postal code to list. */
function communesOf(line: LigneDeCommune, code: string | undefined): Commune[] {
  const { commune, codesPostaux, codesParNom } = lireLigne(line);
  const { depcom, ...rest } = commune;
  const codes = code === undefined ? codesParNom : codesPostaux.filter((one) => one.startsWith(code));
  return codes.map((_codePostal) => ({ depcom, _codePostal, ...rest }));
}

/** The very name, then those that start so, then those of which each word typed starts a word. */
function kindsOfMatch(names: readonly string[]): readonly ((nom: string) => boolean)[] {
  if (names.length === 0) return [() => true];
  const starts = names.map((word) => ` ${word}`);
  const whole = starts.join("");
  return [
    (nom) => nom === whole,
    (nom) => nom !== whole && nom.startsWith(whole),
    (nom) => !nom.startsWith(whole) && starts.every((start) => nom.includes(start)),
  ];
}

/** A search whose data is read at its first use, once. */
export function lazyCommuneSearch(read: () => readonly LigneDeCommune[]): SearchCommunes {
  let search: SearchCommunes | undefined;
  return (query) => (search ??= communeSearch(read()))(query);
}
