import type { Aide } from "../../schema/aide.ts";

/**
 * Rounds down to a multiple of `floorAt` with exact decimals (0.29 at a step of 0.01 is 0.29); a
 * positive value under the step is floored to an integer (docs/specification.md#montants).
 */
export function floorTo(value: number, floorAt: number): number {
  if (value > 0 && value < floorAt) return Math.floor(value);
  const decimals = Math.max(0, Math.ceil(-Math.log10(floorAt)));
  const steps = Math.floor(Number((value / floorAt).toFixed(6)));
  return Number((steps * floorAt).toFixed(decimals));
}

/** Value of a rule aid for an eligible household: its amount, or true. 0 and false mean no right. */
export const montantDe = (aide: Aide): number | boolean =>
  aide.montant === undefined || aide.type === "bool" ? true : aide.montant;

/** Sum of amounts in euros, exact to the cent; missing amounts count as 0 (docs/specification.md#montants). */
export const sommeEuros = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100;

export const montantPlancher = (value: number | boolean, floorAt: number): number | boolean =>
  typeof value === "number" ? floorTo(value, floorAt) : value;

export const estOuvert = (value: number | boolean | string | null | undefined): boolean =>
  typeof value === "number" ? value > 0 : Boolean(value);
