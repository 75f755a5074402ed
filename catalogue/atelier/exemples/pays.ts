import type { Atom } from "../../conditions/predicate/condition.ts";
import type { Commune } from "../../situation/situation.ts";
import { communeDe } from "../../situation/commune.ts";
import { foyerOrdinaire } from "./reponses.ts";

/** A commune and its postal codes, as the server reads them. */
export interface CommuneDuPays {
  commune: Omit<Commune, "_codePostal">;
  codesPostaux: readonly string[];
  population: number;
}

/** Facts by which rules tell places apart. */
const clesDe = {
  "menage.region": ({ _region }) => _region,
  "menage.departement": ({ _departement }) => _departement,
  "menage.epci": ({ _epci }) => _epci,
  "menage.commune": ({ depcom }) => communeDe(depcom),
  "menage.depcom": ({ depcom }) => depcom,
  "menage.codePostal": ({ _codePostal }) => _codePostal,
} as const satisfies Record<string, (commune: Commune) => string | undefined>;

export type FaitDePlace = keyof typeof clesDe;
export const estUnePlace = (fact: string): fact is FaitDePlace => fact in clesDe;

/** The same test of where one lives: an example lives with the parents, and studies there. */
export const surSoi = <A extends { fact: string }>(atom: A): A => {
  const fact = atom.fact.replace(/^(?:parents|etablissement)\./, "menage.");
  return estUnePlace(fact) ? { ...atom, fact } : atom;
};

/** A test of a place: its code for that fact is in the list. */
export interface TestDePlace {
  fact: FaitDePlace;
  codes: readonly string[];
}

/** Codes that a test of equality asks for; none for another one. */
export const codesDe = (atom: Atom): readonly string[] =>
  atom.kind === "is" ? [String(atom.value)] : atom.kind === "oneOf" ? atom.values.map(String) : [];

/** The tests of places among these. */
export const testsDesLieux = (atoms: readonly Atom[]): TestDePlace[] =>
  atoms.flatMap((atom) => (estUnePlace(atom.fact) ? [{ fact: atom.fact, codes: codesDe(atom) }] : []));

/** Whether a commune is there. */
export const estLa = (commune: Commune, { fact, codes }: TestDePlace): boolean =>
  codes.includes(clesDe[fact](commune) ?? "");

/** Where example households may live. */
export interface Pays {
  commune(code: string, codePostal?: string): Commune | undefined;
  /** One commune, the largest, for each way of answering these tests; the last answers no to all. */
  distinguees(tests: readonly TestDePlace[]): Commune[];
}

const avecCode = ({ commune }: CommuneDuPays, _codePostal: string): Commune => {
  const { depcom, ...rest } = commune;
  return { depcom, _codePostal, ...rest };
};

/** Every place of a commune: one per postal code. */
type Places = readonly [Commune, ...Commune[]];

function placesDe(communes: readonly CommuneDuPays[]): Places[] {
  const triees = [...communes].sort(
    (a, b) => b.population - a.population || (a.commune.depcom < b.commune.depcom ? -1 : 1),
  );
  return triees.flatMap((entry) => {
    const [premiere, ...autres] = entry.codesPostaux.map((code) => avecCode(entry, code));
    return premiere ? [[premiere, ...autres] as const] : [];
  });
}

/** Ranks of the communes, the largest first, under each of their codes. */
function indexer(places: readonly Places[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [rang, ici] of places.entries()) {
    const keys = ici.flatMap((place) => Object.entries(clesDe).map(([fact, cle]) => `${fact} ${cle(place)}`));
    for (const key of new Set(keys)) {
      const filed = index.get(key);
      if (filed) filed.push(rang);
      else index.set(key, [rang]);
    }
  }
  return index;
}

/** How a place answers each test: `101`. */
function reponsesA(tests: readonly TestDePlace[]): (place: Commune) => string {
  const listes = tests.map(({ fact, codes }) => ({ cle: clesDe[fact], codes: new Set(codes) }));
  return (place) => listes.map(({ cle, codes }) => (codes.has(cle(place) ?? "") ? "1" : "0")).join("");
}

export function paysDe(communes: readonly CommuneDuPays[]): Pays {
  const places = placesDe(communes);
  const parCode = new Map(places.map((ici) => [ici[0].depcom, ici]));
  const index = indexer(places);
  const ordinaire = parCode.get(foyerOrdinaire.commune)?.[0];

  const rangsDe = (tests: readonly TestDePlace[]) => {
    const rangs = tests.flatMap(({ fact, codes }) =>
      codes.flatMap((code) => index.get(`${fact} ${code}`) ?? []),
    );
    return [...new Set(rangs)].sort((a, b) => a - b);
  };

  return {
    commune: (code, codePostal) =>
      parCode.get(code)?.find((place) => codePostal === undefined || place._codePostal === codePostal),
    distinguees(tests) {
      const reponses = reponsesA(tests);
      const aucun = "0".repeat(tests.length);
      const parCodePostal = tests.some(({ fact }) => fact === "menage.codePostal");
      const found = new Map<string, Commune>();
      for (const rang of rangsDe(tests)) {
        const ici = places[rang] as Places;
        for (const place of parCodePostal ? ici : ici.slice(0, 1)) {
          const key = reponses(place);
          if (key !== aucun && !found.has(key)) found.set(key, place);
        }
      }
      const estDehors = (place: Commune) => reponses(place) === aucun;
      const dehors =
        ordinaire && estDehors(ordinaire) ? ordinaire : places.find(([place]) => estDehors(place))?.[0];
      return [...found.values(), ...(dehors ? [dehors] : [])];
    },
  };
}
