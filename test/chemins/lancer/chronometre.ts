/** Seconds spent on each part of a work, one after the other, and in all. */
export function chronometre() {
  const debut = performance.now();
  const durees: Record<string, number> = {};
  let avant = debut;
  const secondes = (ms: number) => Math.round(ms / 100) / 10;
  return {
    /** The part that ends now. */
    noter: (quoi: string): void => {
      const maintenant = performance.now();
      durees[quoi] = secondes(maintenant - avant);
      avant = maintenant;
    },
    lire: (): Record<string, number> => ({ ...durees, "en tout": secondes(performance.now() - debut) }),
  };
}
