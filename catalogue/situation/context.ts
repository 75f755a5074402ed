import { seuils } from "./seuils.ts";
import { type Periods, periodsOf } from "./periods.ts";
import type { Individu, Situation } from "./situation.ts";
import type { Code, marques } from "./vocabulaire.ts";

export type Marque = Code<typeof marques>;

/** Legal thresholds by their path, at the date of value. */
export type Parameters = Readonly<Record<string, number>>;

/** Values of the legislation that conditions read; `undefined` while nothing can compute them. */
export interface LegislationFacts {
  boursier?: boolean;
  /** Euros this month. */
  rsa?: number;
  /** Euros of N-2. */
  rfr?: number;
  nbptr?: number;
  /** Free health cover this month (CSS, art. L861-1). */
  cmu_c?: boolean;
}

export const faitsDeLaLoi = [
  "boursier",
  "rsa",
  "rfr",
  "nbptr",
  "cmu_c",
] as const satisfies (keyof LegislationFacts)[];

/** A fact that should have been computed and was not: nothing can be concluded from it. */
export const INCONNU = Symbol("inconnu");

/** A place that nobody told and that a question asks: it may be any (docs/specification.md#regles). */
export const A_DIRE = Symbol("à dire");

/** Everything a condition may read. Built once per computation, `personne` changing per step. */
export interface FactContext {
  situation: Situation;
  periods: Periods;
  parameters: Parameters;
  marque: Marque;
  personne?: Individu;
  legislation?: LegislationFacts;
  /** Facts of the legislation whose computation failed. */
  inconnus?: ReadonlySet<keyof LegislationFacts>;
  /** Income that nobody told, in words, by aid of legislation or fact that rests on it. */
  doutes?: Readonly<Record<string, string>> | undefined;
  /** Another aid of the results, by id (condition kind `benefit`); `undefined` if it could not be computed. */
  aides?: (id: string) => boolean | undefined;
}

/**
 * Thresholds the journey needs to ask its questions, shipped so that no question waits for the
 * network: drawn from the files of the law (`legislation/seuils.ts`), which are too heavy to ship.
 * `GET /api/openfisca/parameters/{isoDate}` may refresh them.
 */
export const defaultParameters = seuils satisfies Parameters;

export type ParameterName = keyof typeof defaultParameters;

export function factContext(
  situation: Situation,
  options: Partial<Omit<FactContext, "situation" | "periods">> = {},
): FactContext {
  return {
    parameters: defaultParameters,
    marque: "neutre",
    ...options,
    situation,
    periods: periodsOf(situation.dateDeValeur),
  };
}
