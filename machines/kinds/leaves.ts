import * as v from "valibot";
import { isDay } from "../../catalogue/situation/periods.ts";

/** Most children of one household. */
export const MAX_ENFANTS = 20;

/** Highest amount anybody may type, in euros: a typing mistake rather than an income. */
export const MONTANT_MAXIMUM = 10_000_000;

/** True for a number that may be an amount. */
export const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= MONTANT_MAXIMUM;

/** Euros, signed (self-employed people may lose money). */
export const amount = v.pipe(v.number(), v.minValue(-MONTANT_MAXIMUM), v.maxValue(MONTANT_MAXIMUM));
export const enfantId = v.pipe(v.string(), v.regex(/^enfant_(0|[1-9]\d?)$/));
/** One pattern rather than a union, which takes longer: it is read at each answer of a save. */
export const personneId = v.pipe(v.string(), v.regex(/^(demandeur|conjoint|enfant_(0|[1-9]\d?))$/));
export const day = v.pipe(
  v.string(),
  v.check((text) => isDay(text), "date attendue : AAAA-MM-JJ"),
);

/** Text of that form. */
export const code = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
