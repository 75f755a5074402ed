/**
 * Periods of a date of value (docs/specification.md#periodes). Months are `YYYY-MM`, years `YYYY`,
 * days `YYYY-MM-DD`; lists go from the newest month to the oldest. No time zone and no clock:
 * the date of value is the only input.
 */
export interface Periods {
  today: string;
  oneMonthAgo: string;
  twoMonthsAgo: string;
  threeMonthsAgo: string;
  twelveMonthsAgo: string;
  thisMonth: string;
  last3Months: readonly string[];
  last12Months: readonly string[];
  /** This month and the twelve before. */
  last13Months: readonly string[];
  thisYear: string;
  lastYear: string;
  lastYearAlone: readonly string[];
  fiscalYear: string;
  fiscalYear12Months: readonly string[];
  previousFiscalYear: string;
  previousFiscalYear12Months: readonly string[];
  threeYearsAgo: string;
}

const pad = (n: number) => String(n).padStart(2, "0");

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Last day of a month `YYYY-MM`. */
export const lastDay = (month: string): string =>
  `${month}-${pad(daysIn(Number(month.slice(0, 4)), Number(month.slice(5, 7))))}`;

/** Day `n` months before (`n` negative: after) an ISO day, clamped to the end of the month. */
export function subtractMonths(day: string, n: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const index = year * 12 + month - 1 - n;
  const y = Math.floor(index / 12);
  const m = index - y * 12 + 1;
  return `${y}-${pad(m)}-${pad(Math.min(date, daysIn(y, m)))}`;
}

const month = (day: string) => day.slice(0, 7);

const monthsOf = (year: number) => Array.from({ length: 12 }, (_, i) => `${year}-${pad(12 - i)}`);

function buildPeriods(dateDeValeur: string): Periods {
  const year = Number(dateDeValeur.slice(0, 4));
  const previous = Array.from({ length: 12 }, (_, i) => month(subtractMonths(dateDeValeur, i + 1)));
  return {
    today: dateDeValeur,
    oneMonthAgo: subtractMonths(dateDeValeur, 1),
    twoMonthsAgo: subtractMonths(dateDeValeur, 2),
    threeMonthsAgo: subtractMonths(dateDeValeur, 3),
    twelveMonthsAgo: subtractMonths(dateDeValeur, 12),
    thisMonth: month(dateDeValeur),
    last3Months: previous.slice(0, 3),
    last12Months: previous,
    last13Months: [month(dateDeValeur), ...previous],
    thisYear: String(year),
    lastYear: String(year - 1),
    lastYearAlone: [String(year - 1)],
    fiscalYear: String(year - 2),
    fiscalYear12Months: monthsOf(year - 2),
    previousFiscalYear: String(year - 3),
    previousFiscalYear12Months: monthsOf(year - 3),
    threeYearsAgo: String(year - 3),
  };
}

const MOST_DAYS = 64;
const known = new Map<string, Periods>();

/** Every period of a day: the same object for the same day, as long as few days are asked about. */
export function periodsOf(dateDeValeur: string): Periods {
  const ready = known.get(dateDeValeur);
  if (ready) return ready;
  if (known.size >= MOST_DAYS) known.clear();
  const built = buildPeriods(dateDeValeur);
  known.set(dateDeValeur, built);
  return built;
}

/** Whole years between two ISO days; the birthday counts (docs/specification.md#ages). */
export function ageAt(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Days that every month has. */
const EVERYWHERE = 28;

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !DAY.test(value)) return false;
  const day = Number(value.slice(8));
  return day <= EVERYWHERE || day <= daysIn(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
}
