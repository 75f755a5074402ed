/** Faults of the data that nobody could see, by `cleDuMutant`, each with why. */
export const equivalents: ReadonlyMap<string, string> = new Map();
