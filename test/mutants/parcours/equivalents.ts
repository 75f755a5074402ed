/** Faults that change nothing anyone could see, by `cleDuMutant`, each with why. */
export const equivalentsDuParcours: ReadonlyMap<string, string> = new Map([]);
