import fc from "fast-check";

/** JSON as it came from `JSON.parse`. */
type Json = null | boolean | number | string | Json[] | { [cle: string]: Json };
type Chemin = readonly (string | number)[];

/** A change made to a record: what, where (turned into a place that exists), with what. */
export interface Mutation {
  genre: Genre;
  ou: number;
  valeur: Json;
}

const estObjet = (json: Json): json is { [cle: string]: Json } =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** Places of every value that satisfies `voulu`, the root included. */
function lieux(json: Json, voulu: (ici: Json) => boolean, ici: Chemin = []): Chemin[] {
  const dedans = Array.isArray(json)
    ? json.flatMap((un, rang) => lieux(un, voulu, [...ici, rang]))
    : estObjet(json)
      ? Object.entries(json).flatMap(([cle, un]) => lieux(un, voulu, [...ici, cle]))
      : [];
  return voulu(json) ? [ici, ...dedans] : dedans;
}

/** A copy where the value at a place became another. */
function changer(json: Json, [cle, ...reste]: Chemin, par: (ici: Json) => Json): Json {
  if (cle === undefined) return par(json);
  if (Array.isArray(json)) return json.map((un, rang) => (rang === cle ? changer(un, reste, par) : un));
  if (!estObjet(json)) return json;
  return avecCles(
    Object.entries(json).map(([une, valeur]) => [une, une === cle ? changer(valeur, reste, par) : valeur]),
  );
}

/** An object of these keys; `__proto__` is one like the others. */
function avecCles(entrees: readonly (readonly [string, Json])[]): { [cle: string]: Json } {
  const objet: { [cle: string]: Json } = {};
  for (const [cle, value] of entrees)
    Object.defineProperty(objet, cle, { value, enumerable: true, configurable: true, writable: true });
  return objet;
}

/** Keys that no record has. */
const CLES_INCONNUES = [
  "inconnue",
  "__proto__",
  "constructor",
  "toString",
  "é\u0000\u{1F6B2}",
  "",
  "0",
  "x".repeat(300),
];
/** Keys of amounts that no questionnaire asks about. */
const PERIODES_FAUSSES = ["2026-13", "1900-01", "thisMonth", "2026-1", "0000", "-2026", "2026-06-01", "3"];

const choisir = <T>(liste: readonly T[], ou: number): T | undefined => liste[ou % liste.length];
const estMontants = (json: Json) => estObjet(json) && estObjet(json["amounts"] ?? null);

type Action = (record: Json, mutation: Mutation) => Json | undefined;

/** Replaces one of the values that satisfy `voulu`; nothing to do when there is none. */
const remplacer =
  (voulu: (ici: Json) => boolean, par: (ici: Json, mutation: Mutation) => Json): Action =>
  (record, mutation) => {
    const ou = choisir(lieux(record, voulu), mutation.ou);
    return ou && changer(record, ou, (ici) => par(ici, mutation));
  };

const objets = (ici: Json) => estObjet(ici);
const feuilles = (ici: Json) =>
  typeof ici === "string" || typeof ici === "number" || typeof ici === "boolean";
const nombres = (ici: Json) => typeof ici === "number";

/** Renames one key, or takes it away. */
const renommer = (ici: Json, { ou }: Mutation, nom: string | undefined): Json => {
  const entrees = Object.entries(ici as { [cle: string]: Json });
  const rang = ou % Math.max(1, entrees.length);
  return avecCles(
    entrees.flatMap(([cle, valeur], n) =>
      n !== rang ? [[cle, valeur]] : nom === undefined ? [] : [[nom, valeur]],
    ),
  );
};

/** Changes that no record survives, whatever it was. */
const fatales = {
  "clé ajoutée": remplacer(objets, (ici, { ou, valeur }) =>
    avecCles([...Object.entries(ici as object), [choisir(CLES_INCONNUES, ou) ?? "", valeur]]),
  ),
  "clé renommée": remplacer(
    (ici) => estObjet(ici) && Object.keys(ici).length > 0,
    (ici, mutation) => renommer(ici, mutation, `${choisir(CLES_INCONNUES, mutation.ou)}_`),
  ),
  "objet à la place d’une valeur": remplacer(feuilles, (_, { valeur }) => ({ inattendu: valeur })),
  "liste à la place d’une valeur": remplacer(feuilles, (ici) => [[ici]]),
  "nombre en lettres": remplacer(
    nombres,
    (ici, { ou }) => choisir([String(ici), "NaN", "Infinity", "0x10"], ou) ?? "",
  ),
  "texte sans fin": remplacer(
    (ici) => typeof ici === "string",
    () => "é".repeat(2_000),
  ),
  "nombre énorme": remplacer(
    nombres,
    (_, { ou }) => choisir([1e308, -1e308, 9_007_199_254_740_991, -1e16], ou) ?? 1e308,
  ),
  "période fausse": remplacer(estMontants, (ici, { ou }) => ({
    ...(ici as { [cle: string]: Json }),
    amounts: { [choisir(PERIODES_FAUSSES, ou) ?? ""]: 1 },
  })),
  "racine changée": (_, { ou }) => choisir<Json>([null, [], {}, "simulation", 11, true], ou),
} satisfies Record<string, Action>;

/** Changes that some records survive. */
const douteuses = {
  "valeur quelconque": remplacer(feuilles, (_, { valeur }) => valeur),
  "valeur retirée": remplacer(
    (ici) => estObjet(ici) && Object.keys(ici).length > 0,
    (ici, mutation) => renommer(ici, mutation, undefined),
  ),
  "élément répété": remplacer(
    (ici) => Array.isArray(ici) && ici.length > 0,
    (ici, { ou }) => [...(ici as Json[]), choisir(ici as Json[], ou) ?? null],
  ),
  "liste à l’envers": remplacer(
    (ici) => Array.isArray(ici) && ici.length > 1,
    (ici) => [...(ici as Json[])].reverse(),
  ),
  "nombre au bord": remplacer(
    nombres,
    (ici, { ou }) => choisir([0, -1, 0.1, 99, (ici as number) + 1, 1e7], ou) ?? 0,
  ),
} satisfies Record<string, Action>;

const actions: Readonly<Record<string, Action>> = { ...fatales, ...douteuses };
export type Genre = keyof typeof fatales | keyof typeof douteuses;

export const genresFatals = Object.keys(fatales) as readonly Genre[];

/** A value of any kind, among those that programs get wrong. */
const valeur: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    "",
    "NaN",
    "2026-02-30",
    "demandeur",
    "\u202e\ud800",
    [],
    {},
  ),
  fc.string({ unit: "grapheme" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }).map((json) => json as Json),
);

/** One change, of any kind. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  genre: fc.constantFrom(...(Object.keys(actions) as Genre[])),
  ou: fc.nat(100_000),
  valeur,
});

export interface Mute {
  record: unknown;
  /** A change that no record survives was made. */
  faux: boolean;
}

/** Makes the changes one after the other; one that finds no place is left out. */
export function muter(record: unknown, mutations: readonly Mutation[]): Mute {
  let mute: Mute = { record, faux: false };
  for (const une of mutations) {
    const apres = actions[une.genre]?.(mute.record as Json, une);
    if (apres === undefined) continue;
    // What comes after may take away, or mend, what was wrong: only the last one is sure.
    mute = { record: apres, faux: genresFatals.includes(une.genre) };
  }
  return mute;
}
