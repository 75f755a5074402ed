import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import type { Cadre, Dessin } from "./dessin/dessin.ts";
import { feuilleDe } from "./dessin/feuille.ts";

type RefDuCadre = RefObject<HTMLDivElement | null>;

interface Regard {
  dessin: Dessin;
  entier: Dessin;
  choisie: string | undefined;
  onCadrer: () => void;
}

/** The chapter that a place stands in. */
export const chapitreAutour = ({ chapitres }: Dessin, { x, y }: Cadre) =>
  chapitres.find((un) => x >= un.x && x <= un.x + un.l && y >= un.y && y <= un.y + un.h);

/** The size of the frame, followed while it matters. */
function useTaille(cadre: RefDuCadre, suivie: boolean) {
  const [taille, setTaille] = useState<{ l: number; h: number }>();
  useEffect(() => {
    const { current } = cadre;
    if (!suivie || !current) return undefined;
    const lire = () => setTaille({ l: current.clientWidth, h: current.clientHeight });
    const observateur = new ResizeObserver(lire);
    observateur.observe(current);
    return () => observateur.disconnect();
  }, [cadre, suivie]);
  return taille;
}

/** Under this width a chapter is as wide as the frame, and scrolled: columns could not be read. */
const UNE_COLONNE = 480;

/** The chapter looked at alone, in columns that fill the frame. */
export function useCadrage({ dessin, entier, choisie, onCadrer }: Regard, cadre: RefDuCadre) {
  const [demande, setDemande] = useState<string>();
  const taille = useTaille(cadre, demande !== undefined);
  const chapitreDeLEtape = (id: string | undefined) =>
    entier.boites.find((un) => un.id === id)?.noeud.chapitre as string | undefined;
  // Another step that is chosen brings its own chapter.
  const nom = demande && (chapitreDeLEtape(choisie) ?? demande);
  const feuille = useMemo(() => {
    if (nom === undefined || !taille) return undefined;
    const { l, h } = taille;
    return feuilleDe(entier, nom, { l: l - 2, h: l < UNE_COLONNE ? Infinity : h - 2 });
  }, [nom, taille, entier]);
  const cadrer = (echelle: number) => {
    const { clientWidth: l, scrollLeft, scrollTop } = cadre.current ?? document.body;
    const milieu = {
      id: "",
      x: (scrollLeft + l / 2) / echelle,
      y: (scrollTop + 40) / echelle,
      l: 0,
      h: 0,
      titre: [],
    };
    setDemande(chapitreDeLEtape(choisie) ?? chapitreAutour(dessin, milieu)?.nom ?? entier.chapitres[0]?.nom);
    onCadrer();
  };
  return { feuille, cadrer, decadrer: useCallback(() => setDemande(undefined), []) };
}
