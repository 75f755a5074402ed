import * as v from "valibot";
import { nombreDit } from "../../catalogue/fiches/phrases/nombres.ts";
import { conditions } from "../../catalogue/conditions/conditions.ts";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { KindOf } from "./kind.ts";
import { amount, isAmount } from "./leaves.ts";
import { partsOf } from "./parts.ts";

export interface RentOptions {
  rentLabel: string;
  loanLabel: string;
  shareLabel: string;
  chargesLabel: string;
}

/** Labels of what is asked: the rent, one’s share of it or the loan, then the charges where rent leaves them out. */
export function champsDuLoyer(
  question: RentOptions,
  context: FactContext,
): { loyer: string; charges?: string } {
  const { statut_occupation_logement: statut, coloc } = context.situation.menage;
  if (evaluate(conditions["est propriétaire"], context)) return { loyer: question.loanLabel };
  const loyer = coloc ? question.shareLabel : question.rentLabel;
  return statut === "locataire_meuble" ? { loyer } : { loyer, charges: question.chargesLabel };
}

/** What stays of an answer where the rent is asked now: charges said of another dwelling go with it. */
export function loyerGarde(
  question: RentOptions,
  value: unknown,
  context: FactContext,
): { loyer?: unknown; charges_locatives?: unknown } {
  const dit = (value ?? {}) as { loyer?: unknown };
  return champsDuLoyer(question, context).charges ? dit : { loyer: dit.loyer };
}

/** Euros a month beyond which a rent is a typing mistake. */
const LOYER_MAXIMUM = 20_000;

const euros = v.pipe(amount, v.minValue(0));

/** Rent and charges, or a loan’s monthly payment. */
export const rent: KindOf<RentOptions> = {
  schema: () => v.strictObject({ loyer: euros, charges_locatives: v.optional(euros) }),
  check(_, value) {
    const { loyer, charges_locatives = 0 } = (value ?? {}) as {
      loyer?: unknown;
      charges_locatives?: unknown;
    };
    const given = [loyer, charges_locatives];
    if (!given.every((one) => isAmount(one) && one >= 0))
      return "Indiquez un montant en euros, 0 si vous ne payez rien.";
    return given.some((one) => Number(one) > LOYER_MAXIMUM)
      ? `Indiquez ce que vous payez pour un mois, ${nombreDit(LOYER_MAXIMUM)}\u00a0€ au plus\u00a0: vérifiez les zéros.`
      : undefined;
  },
  enter(into, _, value) {
    Object.assign(into, partsOf(value, ["loyer", "charges_locatives"]));
  },
};
