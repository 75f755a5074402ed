import { useEffect, useState } from "react";

/** Milliseconds before what did not come is asked for again: the server starts anew after a publication. */
const REPRISE_MS = 2_000;

/** What a reading gives, tried until it does; `panne` while it does not. `lire` is the same at each render. */
export function useTantQueMuet<T>(lire: () => Promise<T>): { lu: T | undefined; panne: boolean } {
  const [{ lu, panne }, setEtat] = useState<{ lu?: T; panne: boolean }>({ panne: false });
  useEffect(() => {
    let attente: ReturnType<typeof setTimeout> | undefined;
    let actuel = true;
    const essayer = () =>
      void lire().then(
        (venu) => actuel && setEtat({ lu: venu, panne: false }),
        () => {
          if (!actuel) return;
          setEtat({ panne: true });
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
