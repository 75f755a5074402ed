import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Cadre } from "./dessin/dessin.ts";
import { borner, type Niveau, niveauDe, zoomDuNiveau, zoomer } from "./zoom.ts";

/** Pixels of a chapter that may be left out on each side: they hold nothing. */
const MARGE = 40;

/** The zoom of the drawing inside its scrolled frame, and the ways to move them. It starts at the chapters. */
export function useZoom() {
  const cadre = useRef<HTMLDivElement>(null);
  const echelle = useRef(zoomDuNiveau.Chapitres);
  /** Where to scroll once the drawing has the size of the zoom. */
  const suite = useRef<(vue: HTMLDivElement) => void>(undefined);
  const [{ zoom }, setVue] = useState({ zoom: zoomDuNiveau.Chapitres });
  const placer = useCallback((apres: number, defiler: (vue: HTMLDivElement) => void) => {
    echelle.current = borner(apres);
    suite.current = defiler;
    setVue({ zoom: echelle.current });
  }, []);
  useLayoutEffect(() => {
    if (cadre.current) suite.current?.(cadre.current);
    suite.current = undefined;
  });
  const changer = useCallback(
    (apres: number) => {
      const { clientWidth = 0, clientHeight = 0, scrollLeft = 0, scrollTop = 0 } = cadre.current ?? {};
      // What stands in the middle stays in the middle.
      const rapport = borner(apres) / echelle.current;
      const [x, y] = [clientWidth / 2, clientHeight / 2];
      placer(apres, (vue) => vue.scrollTo((scrollLeft + x) * rapport - x, (scrollTop + y) * rapport - y));
    },
    [placer],
  );
  const multiplier = useCallback((par: number) => changer(zoomer(echelle.current, par)), [changer]);
  const aller = useCallback((niveau: Niveau) => changer(zoomDuNiveau[niveau]), [changer]);
  /** Brings a place in sight, near enough for its steps to be read; the middle of what is around it if all of it fits. */
  const montrer = useCallback(
    (place: Cadre, autour?: Cadre) => {
      const loin = niveauDe(echelle.current) === "Chapitres";
      placer(loin ? zoomDuNiveau.Étapes : echelle.current, (vue) => {
        const { clientWidth, clientHeight } = vue;
        const tient = autour && autour.l * echelle.current <= clientWidth + 2 * MARGE;
        const { x, l } = tient ? autour : place;
        const milieu = (x + l / 2) * echelle.current;
        const haut = (place.y + Math.min(place.h, 200) / 2) * echelle.current;
        vue.scrollTo(milieu - clientWidth / 2, haut - clientHeight / 2);
      });
    },
    [placer],
  );
  return { cadre, zoom, niveau: niveauDe(zoom), aller, multiplier, montrer };
}
