import { all, any, type Atom, type Condition, not, predicate } from "../predicate/condition.ts";
import { describe } from "../predicate/describe.ts";
import { fold } from "../predicate/fold.ts";
import { facts } from "../situation/facts.ts";

const lieux = ["menage.region", "menage.departement", "menage.epci", "menage.commune"] as const;
export type FaitDeLieu = (typeof lieux)[number];

/** Names of what rules write as codes; `undefined` when a code has none. */
export interface Noms {
  lieu(fact: FaitDeLieu, code: string): string | undefined;
  aide(id: string): string | undefined;
}

/** Where only the catalogue is at hand: aids are named, places are not. */
export const nomsDesAides = (byId: ReadonlyMap<string, { aide: { label: string } }>): Noms => ({
  lieu: () => undefined,
  aide: (id) => byId.get(id)?.aide.label,
});

/** Longer lists of places are counted rather than read. */
const MAX_LIEUX = 6;

const ou = new Intl.ListFormat("fr", { type: "disjunction" });

const isLieu = (fact: string): fact is FaitDeLieu => (lieux as readonly string[]).includes(fact);

function placesInWords(fact: FaitDeLieu, codes: readonly string[], noms: Noms): string {
  const { label } = facts[fact];
  if (codes.length > MAX_LIEUX) return `${label} : une des ${codes.length} prévues`;
  return `${label} : ${ou.format(codes.map((code) => noms.lieu(fact, code) ?? code))}`;
}

/** Words of an atom that codes or parameters would make obscure; `undefined` if it reads well alone. */
function wordsOf(atom: Atom, noms: Noms): string | undefined {
  if (isLieu(atom.fact) && (atom.kind === "is" || atom.kind === "oneOf")) {
    return placesInWords(atom.fact, (atom.kind === "is" ? [atom.value] : atom.values).map(String), noms);
  }
  if (atom.kind === "compare" && atom.operator === ">") {
    if (atom.fact === "enfants.nombre" && atom.bound === 0) return "avoir au moins un enfant";
    if (atom.fact === "legislation.rsa") return "recevoir le RSA";
  }
  const params = "params" in atom ? atom.params : undefined;
  if (!params) return undefined;
  if (atom.fact === "resultats.aide" && atom.kind === "is") {
    const id = String(params["id"]);
    return `${atom.value ? "avoir droit à" : "ne pas avoir droit à"} « ${noms.aide(id) ?? id} »`;
  }
  if (params["period"]) return `${describe(atom)} ${params["period"] === "month" ? "par mois" : "par an"}`;
  if (atom.fact === "enfants.eligibles") {
    return `${describe(atom)} (de ${String(params["age_min"])} à ${String(params["age_max"])} ans)`;
  }
  return undefined;
}

const isEmpty = (condition: Condition) => condition.kind === "all" && condition.conditions.length === 0;

/** The same condition, true for the same households, whose codes are named. */
export const lisible = (condition: Condition, noms: Noms): Condition =>
  fold<Condition>(condition, {
    atom(atom) {
      const words = wordsOf(atom, noms);
      return words === undefined ? atom : predicate(words, atom);
    },
    all: (parts) => all(...parts.filter((one) => !isEmpty(one))),
    any: (parts) => any(...parts),
    not,
    named: (_, named) => named,
  });
