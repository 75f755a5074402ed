import type { CommuneTrouvee } from "../../situation/situation.ts";
import { type CommuneDemandee, lireCommuneDemandee } from "./demande.ts";
import { type LigneDeCommune, lireLigne, plainWords } from "./lignes.ts";
import * as places from "./places.ts";
import { rangsProches } from "./ressemble.ts";

/** Most communes given for one search; a whole postal code gives all its own. */
export const MAX_COMMUNES = 20;

/** Under so many communes found, those whose name is but for one letter what is typed are given too. */
const PEU = 5;

/** Communes found that come before the near ones, among the first five. */
const AVANT = 3;

/** Letters typed under which nothing is looked for but for one letter. */
const ASSEZ = 4;

const CODE_ENTIER = 5;

/** Finds communes by postal code (whole or its beginning) or by name; best first. */
export type SearchCommunes = (query: string) => CommuneTrouvee[];

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

/** A name in plain words answers, or not. */
type Assortie = (nom: string) => boolean;

/** Where and how to look: by the names typed, in a place, among some communes. */
interface Recherche {
  names: readonly string[];
  place: places.LieuCherche;
  candidates: readonly number[];
  most?: number;
}

/** The communes, the most populated first and former names last, as they are searched. */
class Communes {
  private readonly byWord = new Index();
  private readonly byCode = new Index();
  private readonly noms: readonly string[];
  private readonly toutes: readonly number[];
  private readonly villes: readonly number[];
  private readonly lines: readonly LigneDeCommune[];

  constructor(lines: readonly LigneDeCommune[]) {
    this.lines = lines;
    const villes: number[] = [];
    this.noms = lines.map((line, rank) => {
      const lue = lireLigne(line);
      this.byWord.add(lue.nom.split(" "), rank);
      this.byCode.add(lue.codesPostaux, rank);
      if (places.aDesArrondissements(lue)) villes.push(rank);
      return lue.nom;
    });
    this.toutes = lines.map((_, rank) => rank);
    this.villes = villes;
  }

  chercher({ code, departement, arrondissement, names }: CommuneDemandee): CommuneTrouvee[] {
    if (code !== undefined) return this.parCode(code, names);
    const candidates = this.parLeNom(names);
    const lieux = [
      ...(arrondissement === undefined ? [] : [places.aLArrondissement(arrondissement)]),
      ...(departement === undefined ? [] : [places.auDepartement(departement)]),
    ];
    return this.trouver(
      (lieux.length ? lieux : [places.enTouteCommune]).map((place) => ({ names, place, candidates })),
    );
  }

  private parCode(code: string, names: readonly string[]): CommuneTrouvee[] {
    // « 1000 » is rather 01000 whose zero was lost than the beginning of 10000.
    const codes = code.length === CODE_ENTIER - 1 ? [`0${code}`, code] : [code];
    const most = code.length === CODE_ENTIER ? Infinity : MAX_COMMUNES;
    const found = this.trouver(
      codes.map((one) => ({
        names,
        place: places.auCode(one, names.length === 0),
        candidates: code.length < PREFIX ? this.parLeNom(names) : this.byCode.at(one),
        most,
      })),
    );
    return found.length > 0 || code.length !== CODE_ENTIER ? found : this.horsDesCodes(code, names);
  }

  /** A code that no commune has: that of a firm beside the name of its city (CEDEX), or of a whole city (75000). */
  private horsDesCodes(code: string, names: readonly string[]): CommuneTrouvee[] {
    const place = places.autourDuCode(code);
    const connu = this.trouver([
      { names: [], place: places.auCode(code, true), candidates: this.byCode.at(code) },
    ]);
    if (connu.length > 0) return [];
    if (names.length > 0) return this.trouver([{ names, place, candidates: this.parLeNom(names) }]);
    return code.endsWith("000") ? this.trouver([{ names, place, candidates: this.villes }]) : [];
  }

  private parLeNom(names: readonly string[]): readonly number[] {
    const [longest] = [...names].sort((a, b) => b.length - a.length);
    return longest === undefined ? this.toutes : this.byWord.at(longest);
  }

  /** What each search finds, one after the other, with what is but for one letter what was typed. */
  private trouver(recherches: readonly Recherche[]): CommuneTrouvee[] {
    const found: Trouvees = new Map();
    for (const une of recherches) {
      for (const matches of kindsOfMatch(une.names)) this.ajouter(found, une, une.candidates, matches);
    }
    const tape = recherches[0]?.names.join(" ") ?? "";
    const [premiere] = found.values();
    const assez = found.size >= PEU && premiere && nomDe(premiere.commune) === tape;
    if (tape.length >= ASSEZ && !assez)
      return communesDe(meler(found, this.proches(tape, recherches, found.size === 0)));
    return communesDe(found);
  }

  /** What is but for one letter what was typed; when nothing is and nothing else was found, what begins so. */
  private proches(tape: string, recherches: readonly Recherche[], rien: boolean): Trouvees {
    const proches: Trouvees = new Map();
    for (const entier of rien ? [true, false] : [true]) {
      const rangs = proches.size > 0 ? [] : rangsProches(tape, this.noms, entier);
      for (const une of recherches) this.ajouter(proches, une, rangs, () => true);
    }
    return proches;
  }

  /** Adds a commune once for each postal code to list. */
  private ajouter(
    found: Trouvees,
    { place, most = MAX_COMMUNES }: Recherche,
    candidates: readonly number[],
    matches: Assortie,
  ): void {
    for (const rang of candidates) {
      if (found.size >= most) return;
      if (!matches(this.noms[rang]!)) continue;
      const lue = lireLigne(this.lines[rang]!);
      const { depcom, ...rest } = lue.commune;
      const ancien = lue.ancienNom && { ancienNom: lue.ancienNom };
      for (const _codePostal of place(lue)) {
        const key = depcom + _codePostal;
        if (found.has(key) || found.size >= most) continue;
        found.set(key, { rang, commune: { depcom, _codePostal, ...rest, ...ancien } });
      }
    }
  }
}

/** Communes found, by commune and postal code, with their rank. */
type Trouvees = Map<string, { rang: number; commune: CommuneTrouvee }>;

const communesDe = (trouvees: Trouvees) => [...trouvees.values()].map(({ commune }) => commune);

/**
 * What was found with what is near: nothing else when nothing was found; after, up to five, when little was; else those that
 * more people live in than in what comes fourth (« Pris » is rather Paris than Prisches).
 */
function meler(found: Trouvees, proches: Trouvees): Trouvees {
  const trouvees = [...found];
  if (trouvees.length === 0) return proches;
  const nouvelles = [...proches].filter(([key]) => !found.has(key));
  if (trouvees.length < PEU) return new Map([...trouvees, ...nouvelles].slice(0, PEU));
  const [avant, apres] = [trouvees.slice(0, AVANT), trouvees.slice(AVANT)];
  const plus = nouvelles.filter(([, { rang }]) => rang < apres[0]![1].rang).slice(0, PEU - AVANT);
  return new Map([...avant, ...plus, ...apres].slice(0, Math.max(MAX_COMMUNES, found.size)));
}

/** The very name, then those that start so, then those of which each word typed starts a word. */
function kindsOfMatch(names: readonly string[]): readonly Assortie[] {
  if (names.length === 0) return [() => true];
  const starts = names.map((word) => ` ${word}`);
  const whole = names.join(" ");
  return [
    (nom) => nom === whole,
    (nom) => nom !== whole && nom.startsWith(whole),
    (nom) =>
      !nom.startsWith(whole) && names.every((word, at) => nom.startsWith(word) || nom.includes(starts[at]!)),
  ];
}

const nomDe = ({ ancienNom, _nomCommune }: CommuneTrouvee) => plainWords(ancienNom ?? _nomCommune).join(" ");

/** Says which commune is the only one meant: alone at a whole postal code, or alone with a whole name. */
function avecCertitude({ code, names }: CommuneDemandee, found: CommuneTrouvee[]): CommuneTrouvee[] {
  const nom = names.join(" ");
  const [seule, ...autres] =
    found.length === 1 && found[0]?._codePostal === code ? found : found.filter((one) => nomDe(one) === nom);
  if (!seule || autres.length > 0) return found;
  return found.map((one) => (one === seule ? { ...one, certaine: true } : one));
}

/**
 * Builds the search over communes that come the most populated first. A query of digits is a postal
 * code: one item per commune and postal code. Words are the beginning of words of a name: one item per
 * commune, with its first postal code, except cities with arrondissements, which are listed
 * arrondissement by arrondissement. Digits and words together (« 35000 rennes ») must both match. Under
 * two characters of either: nothing. How else one writes a place: docs/specification.md#communes.
 */
export function communeSearch(lines: readonly LigneDeCommune[]): SearchCommunes {
  const communes = new Communes(lines);
  return (text) => {
    const demande = lireCommuneDemandee(text);
    return demande ? avecCertitude(demande, communes.chercher(demande)) : [];
  };
}

/** A search whose data is read at its first use, once. */
export function lazyCommuneSearch(read: () => readonly LigneDeCommune[]): SearchCommunes {
  let search: SearchCommunes | undefined;
  return (query) => (search ??= communeSearch(read()))(query);
}
