import type { LegislationFacts } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";

/** What national and local legislation gives for a household. */
export interface LegislationValues {
  /** Amount (euros a month, unless the aid says otherwise) or entitlement, by aid id. */
  values: Readonly<Record<string, number | boolean | string | null>>;
  /** Values that rules of the catalogue read. */
  facts: LegislationFacts;
  /** Aids that were asked for and not computed. */
  missing: readonly string[];
}

/** The one door to legislation; an embedded engine and an OpenFisca Web API stand behind it. */
export interface Legislation {
  /**
   * Computes the given aids (ids) for a household at its date of value.
   * Rejects when nothing could be computed; a partial answer lists what is missing.
   */
  compute(situation: Situation, ids: readonly string[]): Promise<LegislationValues>;
}
