import * as v from "valibot";
import type { KindOf } from "./kind.ts";
import { amount, isAmount } from "./leaves.ts";
import { partsOf } from "./parts.ts";

export interface RentOptions {
  rentLabel: string;
  loanLabel: string;
  shareLabel: string;
  chargesLabel: string;
}

const euros = v.pipe(amount, v.minValue(0));

/** Rent and charges, or a loan’s monthly payment. */
export const rent: KindOf<RentOptions> = {
  schema: () => v.strictObject({ loyer: euros, charges_locatives: v.optional(euros) }),
  check(_, value) {
    const { loyer, charges_locatives = 0 } = (value ?? {}) as {
      loyer?: unknown;
      charges_locatives?: unknown;
    };
    const right = [loyer, charges_locatives].every((one) => isAmount(one) && one >= 0);
    return right ? undefined : "Indiquez un montant en euros, 0 si vous ne payez rien.";
  },
  enter(into, _, value) {
    Object.assign(into, partsOf(value, ["loyer", "charges_locatives"]));
  },
};
