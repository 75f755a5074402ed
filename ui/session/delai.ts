/**
 * Does something that can be called off, for so many milliseconds at most; another signal may call it off too. Written
 * out: `AbortSignal.any` and `timeout` are newer than the browsers we serve (docs/navigateurs.md).
 */
export async function auPlus<T>(
  millisecondes: number,
  faire: (signal: AbortSignal) => Promise<T>,
  autre?: AbortSignal | null,
): Promise<T> {
  const arret = new AbortController();
  const arreter = () => arret.abort(autre?.reason);
  const minuteur = setTimeout(arreter, millisecondes);
  if (autre?.aborted) arreter();
  autre?.addEventListener("abort", arreter);
  try {
    return await faire(arret.signal);
  } finally {
    clearTimeout(minuteur);
    autre?.removeEventListener("abort", arreter);
  }
}
