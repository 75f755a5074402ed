/** What colours the steps: how many journeys go through each, or how many people out of a hundred leave there. */
export interface Chaleur {
  etapes: Readonly<Record<string, number>>;
  /** Journeys that were counted, and those that take each move; nothing where people are. */
  chemins?: number;
  transitions?: Readonly<Record<string, number>>;
}

/** 0 for what no path goes through, then 1 to 4 from the least to the most gone through. */
export function degreDe(passages: number, tous: readonly number[]): number {
  if (passages === 0) return 0;
  const plus = Math.max(1, ...tous);
  return plus === 1 ? 4 : 1 + Math.floor(3 * (Math.log(passages) / Math.log(plus)));
}
