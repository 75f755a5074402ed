/** Changes of the code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDuCode: ReadonlyMap<string, string> = new Map();
