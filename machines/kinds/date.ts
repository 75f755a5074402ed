import { isDay } from "../../catalogue/situation/periods.ts";
import type { KindOf } from "./kind.ts";
import { day } from "./leaves.ts";

export interface DateOptions {
  /** ISO day, included; the answer may be the date of value itself, and no later. */
  min: string;
}

/** A day of the past. */
export const date: KindOf<DateOptions> = {
  schema: () => day,
  check({ min }, value, { situation }) {
    if (!isDay(value)) return "Indiquez une date complète, par exemple 27 03 2006.";
    if (value < min) return "Vérifiez l’année : cette date est trop ancienne.";
    return value > situation.dateDeValeur ? "Indiquez la date d’aujourd’hui ou une date passée." : undefined;
  },
};
