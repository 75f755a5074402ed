import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import legales from "../loi/lectures.json" with { type: "json" };
import { readsOf } from "./predicate/describe.ts";

const lectures = new WeakMap<Catalogue, ReadonlyMap<string, readonly CompiledAide[]>>();

/** Answers that the computation of an aid of legislation reads (`npx tsx scripts/legislation/lectures.ts`). */
const lectureLegale = (slug: string): readonly string[] =>
  (legales as Partial<Record<string, readonly string[]>>)[slug] ?? [];

/**
 * Aids whose rules, or whose computation for those of legislation, read each answer, by answer
 * (`individu.demandeur.activite`, `menage.depcom`). Computed once per catalogue.
 */
export function aidesParReponse(catalogue: Catalogue): ReadonlyMap<string, readonly CompiledAide[]> {
  const known = lectures.get(catalogue);
  if (known) return known;
  const found = new Map<string, CompiledAide[]>();
  for (const one of catalogue.aides) {
    const { slug, source, interestFlag } = one.aide;
    const flag = interestFlag ? [`individu.demandeur.${interestFlag}`] : [];
    const law = source === "openfisca" ? lectureLegale(slug) : [];
    for (const answer of new Set([...readsOf(one.rules.whole), ...law, ...flag])) {
      const list = found.get(answer);
      if (list) list.push(one);
      else found.set(answer, [one]);
    }
  }
  lectures.set(catalogue, found);
  return found;
}
