/** Rank of the last of a list that fits, -1 if none does (`findLastIndex` is of ES2023, newer than what `tsconfig.json` allows). */
export function rangDuDernier<T>(liste: readonly T[], convient: (un: T) => boolean): number {
  for (let rang = liste.length - 1; rang >= 0; rang -= 1) if (convient(liste[rang] as T)) return rang;
  return -1;
}
