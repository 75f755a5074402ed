import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import type { Cadre, Dessin } from "../../machines/dessin/dessin.ts";
import { Formes } from "./formes.tsx";
import type { Lumiere } from "./lumiere.ts";
import { useGlisser } from "./use-glisser.ts";
import { borner, PAS_DE_ZOOM, voisin } from "./zoom.ts";

const Toujours = memo(Formes);

interface Props {
  dessin: Dessin;
  lumiere: Lumiere;
  choisie: string | undefined;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

/** Chapters and steps as one goes through them with the arrow keys. */
const ordreDe = ({ chapitres, boites }: Dessin): Cadre[] =>
  chapitres.flatMap((chapitre) => [
    chapitre,
    ...boites.filter(({ noeud }) => noeud.chapitre === chapitre.nom),
  ]);

function useZoom(dessin: Dessin) {
  const cadre = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.8);
  const toutVoir = useCallback(() => {
    const { clientWidth, clientHeight } = cadre.current ?? { clientWidth: 0, clientHeight: 0 };
    setZoom(borner(Math.min(clientWidth / dessin.largeur, clientHeight / dessin.hauteur)));
  }, [dessin]);
  const multiplier = useCallback((par: number) => {
    const { current } = cadre;
    setZoom((avant) => {
      const apres = borner(avant * par);
      // What stands in the middle stays in the middle.
      if (current) {
        const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
        const [x, y] = [(scrollLeft + clientWidth / 2) / avant, (scrollTop + clientHeight / 2) / avant];
        requestAnimationFrame(() =>
          current.scrollTo(x * apres - clientWidth / 2, y * apres - clientHeight / 2),
        );
      }
      return apres;
    });
  }, []);
  const montrer = useCallback(
    ({ x, y, l, h }: Cadre) =>
      cadre.current?.scrollTo(
        (x + l / 2) * zoom - cadre.current.clientWidth / 2,
        (y + Math.min(h, 200) / 2) * zoom - cadre.current.clientHeight / 2,
      ),
    [zoom],
  );
  return { cadre, zoom, toutVoir, multiplier, montrer };
}

/** The drawing: scrolled or dragged, zoomed, gone through with the keyboard. */
export function Toile({ dessin, lumiere, choisie, onChoisir, onPlier }: Props) {
  const ordre = ordreDe(dessin);
  const [touche, setTouche] = useState<string>();
  const arret = ordre.find(({ id }) => id === (touche ?? choisie))?.id ?? ordre[0]?.id ?? "";
  const { cadre, zoom, toutVoir, multiplier, montrer } = useZoom(dessin);
  const glisser = useGlisser(cadre, multiplier);
  const voulue = useRef(montrer);
  voulue.current = montrer;

  useEffect(() => {
    const place = [...dessin.boites, ...dessin.groupes].find(({ id }) => id === choisie);
    if (place) voulue.current(place);
    if (choisie) setTouche(undefined);
  }, [choisie, dessin]);

  const alleA = (suivante: Cadre | undefined) => {
    if (!suivante) return;
    setTouche(suivante.id);
    montrer(suivante);
    cadre.current
      ?.querySelector<SVGGElement>(`[data-id="${CSS.escape(suivante.id)}"]`)
      ?.focus({ preventScroll: true });
  };
  const clavier = (event: KeyboardEvent) => {
    const { key } = event;
    const id = (event.target as Element).closest("[data-id]")?.getAttribute("data-id");
    const chapitre = dessin.chapitres.find((un) => un.id === id);
    if (key === "+" || key === "=") multiplier(PAS_DE_ZOOM);
    else if (key === "-") multiplier(1 / PAS_DE_ZOOM);
    else if (key === "0") toutVoir();
    else if (!id) return;
    else if (key === "Enter" || key === " ") (chapitre ? onPlier : onChoisir)(chapitre?.nom ?? id);
    else if (["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End"].includes(key))
      alleA(voisin(ordre, id, key, dessin.chapitres));
    else return;
    event.preventDefault();
  };
  return (
    <section className="toile" aria-label="Le parcours dessiné">
      <div className="outils">
        <button type="button" onClick={() => multiplier(1 / PAS_DE_ZOOM)} aria-label="Réduire">
          −
        </button>
        <span aria-live="polite">{Math.round(zoom * 100)} %</span>
        <button type="button" onClick={() => multiplier(PAS_DE_ZOOM)} aria-label="Agrandir">
          +
        </button>
        <button type="button" onClick={toutVoir}>
          Tout voir
        </button>
      </div>
      <div className="vue" ref={cadre} onKeyDown={clavier} {...glisser}>
        <svg
          role="group"
          aria-label="Chapitres et étapes : flèches pour avancer, Entrée pour ouvrir, + et − pour zoomer, 0 pour tout voir"
          viewBox={`0 0 ${dessin.largeur} ${dessin.hauteur}`}
          width={dessin.largeur * zoom}
          height={dessin.hauteur * zoom}
        >
          <Toujours
            dessin={dessin}
            arret={arret}
            choisie={choisie}
            lumiere={lumiere}
            onChoisir={onChoisir}
            onPlier={onPlier}
          />
        </svg>
      </div>
    </section>
  );
}
