/** Changes of this code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDeCatalogue: readonly (readonly [cle: string, raison: string])[] = [];
