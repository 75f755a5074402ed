/** A thread made by the first who asks, the same for those who ask meanwhile. */
export function auPremier<F extends { close(): Promise<void> }>(creer: () => Promise<F>) {
  let cree: Promise<F> | undefined;
  return { obtenir: () => (cree ??= creer()), close: async () => (await cree)?.close() };
}
