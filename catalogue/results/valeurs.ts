import { netDeCrds } from "../loi/crds.ts";
import { droitsSansMontant } from "../loi/sans-montant.ts";
import type { LegislationValues } from "../loi/legislation.ts";
import { montantPlancher, estOuvert } from "./rules/montant.ts";
import type { Aide } from "../schema/aide.ts";
import type { Situation } from "../situation/situation.ts";

/**
 * What the results keep of an aid of legislation: its rounded amount, as it is paid (net of CRDS), true for a right without an
 * amount, `undefined` for no right (docs/specification.md#montants).
 */
export function valeurRetenue(
  aide: Aide,
  { values, facts }: LegislationValues,
  situation: Situation,
): number | boolean | undefined {
  const value = values[aide.slug];
  const gratuit = droitsSansMontant[aide.slug];
  if (!estOuvert(value)) return gratuit && facts[gratuit] ? true : undefined;
  // A right may be read of an amount that is another aid’s.
  if (aide.type === "bool") return true;
  // A scholarship told by a yes reaches the engine as 1 €: it is known without its amount.
  const told = (situation.famille as Partial<Record<string, unknown>>)[aide.slug] === true;
  return typeof value === "number" && !told
    ? montantPlancher(netDeCrds(aide.slug, value, situation), aide.floorAt)
    : true;
}
