import { type KeyboardEvent, useState } from "react";
import type { Cadre, Dessin } from "./dessin/dessin.ts";
import type { useZoom } from "./use-zoom.ts";
import { PAS_DE_ZOOM, voisin } from "./zoom.ts";

interface Commandes {
  choisie: string | undefined;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

type Zoom = ReturnType<typeof useZoom>;

const plusPres = ({ multiplier }: Zoom) => multiplier(PAS_DE_ZOOM);

const zooms: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": plusPres,
  "=": plusPres,
  "-": ({ multiplier }) => multiplier(1 / PAS_DE_ZOOM),
  "0": ({ aller }) => aller("Chapitres"),
};

const OUVRENT = new Set(["Enter", " "]);
const FLECHES = new Set(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End"]);

/** Chapters and steps as one goes through them with the arrow keys. */
const ordreDe = ({ chapitres, boites }: Dessin): Cadre[] =>
  chapitres.flatMap((chapitre) => [
    chapitre,
    ...boites.filter(({ noeud }) => noeud.chapitre === chapitre.nom),
  ]);

/**
 * The keyboard of the drawing: arrows from step to step, Enter opens, + − 0 zoom. `arret` is the one
 * element that Tab reaches: the last one an arrow led to, else the chosen step, else the first.
 */
export function useClavier(dessin: Dessin, zoom: Zoom, commandes: Commandes) {
  const { choisie, onChoisir, onPlier } = commandes;
  const { cadre, montrer } = zoom;
  const ordre = ordreDe(dessin);
  // Until another step is chosen.
  const [touchee, setTouchee] = useState<{ id: string; sous: string | undefined }>();
  const atteinte = touchee && touchee.sous === choisie ? touchee.id : choisie;
  const arret = ordre.find(({ id }) => id === atteinte)?.id ?? ordre[0]?.id ?? "";
  const alleA = (suivante: Cadre | undefined) => {
    if (!suivante) return;
    setTouchee({ id: suivante.id, sous: choisie });
    montrer(suivante);
    cadre.current
      ?.querySelector<SVGGElement>(`[data-id="${CSS.escape(suivante.id)}"]`)
      ?.focus({ preventScroll: true });
  };
  const ouvrir = (id: string) => {
    const chapitre = dessin.chapitres.find((un) => un.id === id);
    if (chapitre) onPlier(chapitre.nom);
    else onChoisir(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const id = (event.target as Element).closest("[data-id]")?.getAttribute("data-id");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (zooms[key]) zooms[key](zoom);
    else if (!id) return;
    else if (OUVRENT.has(key)) ouvrir(id);
    else if (FLECHES.has(key)) alleA(voisin(ordre, id, key, dessin.chapitres));
    else return;
    event.preventDefault();
    // Back to the chapters, what had the focus is hidden: the first of them takes it.
    if (id)
      requestAnimationFrame(() => cadre.current?.querySelector<HTMLElement>(".ensemble button")?.focus());
  };
  return { arret, onKeyDown };
}
