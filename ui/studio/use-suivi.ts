import { useCallback, useEffect, useRef, useState } from "react";
import type { Snapshot } from "xstate";
import type { Mouvement } from "../../machines/studio/graph/mouvements.ts";
import { type MessageSuivi, ouvrirLeCanal } from "./canal.ts";
import { FENETRE_SUIVIE } from "./sonnette.ts";

export type Suivi = "arrêté" | "cherche" | "suit" | "fermé" | "refusé" | "impossible";

/** What becomes of the simulation followed. */
interface Suite {
  /** Where it stands when it is found. Throws if this page cannot read it. */
  onTrouvee: (snapshot: Snapshot<unknown>) => void;
  onMouvement: (mouvement: Mouvement) => void;
}

/**
 * Follows a simulation of this browser, once the person agreed: one that is open in another tab, or that
 * opens beside at `chemin`. It tells this page what it does, as it does it; nothing leaves the device.
 */
export function useSuivi(suite: Suite) {
  const [etat, setEtat] = useState<Suivi>("arrêté");
  const canal = useRef<ReturnType<typeof ouvrirLeCanal>>(undefined);
  /** The simulation followed. */
  const suivie = useRef<string>(undefined);
  const entendre = useRef<(message: MessageSuivi) => void>(() => undefined);

  useEffect(() => {
    const prendre = (de: string, faire: () => void) => {
      try {
        faire();
        suivie.current = de;
        setEtat("suit");
      } catch {
        setEtat("impossible");
      }
    };
    entendre.current = (message) => {
      const { type, de } = message;
      const libre = suivie.current === undefined;
      if (type === "me voici") {
        suivie.current = de;
        canal.current?.dire({ type: "qui est là ?" });
      } else if (type === "état" && (libre || de === suivie.current))
        prendre(de, () => suite.onTrouvee(message.snapshot));
      else if (type === "mouvement") {
        const { mouvement } = message;
        // Of several simulations, the one where somebody answers is followed.
        if (de === suivie.current) prendre(de, () => suite.onMouvement(mouvement));
        else prendre(de, () => suite.onTrouvee(mouvement.snapshot));
      } else if (type === "parti" && de === suivie.current) {
        suivie.current = undefined;
        setEtat("fermé");
      }
    };
  });

  const arreter = useCallback(() => {
    canal.current?.dire({ type: "au revoir" });
    canal.current?.fermer();
    canal.current = undefined;
    suivie.current = undefined;
    setEtat("arrêté");
  }, []);
  useEffect(() => {
    addEventListener("pagehide", arreter);
    return () => {
      removeEventListener("pagehide", arreter);
      arreter();
    };
  }, [arreter]);

  /** Listens from now on; false where the browser cannot. */
  const ecouter = useCallback(() => {
    suivie.current = undefined;
    canal.current ??= ouvrirLeCanal((message) => entendre.current(message));
    setEtat(canal.current ? "cherche" : "impossible");
    return canal.current !== undefined;
  }, []);
  const chercher = useCallback(() => {
    if (ecouter()) canal.current?.dire({ type: "qui est là ?" });
  }, [ecouter]);
  const ouvrir = useCallback(
    (chemin: string) => {
      if (ecouter() && !window.open(chemin, FENETRE_SUIVIE)) setEtat("refusé");
    },
    [ecouter],
  );
  return { etat, chercher, ouvrir, arreter };
}
