import type { CompiledAide } from "../lire/compiled-aide.ts";
import { estTerminee } from "../fiches/campagne.ts";
import { auBesoin } from "../fiches/phrases/au-besoin.ts";
import type { Aide } from "../schema/aide.ts";
import type { FactContext } from "../situation/context.ts";
import type { Droit } from "./results.ts";

const collator = auBesoin(() => new Intl.Collator("fr"));

/** Alphabetical order of labels. */
export const parNom = (a: Pick<Droit, "label">, b: Pick<Droit, "label">) =>
  collator().compare(a.label, b.label);

/** Order of display: `top`, then label (docs/specification.md#ordre). */
export const byTopThenLabel = (a: Pick<Droit, "top" | "label">, b: Pick<Droit, "top" | "label">) =>
  a.top - b.top || parNom(a, b);

/** Public, of this brand, not ended at the date of value. */
export const shown = ({ aide }: CompiledAide, { situation, marque }: FactContext): boolean =>
  !aide.private &&
  (aide.marque === undefined || aide.marque === marque) &&
  !estTerminee(aide, situation.dateDeValeur);

/** An aid tied to an interest is looked at only if the applicant has it (docs/specification.md#interets). */
export function isWanted(aide: Aide, { situation }: FactContext): boolean {
  if (!aide.interestFlag) return true;
  const flag = situation.demandeur[aide.interestFlag];
  return Array.isArray(flag) ? flag.length > 0 : flag === true;
}
