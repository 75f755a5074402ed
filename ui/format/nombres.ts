import { eurosEnMots, nombreDit } from "../../catalogue/phrases/nombres.ts";

/** French amounts and numbers, written and read (docs/specification.md#nombres). */

/** « 1 234,56 € », or « 1 234 € » when there are no cents. */
export const ecrireEuros = (amount: number): string => eurosEnMots(amount);

/** A number as typed in a field: « 450,5 ». Empty for nothing. */
export const ecrireNombre = (value: unknown): string =>
  typeof value === "number" ? nombreDit(value, { groupe: false }) : "";

/**
 * Number typed by a person: spaces, comma or point, a trailing euro sign. `null` for an empty field,
 * `undefined` for anything that is not a number. Cents are kept exactly.
 */
export function lireNombre(text: string): number | null | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/(\d)€$/, "$1")
    .replace(",", ".");
  if (bare === "") return null;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}
