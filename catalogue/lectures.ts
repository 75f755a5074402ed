import type { Catalogue } from "./catalogue.ts";
import type { CompiledAide } from "./compiled-aide.ts";
import { readsOf } from "./predicate/describe.ts";

const lectures = new WeakMap<Catalogue, ReadonlyMap<string, readonly CompiledAide[]>>();

/**
 * Aids whose rules read each answer, by answer (`individu.demandeur.activite`, `menage.depcom`).
 * Aids of legislation are read from their own formulas, not here. Computed once per catalogue.
 */
export function aidesParReponse(catalogue: Catalogue): ReadonlyMap<string, readonly CompiledAide[]> {
  const known = lectures.get(catalogue);
  if (known) return known;
  const found = new Map<string, CompiledAide[]>();
  for (const one of catalogue.aides) {
    const flag = one.aide.interestFlag && `individu.demandeur.${one.aide.interestFlag}`;
    for (const answer of new Set([...readsOf(one.rules.whole), ...(flag ? [flag] : [])])) {
      const list = found.get(answer);
      if (list) list.push(one);
      else found.set(answer, [one]);
    }
  }
  lectures.set(catalogue, found);
  return found;
}
