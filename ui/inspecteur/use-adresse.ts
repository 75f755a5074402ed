import { useEffect, useRef, useState } from "react";
import { lireLeLien } from "../../machines/graph/lien.ts";
import type { RestoredJourney } from "../../machines/session/durable.ts";

/**
 * Opens the journey that the address carries, now and when another is put there; its answers leave the
 * address and the history at once. True while what was read is not whole.
 */
export function useAdresse(onParcours: (journey: RestoredJourney) => void): boolean {
  const [illisible, setIllisible] = useState(false);
  const ouvrir = useRef(onParcours);
  useEffect(() => {
    ouvrir.current = onParcours;
  });
  useEffect(() => {
    const lire = () => {
      const lu = lireLeLien(location.hash);
      if (!lu) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setIllisible(lu === "illisible");
      if (lu !== "illisible") ouvrir.current(lu);
    };
    lire();
    addEventListener("hashchange", lire);
    return () => removeEventListener("hashchange", lire);
  }, []);
  return illisible;
}
