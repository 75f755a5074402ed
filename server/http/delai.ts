/**
 * Work that a partner does for us, in so many milliseconds: past them it rejects with `tard()`, and `lacher` closes what
 * was open, as it does when the work fails. The time is counted by a timer of ours, which lets the caller go whatever the
 * partner does.
 */
export function dansLeTemps<T>(
  ms: number,
  travail: Promise<T>,
  { tard, lacher }: { tard: () => Error; lacher: () => void },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const limite = setTimeout(() => {
      reject(tard());
      lacher();
    }, ms);
    travail
      .then(resolve, (erreur: unknown) => {
        reject(erreur);
        lacher();
      })
      .finally(() => clearTimeout(limite));
  });
}
