import { eurosEnMots, nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";

/** French amounts and numbers, written (docs/specification.md#nombres). */

/** « 1 234,56 € », or « 1 234 € » when there are no cents. */
export const ecrireEuros = (amount: number): string => eurosEnMots(amount);

/** A number as typed in a field: « 450,5 ». Empty for nothing. */
export const ecrireNombre = (value: unknown): string =>
  typeof value === "number" ? nombreDit(value, { groupe: false }) : "";
