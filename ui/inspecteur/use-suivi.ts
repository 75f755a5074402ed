import { useCallback, useEffect, useRef, useState } from "react";
import { restoreJourney } from "../../machines/session/durable.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { marqueDeLaPage } from "../session/start.ts";
import { PARCOURS, readTab } from "../session/storage.ts";

/** How often the followed window is looked at, in milliseconds: its storage tells no other window. */
const CADENCE = 400;
const FENETRE = "cap-aides-suivie";

export type Suivi = "arrêté" | "suit" | "fermé" | "refusé";

/** What the other window keeps, `null` when it keeps nothing or is closed. */
function texteDe(fenetre: Window | null): string | null {
  try {
    return fenetre && !fenetre.closed ? fenetre.sessionStorage.getItem(PARCOURS) : null;
  } catch {
    // It went to another site.
    return null;
  }
}

/**
 * Follows a simulation of this browser, once the person agreed: the one of this tab, then the one of a
 * window opened beside at `chemin`, which starts from the same answers. Everything is read in this
 * page; nothing is sent.
 */
export function useSuivi(onChange: (context: JourneyContext, premier: boolean) => void) {
  const [etat, setEtat] = useState<Suivi>("arrêté");
  const fenetre = useRef<Window | null>(null);
  const vu = useRef<string | null>(null);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const regarder = useCallback((texte: string | null) => {
    if (texte === null || texte === vu.current) return;
    const premier = vu.current === null;
    const lu = restoreJourney(JSON.parse(texte), { marque: marqueDeLaPage() });
    vu.current = texte;
    if (lu) change.current(lu.context, premier);
  }, []);
  useEffect(() => {
    if (etat !== "suit") return undefined;
    const minuterie = setInterval(() => {
      regarder(texteDe(fenetre.current));
      if (fenetre.current?.closed) setEtat("fermé");
    }, CADENCE);
    return () => clearInterval(minuterie);
  }, [etat, regarder]);
  const accepter = useCallback(
    (chemin: string) => {
      vu.current = null;
      regarder(readTab().journey);
      fenetre.current = window.open(chemin, FENETRE);
      setEtat(fenetre.current ? "suit" : "refusé");
    },
    [regarder],
  );
  const arreter = useCallback(() => {
    fenetre.current = null;
    setEtat("arrêté");
  }, []);
  return { etat, accepter, arreter };
}
