import { useEffect, useState } from "react";

/** Milliseconds before what did not come is asked for again: the server starts anew after a publication. */
const REPRISE_MS = 2_000;

/** What a reading gives, tried until it does; `panne` is why it does not, in French. `lire` is the same at each render. */
export function useTantQueMuet<T>(lire: () => Promise<T>): { lu: T | undefined; panne: string | undefined } {
  const [{ lu, panne }, setEtat] = useState<{ lu?: T; panne?: string }>({});
  useEffect(() => {
    let attente: ReturnType<typeof setTimeout> | undefined;
    let actuel = true;
    const essayer = () =>
      void lire().then(
        (venu) => actuel && setEtat({ lu: venu }),
        (erreur: unknown) => {
          if (!actuel) return;
          setEtat({ panne: (erreur as Error).message });
          attente = setTimeout(essayer, REPRISE_MS);
        },
      );
    essayer();
    return () => {
      actuel = false;
      clearTimeout(attente);
    };
  }, [lire]);
  return { lu, panne };
}
