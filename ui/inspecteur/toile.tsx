import { memo, useCallback, useEffect, useRef } from "react";
import type { Graphe } from "../../machines/graph/graphe.ts";
import type { Cadre, Dessin } from "./dessin/dessin.ts";
import { chapitreDe } from "./dessin/disposition.ts";
import { ChapitresDeLoin } from "./ensemble.tsx";
import { Formes } from "./formes.tsx";
import { Legende } from "./legende.tsx";
import type { Lumiere } from "./lumiere.ts";
import { useClavier } from "./use-clavier.ts";
import { useGlisser } from "./use-glisser.ts";
import { useZoom } from "./use-zoom.ts";
import { type Niveau, niveaux, PAS_DE_ZOOM } from "./zoom.ts";

const Toujours = memo(Formes);

interface Props {
  graphe: Graphe;
  dessin: Dessin;
  lumiere: Lumiere;
  choisie: string | undefined;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

const AIDE =
  "Chapitres et étapes : flèches pour avancer, Entrée pour ouvrir, + et − pour zoomer, 0 pour revenir aux chapitres";

/** The chapter that a place stands in. */
const chapitreAutour = ({ chapitres }: Dessin, { x, y }: Cadre) =>
  chapitres.find((un) => x >= un.x && x <= un.x + un.l && y >= un.y && y <= un.y + un.h);

/**
 * Shows what was just chosen or folded, once the drawing has it: a step in a folded chapter waits for
 * the next drawing, and so does a folded chapter.
 */
function useMontrer(
  dessin: Dessin,
  choisie: string | undefined,
  montrer: ReturnType<typeof useZoom>["montrer"],
) {
  const vue = useRef<string>(undefined);
  const attendue = useRef<string>(undefined);
  useEffect(() => {
    if (vue.current !== choisie) attendue.current = choisie;
    vue.current = choisie;
    const place = [...dessin.boites, ...dessin.chapitres].find(({ id }) => id === attendue.current);
    if (!place) return;
    montrer(place, chapitreAutour(dessin, place));
    attendue.current = undefined;
  }, [choisie, dessin, montrer]);
  return useCallback((id: string) => {
    attendue.current = id;
  }, []);
}

/** The drawing: chapters from afar, then steps, then conditions; scrolled or dragged, gone through with the keyboard. */
export function Toile({ graphe, dessin, lumiere, choisie, onChoisir, onPlier }: Props) {
  const zoom = useZoom();
  const { cadre, zoom: echelle, niveau, multiplier } = zoom;
  const attendre = useMontrer(dessin, choisie, zoom.montrer);
  const plier = useCallback(
    (nom: string) => {
      attendre(chapitreDe(nom));
      onPlier(nom);
    },
    [attendre, onPlier],
  );
  const ouvrir = (nom: string) => {
    const place = dessin.chapitres.find((un) => un.nom === nom);
    if (!place) return;
    zoom.montrer(place);
    if (place.replie) plier(nom);
    // The card that had the focus is gone: the chapter it stood for takes it.
    requestAnimationFrame(() =>
      cadre.current?.querySelector<SVGGElement>(`[data-id="${CSS.escape(place.id)}"]`)?.focus({
        preventScroll: true,
      }),
    );
  };
  // Nearer or farther, what is chosen stays in sight.
  const aller = (niveau: Niveau) => {
    zoom.aller(niveau);
    const place = dessin.boites.find(({ id }) => id === choisie);
    if (place && niveau !== "Chapitres") zoom.montrer(place, chapitreAutour(dessin, place));
  };
  const { arret, onKeyDown } = useClavier(dessin, zoom, { choisie, onChoisir, onPlier: plier });
  const glisser = useGlisser(cadre, multiplier);
  return (
    <section className="toile" aria-label="Le parcours dessiné">
      <Outils {...zoom} aller={aller} />
      <div
        className="vue"
        role="presentation"
        data-niveau={niveau}
        ref={cadre}
        onKeyDown={onKeyDown}
        {...glisser}
      >
        {niveau === "Chapitres" && <ChapitresDeLoin graphe={graphe} lumiere={lumiere} onOuvrir={ouvrir} />}
        <svg
          className="dessin"
          role="group"
          aria-label={AIDE}
          viewBox={`0 0 ${dessin.largeur} ${dessin.hauteur}`}
          width={dessin.largeur * echelle}
          height={dessin.hauteur * echelle}
        >
          <Toujours
            dessin={dessin}
            arret={arret}
            choisie={choisie}
            lumiere={lumiere}
            onChoisir={onChoisir}
            onPlier={plier}
          />
        </svg>
      </div>
      <Legende lumiere={lumiere} niveau={niveau} />
    </section>
  );
}

/** How near one stands: by level, and little by little. */
function Outils({ zoom, niveau, aller, multiplier }: ReturnType<typeof useZoom>) {
  return (
    <div className="outils">
      <div className="outils" role="group" aria-label="Ce que l’on voit">
        {niveaux.map((un) => (
          <button key={un} type="button" aria-pressed={niveau === un} onClick={() => aller(un)}>
            {un}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => multiplier(1 / PAS_DE_ZOOM)} aria-label="Réduire">
        −
      </button>
      <span aria-live="polite">{niveau === "Chapitres" ? "tout" : `${Math.round(zoom * 100)} %`}</span>
      <button type="button" onClick={() => multiplier(PAS_DE_ZOOM)} aria-label="Agrandir">
        +
      </button>
    </div>
  );
}
