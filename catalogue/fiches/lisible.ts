import type { Noms } from "./phrases/noms.ts";
import { all, type Condition, predicate } from "../conditions/predicate/condition.ts";
import { enUnePhrase } from "./phrases/conditions.ts";

/** Where only the catalogue is at hand: aids are named, places are not. */
export const nomsDesAides = (byId: ReadonlyMap<string, { aide: { label: string } }>): Noms => ({
  lieu: () => undefined,
  aide: (id) => byId.get(id)?.aide.label,
});

const isEmpty = (condition: Condition) => condition.kind === "all" && condition.conditions.length === 0;

/** The same condition, true for the same households, each simple rule of it named by its French phrase. */
export function lisible(condition: Condition, noms: Noms): Condition {
  if (condition.kind === "all") {
    return all(...condition.conditions.map((one) => lisible(one, noms)).filter((one) => !isEmpty(one)));
  }
  return predicate(enUnePhrase(condition, noms), condition);
}
