import { auBesoin } from "../../catalogue/fiches/phrases/au-besoin.ts";
import { ageAt, isDay } from "../../catalogue/situation/periods.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { KindOf } from "./kind.ts";
import { day } from "./leaves.ts";

export interface DateOptions {
  /** ISO day, included; the answer may be the date of value itself, and no later. */
  min: string;
  /** Of a date of birth: most whole years that a person may be. */
  ageMax?: number;
  /** Of the birth of the person who asks: whom the product is for, and what those younger or older are told. */
  pour?: { de: number; a: number; avant: string; apres: string };
}

/** Before it, a year has not its four digits. */
const ANNEES = "1000";
const COMPLETE = "Indiquez une date complète, par exemple 27 03 2006.";
const ANNEE = "Écrivez l’année en quatre chiffres, par exemple 2006.";

const mois = auBesoin(
  () => new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** What is wrong with what was typed, when it is no day: the part that is missing, or that does not exist. */
function typo(value: unknown): string {
  const [, year = "", month = "", date = ""] = /^([^-]*)-([^-]*)-([^-]*)$/.exec(String(value)) ?? [];
  if (/\D/.test(year)) return "Écrivez l’année en chiffres, par exemple 2006.";
  if (/\D/.test(month)) return "Écrivez le mois en chiffres ou par son nom, par exemple 3 ou mars.";
  if (/\D/.test(date)) return "Écrivez le jour en chiffres, par exemple 27.";
  const [y, m, d] = [year, month, date].map(Number) as [number, number, number];
  const missing = [y, m, d].filter((part) => part === 0).length;
  if (missing > 1) return COMPLETE;
  if (y < 1000 || y > 9999) return ANNEE;
  if (m === 0) return "Indiquez le mois, de 1 à 12.";
  if (m > 12) return `Il n’y a pas de mois ${m}\u00a0: indiquez-le de 1 à 12.`;
  if (d === 0) return "Indiquez le jour.";
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `Il n’y a que ${days} jours en ${mois().format(Date.UTC(y, m - 1))}\u00a0: vérifiez le jour.`;
}

/**
 * What somebody is told whom the product is not made for, and who may go on; nothing to the others, nor of a year that has
 * not its four digits.
 */
export function horsDePropos(
  { pour }: Pick<DateOptions, "pour">,
  value: unknown,
  { situation: { dateDeValeur } }: FactContext,
): string | undefined {
  if (!pour || !isDay(value) || value < ANNEES || value > dateDeValeur) return undefined;
  const age = ageAt(value, dateDeValeur);
  return age < pour.de ? pour.avant : age > pour.a ? pour.apres : undefined;
}

/** A day of the past. */
export const date: KindOf<DateOptions> = {
  schema: () => day,
  check({ min, ageMax }, value, { situation: { dateDeValeur } }) {
    if (!isDay(value) || value < ANNEES) return typo(value);
    if (value < min) return "Vérifiez l’année\u00a0: cette date est trop ancienne.";
    if (ageMax !== undefined && ageAt(value, dateDeValeur) > ageMax)
      return `Vérifiez l’année\u00a0: cela ferait plus de ${ageMax} ans.`;
    return value > dateDeValeur ? "Indiquez la date d’aujourd’hui ou une date passée." : undefined;
  },
};
