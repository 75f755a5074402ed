/** Code of no use but to be changed: each function is changed, and seen or not, in its own way. */
export const double = (n: number): number => n + n;

/** Called, never looked at. */
export const ignore = (n: number): number => n - 1;

/** Made once, as the module is loaded. */
export const table = [10, 20].filter((n) => n > 15);

const gardes = new Map<string, number>();

/** Made once, by the first who asks. */
export function longueur(mot: string): number {
  const connue = gardes.get(mot);
  if (connue !== undefined) return connue;
  const faite = mot.length * 1;
  gardes.set(mot, faite);
  return faite;
}

/** Backwards, it would never end. */
export function additionne(jusqua: number): number {
  let total = 0;
  for (let n = 1; n <= jusqua; n++) total += n;
  return total;
}

/** Without its guard, it throws something else than what is awaited. */
export const premiere = (mots: readonly string[] | undefined): string => (mots ? mots.join(" ") : "rien");
