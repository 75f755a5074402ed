import { auBesoin } from "../../catalogue/phrases/au-besoin.ts";
import { ageAt, isDay } from "../../catalogue/situation/periods.ts";
import type { KindOf } from "./kind.ts";
import { day } from "./leaves.ts";

export interface DateOptions {
  /** ISO day, included; the answer may be the date of value itself, and no later. */
  min: string;
  /** Of a date of birth: most whole years that a person may be. */
  ageMax?: number;
}

const COMPLETE = "Indiquez une date complète, par exemple 27 03 2006.";
const ANNEE = "Écrivez l’année en quatre chiffres, par exemple 2006.";

const mois = auBesoin(
  () => new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** What is wrong with what was typed, when it is no day: the part that is missing, or that does not exist. */
function typo(value: unknown): string {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? [];
  const [y, m, d] = [year, month, date].map(Number) as [number, number, number];
  const missing = [y, m, d].filter((part) => part === 0).length;
  if (missing > 1) return COMPLETE;
  if (y < 1000) return ANNEE;
  if (m === 0) return "Indiquez le mois, de 1 à 12.";
  if (m > 12) return `Il n’y a pas de mois ${m}\u00a0: indiquez-le de 1 à 12.`;
  if (d === 0) return "Indiquez le jour.";
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `Il n’y a que ${days} jours en ${mois().format(Date.UTC(y, m - 1))}\u00a0: vérifiez le jour.`;
}

/** A day of the past. */
export const date: KindOf<DateOptions> = {
  schema: () => day,
  check({ min, ageMax }, value, { situation: { dateDeValeur } }) {
    if (!isDay(value) || value < "1000") return typo(value);
    if (value < min) return "Vérifiez l’année\u00a0: cette date est trop ancienne.";
    if (ageMax !== undefined && ageAt(value, dateDeValeur) > ageMax)
      return `Vérifiez l’année\u00a0: cela ferait plus de ${ageMax} ans.`;
    return value > dateDeValeur ? "Indiquez la date d’aujourd’hui ou une date passée." : undefined;
  },
};
