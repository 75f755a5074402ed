import { pageDite } from "../navigation/dite.ts";

export { ecrireJour, MOIS, nomDuMois, periodeEnMots } from "../../../catalogue/fiches/phrases/jours.ts";

const JOUR_MS = 86_400_000;
const instantDe = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Day in the calendar of this device, `YYYY-MM-DD`. */
export function jourLocal(now: Date): string {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * A clock that gives today, `YYYY-MM-DD`: the person’s own day, or the server’s (`jour`, read now, moved
 * on by `ecoule`, milliseconds) when this device is more than a day away from it. From Nouméa to Tahiti
 * nobody is further than that: such a device is wrong, and a simulation would start at a silly date.
 */
export function horloge(jour: string | undefined, now: () => Date, ecoule: () => number): () => string {
  const depart = ecoule();
  if (!jour || Math.abs(instantDe(jourLocal(now())) - instantDe(jour)) <= JOUR_MS)
    return () => jourLocal(now());
  return () => new Date(instantDe(jour) + ecoule() - depart).toISOString().slice(0, 10);
}

let lue: (() => string) | undefined;

/** Today, for a simulation that starts; the first call, when the page opens, reads the server’s day. */
export const aujourdhui = (): string =>
  (lue ??= horloge(
    pageDite().jour,
    () => new Date(),
    () => performance.now(),
  ))();

/** « moins d’un an », « 1 an », « 12 ans ». */
export const ecrireAge = (years: number) =>
  years < 1 ? "moins d’un an" : years === 1 ? "1 an" : `${years} ans`;
