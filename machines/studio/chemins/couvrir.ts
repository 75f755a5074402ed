/** Fewest journeys, greedily, that between them go through every element of `de`. */
export function couvrir<C>(
  chemins: readonly C[],
  de: (chemin: C) => readonly string[],
  auPlus = Infinity,
): C[] {
  const restants = new Set(chemins.flatMap(de));
  const retenus: C[] = [];
  while (restants.size > 0 && retenus.length < auPlus) {
    let mieux: { chemin: C; neufs: number } | undefined;
    for (const chemin of chemins) {
      const neufs = new Set(de(chemin).filter((un) => restants.has(un))).size;
      if (neufs > (mieux?.neufs ?? 0)) mieux = { chemin, neufs };
    }
    if (!mieux) break;
    retenus.push(mieux.chemin);
    for (const un of de(mieux.chemin)) restants.delete(un);
  }
  return retenus;
}
