/** Figures as French writes them: grouped thousands, a decimal comma, no break before the unit. */
const INSECABLE = "\u00a0";
const nombre = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });
const centimes = new Intl.NumberFormat("fr", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** « 25 830,5 ». */
export const nombreDit = (value: number): string => nombre.format(value);

const periodes: Readonly<Record<string, string>> = { month: " par mois", year: " par an" };

/** « 25 830,50 € par an » ; no cents when there are none. `period` is `month`, `year` or nothing. */
export function eurosEnMots(amount: number, period?: unknown): string {
  const rounded = Math.round(amount * 100) / 100;
  const text = Number.isInteger(rounded) ? nombre.format(rounded) : centimes.format(rounded);
  return `${text}${INSECABLE}€${periodes[String(period)] ?? ""}`;
}

/** A share of one as a percentage: 0.5 is « 50 % ». */
export const tauxDit = (share: number): string => `${nombre.format(share * 100)}${INSECABLE}%`;

/** « 1 an », « 18 ans ». */
export const ansDits = (years: number): string =>
  `${nombre.format(years)}${INSECABLE}an${years < 2 ? "" : "s"}`;
