import { motsDe, singulier, vides } from "../../catalogue/fiches/synonymes/mots.ts";
import { cout, ecartEntre, FAUTE, son, tape, type Tape } from "./ressemble.ts";
import { type FaconDeDire, ditsDe, type Reconnue, placesDe, type Sens } from "./sens.ts";

export interface Indexe<T> {
  item: T;
  /** Words of its name, which count most, then the others, then those of its description. */
  nom: readonly string[];
  autres: readonly string[];
}

/** What a search knows besides names. */
export interface Aussi {
  sens?: readonly Sens[];
  /** Words of descriptions, with the ranks of their items. */
  mots?: ReadonlyMap<string, readonly number[]>;
  /** Words and phrases worth proposing, as people write them. */
  formes?: readonly string[];
}

export interface Trouvailles<T> {
  items: T[];
  /** True when no item has every word: these have some. */
  approche: boolean;
  /** What the words typed call for saying. */
  notes: string[];
  /** Some are said by someone who may need help now. */
  urgent: boolean;
}

export interface Moteur<T> {
  chercher(query: string): Trouvailles<T>;
  /** Words known here that are near those typed, the nearest first. */
  proches(query: string): string[];
}

/** Costs of a word of the name, of the others, of the description. */
const CHAMPS = [0, 1, 3] as const;
/** Where come the items that synonyms name: before all others, in their order; then those of a body or a need. */
const PREMIER = -1000;
const ENSUITE = -500;
const AUTOUR = 50;
/** An item named by a synonym that has not the other words comes after the names that have them all. */
const INCOMPLET = 2.5;
/** What an item loses for each word that it has not, where half of them is enough. */
const MANQUE = 100;
const PROCHES = 4;

/** A word of the vocabulary, with the ranks of its items by field. */
interface Entree {
  mot: string;
  son: string;
  rangs: [number[], number[], readonly number[]];
}

function vocabulaireDe(index: readonly Indexe<unknown>[], mots: Aussi["mots"]): Entree[] {
  const known = new Map<string, Entree>();
  const entree = (word: string) => {
    const mot = singulier(word);
    const there = known.get(mot) ?? { mot, son: son(mot), rangs: [[], [], []] };
    known.set(mot, there);
    return there;
  };
  index.forEach(({ nom, autres }, rang) => {
    for (const [champ, words] of [nom, autres].entries()) {
      for (const word of new Set(words)) (entree(word).rangs[champ] as number[]).push(rang);
    }
  });
  for (const [mot, rangs] of mots ?? []) entree(mot).rangs[2] = rangs;
  return [...known.values()];
}

/** Fields that a match is looked for in: a slip met in a description alone is too little, near words are proposed instead. */
const champsDe = (found: number): number => (found >= FAUTE ? 2 : 3);

const lire = (query: string): string[] => {
  const all = motsDe(query);
  const meaning = all.filter((word) => !vides.has(word));
  return (meaning.length ? meaning : all).map(singulier);
};

class Recherche<T> implements Moteur<T> {
  private readonly vocabulaire: readonly Entree[];
  private readonly index: readonly Indexe<T>[];
  private readonly dits: readonly FaconDeDire[];
  private readonly formes: readonly string[];
  /** Costs of the words typed lately: one more letter only asks for one more word. */
  private readonly faits = new Map<string, Float64Array>();

  constructor(index: readonly Indexe<T>[], { sens = [], mots, formes = [] }: Aussi) {
    this.index = index;
    this.formes = formes;
    this.dits = ditsDe(sens);
    this.vocabulaire = vocabulaireDe(index, mots);
  }

  /** By item, what it costs to find this word in it; infinite where it is not. */
  private coutsDe(one: Tape): Float64Array {
    const key = `${one.mot} ${one.debut} ${one.fautes}`;
    const done = this.faits.get(key);
    if (done) return done;
    const costs = new Float64Array(this.index.length).fill(Infinity);
    // A word that is known as it is typed is not a slip for another.
    const known = this.vocabulaire.some(({ mot }) => (one.debut ? mot.startsWith(one.mot) : mot === one.mot));
    const taken = known ? { ...one, fautes: false } : one;
    for (const { mot, son: heard, rangs } of this.vocabulaire) {
      const found = cout(mot, heard, taken);
      if (found === undefined) continue;
      for (const [champ, where] of rangs.slice(0, champsDe(found)).entries()) {
        const total = found + CHAMPS[champ]!;
        for (const rang of where) if (total < costs[rang]!) costs[rang] = total;
      }
    }
    if (this.faits.size > 200) this.faits.clear();
    this.faits.set(key, costs);
    return costs;
  }

  /** By item, the cost of all these words. */
  private somme(words: readonly Tape[]): Float64Array {
    const total = new Float64Array(this.index.length);
    for (const word of words) this.coutsDe(word).forEach((one, rang) => (total[rang]! += one));
    return total;
  }

  /** Cost of the words a meaning covers: as they are typed, or by the words it stands for. */
  private coutDuSens({ sens, de, a, exact }: Reconnue, typed: readonly Tape[]): Float64Array {
    const spoken = typed.slice(de, a).map(({ mot }) => tape(mot, !exact, !exact));
    const costs = this.somme(spoken);
    for (const words of sens.cherche) {
      const others = this.somme(words.map((word) => tape(word, word.length > 3, false)));
      others.forEach((one, rang) => (costs[rang] = Math.min(costs[rang]!, one + 0.5)));
    }
    return costs;
  }

  chercher(query: string): Trouvailles<T> {
    const words = lire(query);
    if (words.length === 0)
      return { items: this.index.map(({ item }) => item), approche: false, notes: [], urgent: false };
    const typed = words.map((word) => tape(word));
    const places = placesDe(this.dits, typed);
    const covered = (n: number) => places.some(({ de, a }) => de <= n && n < a);
    const seuls = typed.filter((_, n) => !covered(n));
    const costs = this.somme(seuls);
    for (const place of places) this.coutDuSens(place, typed).forEach((one, rang) => (costs[rang]! += one));
    const named = places.flatMap(({ sens: { premiers, ensuite, autour } }) => [
      ...premiers,
      ...ensuite,
      ...autour,
    ]);
    const reste = this.somme(seuls);
    const entier = costs.some((one) => one < Infinity) || named.some((rang) => reste[rang]! < Infinity);
    this.avancer(costs, places, reste);
    const notes = [...new Set(places.flatMap(({ sens }) => sens.note ?? []))];
    const urgent = places.some(({ sens }) => sens.urgent === true);
    const items = this.ranger(costs);
    if (items.length > 0 || typed.length < 2)
      return { items, approche: items.length > 0 && !entier, notes, urgent };
    return { items: this.ranger(this.enPartie(typed)), approche: true, notes, urgent };
  }

  /** Brings forward what the meanings name; the other words typed still count. */
  private avancer(costs: Float64Array, places: readonly Reconnue[], reste: Float64Array): void {
    for (const { sens } of places) {
      const suivent = [
        [sens.ensuite, ENSUITE],
        [sens.autour, AUTOUR],
      ] as const;
      for (const [rangs, cost] of suivent) {
        for (const rang of rangs) costs[rang] = Math.min(costs[rang]!, cost + reste[rang]!);
      }
      for (const [n, rang] of sens.premiers.entries()) {
        const cost = reste[rang]! < Infinity ? PREMIER + n : INCOMPLET + n / 100;
        costs[rang] = Math.min(costs[rang]!, cost);
      }
    }
  }

  /** Items with half the words at least, as far as they have them. */
  private enPartie(typed: readonly Tape[]): Float64Array {
    const costs = typed.map((word) => this.coutsDe(word));
    return Float64Array.from(this.index, (_, rang) => {
      const found = costs.map((one) => one[rang]!).filter((one) => one < FACILE);
      return found.length * 2 < typed.length || found.length === 0
        ? Infinity
        : (typed.length - found.length) * MANQUE + found.reduce((sum, one) => sum + one, 0);
    });
  }

  private ranger(costs: Float64Array): T[] {
    return [...costs.keys()]
      .filter((rang) => costs[rang]! < Infinity)
      .sort((a, b) => costs[a]! - costs[b]!)
      .map((rang) => this.index[rang]!.item);
  }

  proches(query: string): string[] {
    const words = motsDe(query).filter((word) => word.length > 2);
    const typed = [...words, words.join(" ")];
    const near = this.formes.flatMap((forme) => {
      const mot = motsDe(forme).join(" ");
      const far = Math.min(...typed.map((word) => ecart(mot, word)));
      return far > 0 && far < 3 ? [{ forme, far }] : [];
    });
    const sorted = [...near].sort((a, b) => a.far - b.far || a.forme.length - b.forme.length);
    const one = ({ forme }: { forme: string }) => singulier(motsDe(forme).join(" "));
    return sorted
      .filter((here, n) => sorted.findIndex((other) => one(other) === one(here)) === n)
      .slice(0, PROCHES)
      .map(({ forme }) => forme);
  }
}

/** A word found only in a description, or but for two typos, is too little to answer for the others. */
const FACILE = 3.5;

/** How far a known word is from one typed; short words must be nearer. */
function ecart(known: string, typed: string): number {
  const far = ecartEntre(known, typed);
  return far * 3 > typed.length ? 3 : far;
}

/**
 * A search over items: all words typed, whatever accents, case, plural and slips, names first; and what the
 * synonyms say they mean, before. Without a full answer, items with half the words. Empty finds everything.
 */
export const moteurDeRecherche = <T>(index: readonly Indexe<T>[], aussi: Aussi = {}): Moteur<T> =>
  new Recherche(index, aussi);
