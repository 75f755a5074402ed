import fc from "fast-check";

/** JSON as it came from `JSON.parse`. */
type Json = null | boolean | number | string | Json[] | Objet;
type Objet = { [cle: string]: Json };

/** A change made to a record: what, where (turned into a place that exists), with what. */
interface Mutation {
  genre: Genre;
  ou: number;
  valeur: Json;
}

const estObjet = (json: Json | undefined): json is Objet =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** An object with that key; `__proto__` is one like the others. */
const avecCle = (objet: object, cle: string, value: Json): Objet =>
  Object.defineProperty(objet as Objet, cle, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

/** Where a value stands, and what it is. */
interface Lieu {
  dans: object;
  cle: string;
  valeur: Json;
}

const lieux = (dans: object): Lieu[] =>
  Object.entries(dans).flatMap(([cle, valeur]: [string, Json]) => [
    { dans, cle, valeur },
    ...(typeof valeur === "object" && valeur !== null ? lieux(valeur) : []),
  ]);

const choisir = <T>(liste: readonly T[], ou: number): T => liste[ou % liste.length] as T;
const mots = (texte: string) => texte.split(" ");

/** Keys that no record has, and months of amounts that no questionnaire asks about. */
const INCONNUES = [...mots("inconnue __proto__ constructor toString 0"), "é\u0000🚲", "", "x".repeat(300)];
const PERIODES_FAUSSES = mots("2026-13 1900-01 thisMonth 2026-1 0000 -2026 2026-06-01 3");

/** Which values are changed, and what each becomes. */
type Action<T extends Json> = readonly [voulu: (ici: Json) => ici is T, par: (ici: T, m: Mutation) => Json];

const action = <T extends Json>(...une: Action<T>) => une as unknown as Action<Json>;
const texte = (ici: Json): ici is string => typeof ici === "string";
const nombre = (ici: Json): ici is number => typeof ici === "number";
const feuille = (ici: Json): ici is string | number | boolean =>
  texte(ici) || nombre(ici) || typeof ici === "boolean";
const rempli = (ici: Json): ici is Objet => estObjet(ici) && Object.keys(ici).length > 0;
const liste = (ici: Json): ici is Json[] => Array.isArray(ici) && ici.length > 0;
const montants = (ici: Json): ici is Objet => estObjet(ici) && estObjet(ici["amounts"]);

/** Renames one key, or takes it away. */
const renommer = (ici: Objet, ou: number, nom?: string): Objet => {
  const entrees = Object.entries(ici);
  const rang = ou % entrees.length;
  const reste = entrees.flatMap(([cle, valeur], n) =>
    n !== rang ? [[cle, valeur] as const] : nom === undefined ? [] : [[nom, valeur] as const],
  );
  return reste.reduce((objet, [cle, valeur]) => avecCle(objet, cle, valeur), {} as Objet);
};

/** Changes that no record survives, whatever it was. */
const fatales = {
  "clé ajoutée": action(estObjet, (ici, { ou, valeur }) => avecCle(ici, choisir(INCONNUES, ou), valeur)),
  "clé renommée": action(rempli, (ici, { ou }) => renommer(ici, ou, `${choisir(INCONNUES, ou)}_`)),
  "objet à la place d’une valeur": action(feuille, (_, { valeur }) => ({ inattendu: valeur })),
  "liste à la place d’une valeur": action(feuille, (ici) => [[ici]]),
  "nombre en lettres": action(nombre, (ici, { ou }) => choisir([String(ici), "NaN", "Infinity", "0x10"], ou)),
  "texte sans fin": action(texte, () => "é".repeat(2_000)),
  "nombre énorme": action(nombre, (_, { ou }) => choisir([1e308, -1e308, 9_007_199_254_740_991, -1e16], ou)),
  "période fausse": action(montants, (ici, { ou }) => ({
    ...ici,
    amounts: { [choisir(PERIODES_FAUSSES, ou)]: 1 },
  })),
};

/** Changes that some records survive. */
const douteuses = {
  "valeur quelconque": action(feuille, (_, { valeur }) => valeur),
  "valeur retirée": action(rempli, (ici, { ou }) => renommer(ici, ou)),
  "élément répété": action(liste, (ici, { ou }) => [...ici, choisir(ici, ou)]),
  "liste à l’envers": action(liste, (ici) => [...ici].reverse()),
  "nombre au bord": action(nombre, (ici, { ou }) => choisir([0, -1, 0.1, 99, ici + 1, 1e7], ou)),
};

const RACINES: readonly Json[] = [null, [], {}, "simulation", 11, true];
const actions = { ...fatales, ...douteuses };
export type Genre = keyof typeof actions | "racine changée";
const genres = [...Object.keys(actions), "racine changée"] as Genre[];

/** A value of any kind, among those that programs get wrong. */
const valeur = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1, 1e21, "", "NaN", "2026-02-30", "demandeur", "\u202e\ud800"),
  fc.string({ unit: "grapheme" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }).map((json) => json as Json),
);

/** Some changes, of any kind, `minimum` at least. */
export const mutations = (minimum = 0): fc.Arbitrary<Mutation[]> =>
  fc.array(fc.record({ genre: fc.constantFrom(...genres), ou: fc.nat(100_000), valeur }), {
    minLength: minimum,
    maxLength: 3,
  });

/**
 * Makes the changes one after the other; one that finds no place is left out. `faux`: a change that no record survives
 * was made last; what comes after one may take away, or mend, what was wrong.
 */
export function muter(record: unknown, suite: readonly Mutation[]): { record: unknown; faux: boolean } {
  const boite = JSON.parse(JSON.stringify({ record })) as { record: Json };
  let faux = false;
  for (const une of suite) {
    const { genre, ou } = une;
    if (genre === "racine changée") {
      [boite.record, faux] = [choisir(RACINES, ou), true];
      continue;
    }
    const [voulu, par] = actions[genre];
    const parmi = lieux(boite).filter((lieu) => voulu(lieu.valeur));
    if (parmi.length === 0) continue;
    const { dans, cle, valeur: ici } = choisir(parmi, ou);
    avecCle(dans, cle, par(ici, une));
    faux = genre in fatales;
  }
  return { record: boite.record, faux };
}
