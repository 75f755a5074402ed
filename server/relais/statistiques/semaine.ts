import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";

const JOUR_MS = 24 * 3_600_000;

/** Monday of the week of a day, some weeks after (before, if negative): `YYYY-MM-DD` for both. */
export function lundiDe(jour: string, semaines = 0): string {
  const midi = new Date(`${jour}T12:00:00Z`);
  const depuisLundi = (midi.getUTCDay() + 6) % 7;
  return new Date(midi.getTime() + (7 * semaines - depuisLundi) * JOUR_MS).toISOString().slice(0, 10);
}

/** A week is told once its last counts are in the base, in milliseconds: before, its numbers would still move. */
const VERSES_APRES = 10 * 60_000;

/** The first week that is not over for whoever reads, at an instant: those before it do not change any more. */
export const semaineOuverte = (instant: Date): string =>
  lundiDe(jourEnFrance(new Date(instant.getTime() - VERSES_APRES)));
