import type { LegislationFacts } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";

/** Engine that computes the law: the embedded one, or a remote OpenFisca Web API. */
export type PartieLegale = "législation" | "openfisca";

/** Tells the operator what failed, and of which aid; its message may hold an answer and is never written. */
export type Signaler = (partie: string, error: unknown, id?: string) => void;

/** What national and local legislation gives for a household. */
export interface LegislationValues {
  /** Engine that these values come from. */
  partie: PartieLegale;
  /** Amount (euros a month, unless the aid says otherwise) or entitlement, by aid id. */
  values: Readonly<Record<string, number | boolean | string | null>>;
  /** Values that rules of the catalogue read. */
  facts: LegislationFacts;
  /**
   * Income that nobody told, in words (« vos revenus de 2024 »), by aid or fact whose value rests on it;
   * absent from an engine that cannot say.
   */
  doutes?: Readonly<Record<string, string>>;
  /** Aids that were asked for and that the engine does not know. */
  missing: readonly string[];
  /** Aids whose computation failed, this time. */
  echecs: readonly string[];
  /** Facts that could not be computed: what reads them cannot be decided. */
  inconnus: readonly (keyof LegislationFacts)[];
}

/** The one door to legislation; an embedded engine and an OpenFisca Web API stand behind it. */
export interface Legislation {
  partie: PartieLegale;
  /**
   * Computes the given aids (ids) for a household at its date of value.
   * Rejects when nothing could be computed; a partial answer lists what is missing. With `baremesReleves`, the
   * embedded engine raises every scale by a twentieth; a remote one has its own.
   */
  compute(
    situation: Situation,
    ids: readonly string[],
    options?: { baremesReleves?: boolean },
  ): Promise<LegislationValues>;
}
