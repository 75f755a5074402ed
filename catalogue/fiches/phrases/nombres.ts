/**
 * Figures as French writes them: grouped thousands, a decimal comma, no break before the unit. Written here: the
 * first use of each format of the browser takes a slow telephone some eighty milliseconds.
 */
const INSECABLE = "\u00a0";
const FINE = "\u202f";

interface Ecriture {
  /** Decimals at most (2), or exactly that many when `fixes`. */
  decimales?: number;
  fixes?: boolean;
  /** Thousands apart: yes, unless it is to be typed again. */
  groupe?: boolean;
}

/** « 25 830,5 ». Halves are rounded away from zero, as they are written: 1,005 gives 1,01. */
export function nombreDit(value: number, { decimales = 2, fixes, groupe = true }: Ecriture = {}): string {
  const size = Math.abs(value);
  // As text, so that 1.005 is not the 1.00499… that it is kept as; a millionth is nothing.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${decimales}`)) / 10 ** decimales;
  const [whole = "", decimals = ""] = rounded.toFixed(decimales).split(".");
  const grouped = groupe ? whole.replace(/\B(?=(\d{3})+$)/g, FINE) : whole;
  const kept = fixes ? decimals : decimals.replace(/0+$/, "");
  return `${value < 0 && rounded > 0 ? "-" : ""}${grouped}${kept && `,${kept}`}`;
}

const periodes: Readonly<Record<string, string>> = { month: " par mois", year: " par an" };

/** « 25 830,50 € par an »; no cents when there are none. `period` is `month`, `year` or nothing. */
export function eurosEnMots(amount: number, period?: unknown): string {
  const rounded = Math.round(amount * 100) / 100;
  const text = nombreDit(rounded, { fixes: !Number.isInteger(rounded) });
  return `${text}${INSECABLE}€${periodes[String(period)] ?? ""}`;
}

/** A share of one as a percentage: 0.5 is « 50 % ». */
export const tauxDit = (share: number): string => `${nombreDit(share * 100)}${INSECABLE}%`;

/** « 1 an », « 18 ans ». */
export const ansDits = (years: number): string => `${nombreDit(years)}${INSECABLE}an${years < 2 ? "" : "s"}`;

/** A count and its word: « 1 démarche », « 4 démarches », « 0 démarche ». The only way to write a plural. */
export const combien = (nombre: number, un: string, plusieurs = `${un}s`): string =>
  `${nombreDit(nombre)} ${nombre >= 2 ? plusieurs : un}`;
