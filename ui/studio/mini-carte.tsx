import { type PointerEvent, type RefObject, useEffect, useState } from "react";
import type { Dessin } from "./dessin/dessin.ts";

interface Props {
  dessin: Dessin;
  cadre: RefObject<HTMLDivElement | null>;
  echelle: number;
}

/** What the frame shows of the drawing, in its own pixels. */
function useFenetre(cadre: Props["cadre"], echelle: number) {
  const [vue, setVue] = useState({ x: 0, y: 0, width: 0, height: 0 });
  useEffect(() => {
    const { current } = cadre;
    if (!current) return undefined;
    const lire = () =>
      setVue({
        x: current.scrollLeft / echelle,
        y: current.scrollTop / echelle,
        width: current.clientWidth / echelle,
        height: current.clientHeight / echelle,
      });
    lire();
    const taille = new ResizeObserver(lire);
    taille.observe(current);
    current.addEventListener("scroll", lire);
    return () => {
      taille.disconnect();
      current.removeEventListener("scroll", lire);
    };
  }, [cadre, echelle]);
  return vue;
}

/** The whole drawing, very small, with what is in sight of it: pressed, it brings there. The keyboard and the list do the same. */
export function MiniCarte({ dessin, cadre, echelle }: Props) {
  const vue = useFenetre(cadre, echelle);
  const aller = ({ buttons, currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * dessin.largeur - vue.width / 2;
    const y = ((clientY - top) / height) * dessin.hauteur - vue.height / 2;
    cadre.current?.scrollTo(x * echelle, y * echelle);
  };
  return (
    <svg
      className="mini-carte"
      aria-hidden="true"
      viewBox={`0 0 ${dessin.largeur} ${dessin.hauteur}`}
      onPointerDown={aller}
      onPointerMove={aller}
    >
      {dessin.chapitres.map(({ id, x, y, l, h }) => (
        <rect key={id} className="chapitre" x={x} y={y} width={l} height={h} rx={20} />
      ))}
      {dessin.boites.map(({ id, x, y, l, h }) => (
        <rect key={id} className="etape" x={x} y={y} width={l} height={h} />
      ))}
      <rect className="fenetre" {...vue} />
    </svg>
  );
}
