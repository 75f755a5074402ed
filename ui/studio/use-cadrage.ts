import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
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
  const [demande, setDemande] = useState<{ nom: string; sous: string | undefined }>();
  /** The chapter that was opened last. */
  const ouvert = useRef<string>(undefined);
  const taille = useTaille(cadre, demande !== undefined);
  const chapitreDeLEtape = (id: string | undefined) =>
    entier.boites.find((un) => un.id === id)?.noeud.chapitre as string | undefined;
  // Another step that is chosen brings its own chapter.
  const autre = demande && demande.sous !== choisie ? chapitreDeLEtape(choisie) : undefined;
  const nom = autre ?? demande?.nom;
  const feuille = useMemo(() => {
    if (nom === undefined || !taille) return undefined;
    const { l, h } = taille;
    return feuilleDe(entier, nom, { l: l - 2, h: l < UNE_COLONNE ? Infinity : h - 2 });
  }, [nom, taille, entier]);
  /** The chapter of the chosen step, or the one opened last, if it is in sight; else the one in the middle. */
  const chapitreVu = (echelle: number) => {
    const { clientWidth: l, scrollLeft, scrollTop } = cadre.current ?? document.body;
    const [gauche, droite] = [scrollLeft / echelle, (scrollLeft + l) / echelle];
    const milieu = { id: "", x: (gauche + droite) / 2, y: (scrollTop + 40) / echelle, l: 0, h: 0, titre: [] };
    const enVue = dessin.chapitres.filter((un) => un.x < droite && un.x + un.l > gauche).map((un) => un.nom);
    const prefere = [chapitreDeLEtape(choisie), ouvert.current].find((un) => un && enVue.includes(un));
    return prefere ?? chapitreAutour(dessin, milieu)?.nom ?? enVue[0] ?? entier.chapitres[0]?.nom;
  };
  const cadrer = (echelle: number) => {
    const vu = chapitreVu(echelle);
    if (vu !== undefined) setDemande({ nom: vu, sous: choisie });
    onCadrer();
  };
  return {
    feuille,
    cadrer,
    decadrer: useCallback(() => setDemande(undefined), []),
    noterOuvert: (nom: string) => {
      ouvert.current = nom;
    },
  };
}
