import * as v from "valibot";
import { nombreDit } from "../../catalogue/phrases/nombres.ts";
import type { Asked, KindOf } from "./kind.ts";
import { isAmount } from "./leaves.ts";

export interface NumberOptions {
  /** `count`: whole number; `shares`: number by halves or quarters; `amount`: euros. */
  number: "count" | "shares" | "amount";
  min: number;
  max: number;
  unit?: string;
  placeholder?: string;
  /** Someone may not know: what then follows, in a sentence. Such an answer is `null`. */
  siInconnu?: string;
  /** Where someone may not know, nothing written says so. */
  optional?: true;
}

function check({ number, min, max, siInconnu }: Asked<NumberOptions>, value: unknown): string | undefined {
  if (siInconnu && value === null) return undefined;
  if (!isAmount(value)) {
    return number === "amount"
      ? "Indiquez un montant en euros, par exemple 450 ou 450,50."
      : "Indiquez un nombre.";
  }
  if (number === "count" && !Number.isInteger(value)) return "Indiquez un nombre entier, sans virgule.";
  if (value < min) return `Indiquez ${nombreDit(min)} ou plus.`;
  return value > max ? `Indiquez ${nombreDit(max)} au plus.` : undefined;
}

/** A number between two bounds. */
export const number: KindOf<NumberOptions> = {
  schema({ number, min, max, siInconnu }) {
    const bounded = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
    const schema = number === "count" ? v.pipe(bounded, v.integer()) : bounded;
    return siInconnu ? v.nullable(schema) : schema;
  },
  check,
  untouched: ({ optional }) => (optional ? null : undefined),
};
