import type { Aide } from "../schema/aide.ts";
import { sommeEuros } from "./rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import { estPercu } from "../situation/ressources.ts";
import { ACTIVITE_DE_QUI_RECOIT, AUTRES_NOMS } from "./percues.ts";

/** Euros of an income in a period, whatever their sign; `undefined` if nothing was told of that period. */
function eurosRecus(holder: object | null | undefined, nom: string, period: string): number | undefined {
  const value = (holder as Record<string, unknown> | null | undefined)?.[nom];
  if (typeof value !== "object" || value === null || !(period in value)) return undefined;
  return Math.abs(Number((value as Record<string, number | null>)[period] ?? 0));
}

/**
 * Euros that the household already receives of an aid in its period, summed over its people in absolute value,
 * missing amounts counting as 0; `undefined` if that is no more than a euro: what stopped is no longer received
 * (docs/specification.md#aides-percues).
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
      const euros = eurosRecus(holder, nom, period);
      if (euros !== undefined) declared.push(euros);
    }
  }
  const total = sommeEuros(declared);
  return estPercu(total) ? total : undefined;
}
