import type { FactName } from "../situation/facts.ts";
import type { Commune } from "../situation/situation.ts";
import type { Contrainte, Exigence } from "./contrainte.ts";

/** A commune and its postal codes. */
export interface CommuneConnue {
  commune: Pick<Commune, "depcom" | "_departement" | "_region" | "_epci">;
  codesPostaux: readonly string[];
}

const faitsDeLieu = [
  "menage.region",
  "menage.departement",
  "menage.epci",
  "menage.commune",
  "menage.codePostal",
] as const satisfies readonly FactName[];
type FaitDeLieu = (typeof faitsDeLieu)[number];

/** Every place where one may live, a commune with a postal code, by each code that designates it. */
export type Territoires = Readonly<Record<FaitDeLieu, ReadonlyMap<string, ReadonlySet<number>>>>;

export function indexerTerritoires(communes: readonly CommuneConnue[]): Territoires {
  const index = Object.fromEntries(faitsDeLieu.map((fait) => [fait, new Map<string, Set<number>>()])) as Record<
    FaitDeLieu,
    Map<string, Set<number>>
  >;
  let lieu = 0;
  const ranger = (fait: FaitDeLieu, code: string | undefined) => {
    if (code === undefined) return;
    const lieux = index[fait].get(code) ?? new Set();
    index[fait].set(code, lieux.add(lieu));
  };
  for (const { commune, codesPostaux } of communes) {
    for (const codePostal of codesPostaux) {
      ranger("menage.region", commune._region);
      ranger("menage.departement", commune._departement);
      ranger("menage.epci", commune._epci);
      ranger("menage.commune", commune.depcom);
      ranger("menage.codePostal", codePostal);
      lieu += 1;
    }
  }
  return index;
}

export const estFaitDeLieu = (fait: string): fait is FaitDeLieu =>
  (faitsDeLieu as readonly string[]).includes(fait);

/** Codes of a rule that designate no place of today. */
export function codesInconnus({ fait, contrainte }: Exigence, territoires: Territoires): string[] {
  if (!estFaitDeLieu(fait) || contrainte.genre === "entre") return [];
  return [...contrainte.valeurs].map(String).filter((code) => !territoires[fait].has(code));
}

/** The same demand said in places, so that a région and a commune can be compared. */
export function situer(exigence: Exigence, territoires: Territoires): Exigence {
  const { fait, contrainte } = exigence;
  if (!estFaitDeLieu(fait) || contrainte.genre === "entre") return exigence;
  const lieux = [...contrainte.valeurs].flatMap((code) => [...(territoires[fait].get(String(code)) ?? [])]);
  const situee: Contrainte = { genre: contrainte.genre, valeurs: new Set(lieux) };
  return { fait: "lieu", contrainte: situee };
}
