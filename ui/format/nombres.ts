import { auBesoin } from "../../catalogue/phrases/au-besoin.ts";

/** French amounts and numbers, written and read (docs/specification.md#nombres). */

const euros = auBesoin(
  () =>
    new Intl.NumberFormat("fr-FR", {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 2,
      minimumFractionDigits: 2,
    }),
);
const eurosRonds = auBesoin(
  () =>
    new Intl.NumberFormat("fr-FR", {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    }),
);
const decimal = auBesoin(
  () => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2, useGrouping: false }),
);

/** « 1 234,56 € », or « 1 234 € » when there are no cents. */
export const ecrireEuros = (amount: number) =>
  (Number.isInteger(amount) ? eurosRonds : euros)().format(amount);

const groupe = auBesoin(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 }));

/** A number to read: « 25 830,5 ». */
export const ecrireGrand = (value: number) => groupe().format(value);

/** A number as typed in a field: « 450,5 ». Empty for nothing. */
export const ecrireNombre = (value: unknown) => (typeof value === "number" ? decimal().format(value) : "");

/**
 * Number typed by a person: spaces, comma or point, a trailing euro sign. `null` for an empty field,
 * `undefined` for anything that is not a number. Cents are kept exactly.
 */
export function lireNombre(text: string): number | null | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/(?<=\d)€$/, "")
    .replace(",", ".");
  if (bare === "") return null;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}
