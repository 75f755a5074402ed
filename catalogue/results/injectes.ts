import type { Aide } from "../schema/aide.ts";
import { sommeEuros } from "../rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import { ACTIVITE_DE_QUI_RECOIT, AUTRES_NOMS } from "./percues.ts";

/**
 * Amount the household already declares for an aid, summed over its people in absolute value,
 * missing amounts counting as 0; `undefined` if nobody declares it (docs/specification.md#aides-percues).
 */
export function montantDeclare(aide: Aide, { situation, periods }: FactContext): number | undefined {
  const { demandeur, conjoint, enfants, famille } = situation;
  const people = [demandeur, conjoint, enfants, famille].flat();
  const period = aide.openfiscaPeriod === "thisYear" ? periods.thisYear : periods.thisMonth;
  const activite = ACTIVITE_DE_QUI_RECOIT[aide.slug];
  const noms = [aide.slug, ...(AUTRES_NOMS[aide.slug] ?? [])];
  const declared: number[] = [];
  // Asked of every aid of the catalogue, for each result: loops, no array by person.
  for (const holder of people as readonly (object | null | undefined)[]) {
    if (activite && (holder as { activite?: string } | undefined)?.activite !== activite) continue;
    for (const nom of noms) {
      const value = (holder as Record<string, unknown> | undefined)?.[nom];
      if (typeof value === "object" && value !== null && period in value)
        declared.push(Math.abs(Number((value as Record<string, number | null>)[period] ?? 0)));
    }
  }
  return declared.length ? sommeEuros(declared) : undefined;
}
