import { useCallback, useRef, useState } from "react";
import type { Cadre, Dessin } from "./dessin/dessin.ts";
import { borner } from "./zoom.ts";

/** Zoom at which a step is read without effort. */
const DEPART = 0.8;

/** The zoom of the drawing inside its scrolled frame, and the ways to move them. */
export function useZoom({ largeur, hauteur }: Dessin) {
  const cadre = useRef<HTMLDivElement>(null);
  const echelle = useRef(DEPART);
  const [zoom, setZoom] = useState(DEPART);
  const changer = useCallback((apres: number) => {
    echelle.current = borner(apres);
    setZoom(echelle.current);
  }, []);
  const toutVoir = useCallback(() => {
    const { clientWidth, clientHeight } = cadre.current ?? { clientWidth: 0, clientHeight: 0 };
    changer(Math.min(clientWidth / largeur, clientHeight / hauteur));
  }, [changer, largeur, hauteur]);
  const multiplier = useCallback(
    (par: number) => {
      const { current } = cadre;
      const avant = echelle.current;
      changer(avant * par);
      if (!current) return;
      // What stands in the middle stays in the middle.
      const rapport = echelle.current / avant;
      const [x, y] = [current.clientWidth / 2, current.clientHeight / 2];
      const [gauche, haut] = [(current.scrollLeft + x) * rapport - x, (current.scrollTop + y) * rapport - y];
      requestAnimationFrame(() => current.scrollTo(gauche, haut));
    },
    [changer],
  );
  const montrer = useCallback(({ x, y, l, h }: Cadre) => {
    const { current } = cadre;
    const [milieu, haut] = [(x + l / 2) * echelle.current, (y + Math.min(h, 200) / 2) * echelle.current];
    current?.scrollTo(milieu - current.clientWidth / 2, haut - current.clientHeight / 2);
  }, []);
  return { cadre, zoom, toutVoir, multiplier, montrer };
}
