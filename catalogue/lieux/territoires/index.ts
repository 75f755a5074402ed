import type { CompiledAide } from "../../lire/compiled-aide.ts";
import type { Condition } from "../../conditions/predicate/condition.ts";
import { type ConditionAlgebra, fold } from "../../conditions/predicate/fold.ts";
import { type FactName, type Fact, facts } from "../../situation/facts.ts";
import type { FactContext } from "../../situation/context.ts";

/** Facts that say where the household lives, by which aids are filed. */
const lieux = [
  "menage.region",
  "menage.departement",
  "menage.commune",
  "menage.epci",
  "menage.codePostal",
] as const satisfies readonly FactName[];

const estLieu = (fact: FactName): fact is (typeof lieux)[number] =>
  (lieux as readonly string[]).includes(fact);
const cle = (fact: string, code: unknown) => `${fact} ${String(code)}`;

type Places = readonly string[] | undefined;

const places: ConditionAlgebra<Places> = {
  atom(atom) {
    if (!estLieu(atom.fact)) return undefined;
    if (atom.kind === "is") return [cle(atom.fact, atom.value)];
    return atom.kind === "oneOf" ? atom.values.map((code) => cle(atom.fact, code)) : undefined;
  },
  all: (parts) =>
    parts.flatMap((keys) => (keys?.length ? [keys] : [])).sort((a, b) => a.length - b.length)[0],
  any: (parts) => (parts.every((keys) => keys !== undefined) ? parts.flat() : undefined),
  not: () => undefined,
  named: (part) => part,
};

/**
 * Places outside which a condition cannot hold, as keys `fact code`; `undefined` when it may hold
 * anywhere. Sound, not complete: a place hidden behind a negation counts as anywhere.
 */
const placesOf = (condition: Condition): Places => fold(condition, places);

/** Aids of a catalogue filed by place: a household looks only at those of where it lives. */
export interface IndexTerritoires {
  /** Aids that may be open where the household lives; the others certainly are not. */
  candidates(context: FactContext): CompiledAide[];
}

export function indexerParTerritoire(aides: readonly CompiledAide[]): IndexTerritoires {
  const partout: CompiledAide[] = [];
  const parLieu = new Map<string, CompiledAide[]>();
  for (const one of aides) {
    const keys = placesOf(one.rules.whole);
    if (keys === undefined) partout.push(one);
    for (const key of new Set(keys)) {
      const filed = parLieu.get(key);
      if (filed) filed.push(one);
      else parLieu.set(key, [one]);
    }
  }
  return {
    candidates(context) {
      const here = lieux.flatMap(
        (fact) => parLieu.get(cle(fact, (facts[fact] as Fact).value(context))) ?? [],
      );
      return [...partout, ...new Set(here)];
    },
  };
}
