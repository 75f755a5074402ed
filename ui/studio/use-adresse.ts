import { useEffect, useRef, useState } from "react";
import { lireLeLien } from "../../machines/studio/graph/lien.ts";
import type { RestoredJourney } from "../../machines/journey/stored.ts";
import { ecrireLieu, type LieuDuStudio, lireLieu } from "./adresse.ts";

interface Suite {
  /** A whole journey, whose answers leave the address at once. */
  onParcours: (journey: RestoredJourney) => void;
  /** A state, an invented person, a moment. Throws if the machine cannot follow it. */
  onLieu: (lieu: LieuDuStudio) => void;
}

/** What could not be read of an address. */
type Illisible = "parcours" | "lieu";

const effacer = () => history.replaceState(history.state, "", location.pathname + location.search);

/** Opens what an address carries; says what could not be read of it. */
function ouvrir(fragment: string, { onParcours, onLieu }: Suite): Illisible | undefined {
  const parcours = lireLeLien(fragment);
  if (parcours) {
    effacer();
    if (parcours === "illisible") return "parcours";
    onParcours(parcours);
    return undefined;
  }
  const lieu = lireLieu(fragment);
  if (lieu === "illisible") return "lieu";
  try {
    if (lieu) onLieu(lieu);
    return undefined;
  } catch {
    return "lieu";
  }
}

/**
 * Opens what the address carries, now and when another is put there, then keeps the address at what is
 * looked at. A journey that may be somebody’s leaves the address and the history at once.
 */
export function useAdresse(ici: LieuDuStudio, suite: Suite): Illisible | undefined {
  const [illisible, setIllisible] = useState<Illisible>();
  const dernier = useRef(suite);
  useEffect(() => {
    dernier.current = suite;
  });
  useEffect(() => {
    const lire = () => setIllisible(ouvrir(location.hash, dernier.current));
    lire();
    addEventListener("hashchange", lire);
    return () => removeEventListener("hashchange", lire);
  }, []);
  const fragment = ecrireLieu(ici);
  useEffect(() => {
    if (illisible || location.hash === fragment) return undefined;
    // What the address carried is opened first; and a slider goes through many moments: browsers refuse an address that changes too often.
    const attente = setTimeout(
      () => history.replaceState(history.state, "", location.pathname + location.search + fragment),
      150,
    );
    return () => clearTimeout(attente);
  }, [illisible, fragment]);
  return illisible;
}
