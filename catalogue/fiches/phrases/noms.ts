/** Facts that hold the code of a place. */
export type FaitDeLieu = "menage.region" | "menage.departement" | "menage.epci" | "menage.commune";

/** Names of what rules write as codes; `undefined` when a code has none. */
export interface Noms {
  lieu(fact: FaitDeLieu, code: string): string | undefined;
  aide(id: string): string | undefined;
}
