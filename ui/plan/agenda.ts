import { createEvents, type DateArray, type EventAttributes } from "ics";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import type { DateConnue, Quoi } from "../../catalogue/results/dates-connues.ts";

const titres: Readonly<Record<Quoi, (label: string) => string>> = {
  ouverture: (label) => `Les demandes ouvrent : ${label}`,
  cloture: (label) => `Dernier jour pour demander : ${label}`,
  fin: (label) => `Dernier jour de l’aide : ${label}`,
  anniversaire: (label) => `À demander dès aujourd’hui : ${label}`,
};

/** Hours before the day at which a calendar rings: a week, written so that every reader takes it. */
const UNE_SEMAINE = 7 * 24;

const nombres = (jour: string): DateArray => jour.split("-").map(Number) as DateArray;

/** The day after, `YYYY-MM-DD`. */
const lendemain = (jour: string): string =>
  new Date(Date.parse(`${jour}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A whole day, without hour, so without zone; the same day of the same aid takes the place of what was imported before. */
const evenement = ({ jour, quoi, id, label }: DateConnue, origine: string): EventAttributes => ({
  uid: `${id}-${quoi}-${jour}@cap-aides`,
  title: titres[quoi](majuscule(label)),
  start: nombres(jour),
  end: nombres(lendemain(jour)),
  url: `${origine}/aides/${encodeURIComponent(id)}`,
  busyStatus: "FREE",
  transp: "TRANSPARENT",
  classification: "PRIVATE",
  alarms: [
    {
      action: "display",
      description: titres[quoi](majuscule(label)),
      trigger: { before: true, hours: UNE_SEMAINE },
    },
  ],
});

/** Days as a calendar file (RFC 5545): names of aids and dates, nothing of the household. Throws when one cannot be written. */
export function agendaDe(dates: readonly DateConnue[], origine: string): string {
  const { value, error } = createEvents(
    dates.map((une) => evenement(une, origine)),
    { productId: "cap-aides", calName: "Cap Aides" },
  );
  if (!value) throw error ?? new Error("Agenda vide");
  return value;
}
