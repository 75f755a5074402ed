import * as v from "valibot";
import type { Periods } from "../../catalogue/situation/periods.ts";
import {
  categorieDe,
  champsSupplementaires,
  type RessourceId,
  ressourceIds,
} from "../../catalogue/situation/ressources.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { periodsDe } from "./amounts.ts";
import { isListOf, listOf } from "./choices.ts";
import type { KindOf } from "./kind.ts";

export interface ResourceTypesOptions {
  /** Label of the row that chooses nothing. */
  none: string;
}

const empty = new WeakMap<readonly string[], Readonly<Record<string, null>>>();

/** A resource whose amounts nobody gave yet. */
function nothingYet(id: RessourceId, periods: Periods): Record<string, number | null> {
  const asked = periodsDe(id, periods);
  const known = empty.get(asked) ?? Object.fromEntries(asked.map((period) => [period, null]));
  empty.set(asked, known);
  return { ...known };
}

/** Types of income, each of which is then asked its amounts. */
export const resourceTypes: KindOf<ResourceTypesOptions> = {
  schema: () => listOf(v.picklist(ressourceIds), ressourceIds.length),
  check: (_, value) =>
    isListOf(value, (item) => ressourceIds.includes(item as RessourceId))
      ? undefined
      : "Choisissez parmi les ressources proposées.",
  enter(into, _, value, periods) {
    const individu = into as Individu;
    const chosen = new Set<string>(value as RessourceId[]);
    for (const key of Object.keys(individu)) {
      if (key in categorieDe && !chosen.has(key)) delete individu[key as RessourceId];
    }
    for (const id of ressourceIds) {
      if (!chosen.has(id)) continue;
      individu[id] ??= nothingYet(id, periods);
      const extra = champsSupplementaires[id];
      if (extra) Object.assign(individu, { [extra.champ]: extra.defaut });
    }
  },
};
