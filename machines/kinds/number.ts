import * as v from "valibot";
import { nombreDit } from "../../catalogue/fiches/phrases/nombres.ts";
import type { Famille } from "../../catalogue/situation/situation.ts";
import type { KindOf } from "./kind.ts";
import { isAmount } from "./leaves.ts";

export interface NumberOptions {
  /** `count`: whole number; `shares`: number by halves or quarters; `amount`: euros. */
  number: "count" | "shares" | "amount";
  min: number;
  max: number;
  unit?: string;
  /** Someone may not know: what then follows, in a sentence. Such an answer is `null`. */
  siInconnu?: string;
  /** Another number of the household that this one is part of: it is no greater. */
  partDe?: { champ: keyof Famille; quoi: string };
  /** Where someone may not know, nothing written says so. */
  optional?: true;
}

const check: KindOf<NumberOptions>["check"] = (
  { number, min, max, siInconnu, partDe },
  value,
  { situation: { famille } },
) => {
  if (siInconnu && value === null) return undefined;
  if (!isAmount(value)) {
    return number === "amount"
      ? "Indiquez un montant en euros, par exemple 450 ou 450,50."
      : "Indiquez un nombre.";
  }
  if (number === "count" && !Number.isInteger(value)) return "Indiquez un nombre entier, sans virgule.";
  if (value < min) return `Indiquez ${nombreDit(min)} ou plus.`;
  if (value > max) return `Indiquez ${nombreDit(max)} au plus.`;
  return partDe && plusQueTout(partDe, value, famille);
};

function plusQueTout(
  { champ, quoi }: NonNullable<NumberOptions["partDe"]>,
  value: number,
  famille: Famille,
): string | undefined {
  const tout = famille[champ];
  return isAmount(tout) && value > tout
    ? `Vous avez indiqué ${nombreDit(tout)} ${quoi}\u00a0: indiquez ${nombreDit(tout)} au plus ici.`
    : undefined;
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
