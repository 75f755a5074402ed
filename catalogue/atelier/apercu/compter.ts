/** How many times each of these comes. */
export function compterPar(noms: readonly string[]): ReadonlyMap<string, number> {
  const fois = new Map<string, number>();
  for (const nom of noms) fois.set(nom, (fois.get(nom) ?? 0) + 1);
  return fois;
}
