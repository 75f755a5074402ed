import type { Aide } from "../schema/aide.ts";
import { sommeEuros } from "../rules/montant.ts";
import type { FactContext } from "../situation/context.ts";

/** The « majoration pour la vie autonome » is the aid `caah` of the law, and may be declared by its own name. */
const AUTRES_NOMS: Readonly<Record<string, readonly string[]>> = { caah: ["mva"] };

/**
 * Amount the household already declares for an aid, summed over its people in absolute value,
 * missing amounts counting as 0; `undefined` if nobody declares it (docs/specification.md#aides-percues).
 */
export function montantDeclare(aide: Aide, { situation, periods }: FactContext): number | undefined {
  const people = [situation.demandeur, situation.conjoint, ...(situation.enfants ?? []), situation.famille];
  const period = aide.openfiscaPeriod === "thisYear" ? periods.thisYear : periods.thisMonth;
  const noms = [aide.slug, ...(AUTRES_NOMS[aide.slug] ?? [])];
  const declared = people.flatMap((holder) =>
    noms.flatMap((nom) => {
      const value = (holder as unknown as Record<string, unknown> | undefined)?.[nom];
      if (typeof value !== "object" || value === null || !(period in value)) return [];
      return [Math.abs(Number((value as Record<string, number | null>)[period] ?? 0))];
    }),
  );
  return declared.length ? sommeEuros(declared) : undefined;
}
