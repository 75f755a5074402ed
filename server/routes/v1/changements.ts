/** What changed of an aid, in sentences. */
export interface AideChangee {
  id: string;
  label: string;
  quoi: readonly string[];
}

/** What changed in the catalogue on a day (`YYYY-MM-DD`). */
export interface JourDeChangements {
  jour: string;
  /** When it last changed on that day (RFC 3339). */
  instant: string;
  aides: readonly AideChangee[];
}
