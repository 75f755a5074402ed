import * as v from "valibot";
import type { Periods } from "../../catalogue/situation/periods.ts";
import {
  type CategorieRessources,
  type COMPANION,
  champsSupplementaires,
  estAnnuelle,
  estExceptionnelle,
  type RessourceId,
  ressourcesParCategorie,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { ressourcesDeclarees } from "./ressources-proposees.ts";
import type { KindOf } from "./kind.ts";
import { amount, code, isAmount } from "./leaves.ts";

export interface AmountsOptions {
  field: CategorieRessources;
  /** Kind of activity that may come beside, in an answer of its own (docs/specification.md#reponse). */
  companion?: typeof COMPANION;
}

/** Value of an amounts answer: one item per resource type of the category. */
export type AmountsAnswer = ({ id: RessourceId; amounts: Record<string, number | null> } & Record<
  string,
  unknown
>)[];

/** Periods for which a resource type is asked (docs/specification.md#ressources-periodes): last year, or month by month. */
export function periodsDe(id: RessourceId, periods: Periods): readonly string[] {
  if (estAnnuelle(id)) return periods.lastYearAlone;
  return estExceptionnelle(id) ? periods.last12Months : periods.last13Months;
}

function itemOf(id: RessourceId) {
  const extra = champsSupplementaires[id];
  return v.strictObject({
    id: v.literal(id),
    amounts: v.record(code(/^\d{4}(-\d{2})?$/), v.nullable(amount)),
    ...(extra && { [extra.champ]: v.optional(v.picklist(typesActiviteTns)) }),
  });
}

/** Amounts of the types of income declared in a category, over their periods. */
export const amounts: KindOf<AmountsOptions> = {
  schema({ field }) {
    const ids = ressourcesParCategorie[field];
    return v.pipe(v.array(v.variant("id", ids.map(itemOf))), v.maxLength(ids.length));
  },
  check({ field }, value, context) {
    if (!Array.isArray(value)) return "Indiquez un montant pour chaque ressource.";
    const given = value as readonly ({ id?: unknown; amounts?: unknown } | null | undefined)[];
    for (const id of ressourcesDeclarees(field, context)) {
      const amounts = given.find((item) => item?.id === id)?.amounts;
      if (typeof amounts !== "object" || amounts === null)
        return "Indiquez un montant pour chaque ressource.";
      const right = Object.entries(amounts).every(
        ([period, one]) => /^\d{4}(-\d{2})?$/.test(period) && (one === null || isAmount(one)),
      );
      if (!right) return "Indiquez un montant en euros, par exemple 450 ou 450,50.";
    }
    return undefined;
  },
  enter(into, _, value) {
    const individu = into as Individu;
    for (const { id, amounts, ...rest } of value as AmountsAnswer) {
      if (individu[id] === undefined) continue;
      individu[id] = { ...individu[id], ...amounts };
      const extra = champsSupplementaires[id];
      if (extra && rest[extra.champ] !== undefined)
        Object.assign(individu, { [extra.champ]: rest[extra.champ] });
    }
  },
};
