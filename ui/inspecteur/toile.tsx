import { memo, useCallback, useEffect, useRef } from "react";
import type { Dessin } from "./dessin/dessin.ts";
import { chapitreDe } from "./dessin/disposition.ts";
import { Formes } from "./formes.tsx";
import type { Lumiere } from "./lumiere.ts";
import { useClavier } from "./use-clavier.ts";
import { useGlisser } from "./use-glisser.ts";
import { useZoom } from "./use-zoom.ts";
import { PAS_DE_ZOOM } from "./zoom.ts";

const Toujours = memo(Formes);

interface Props {
  dessin: Dessin;
  lumiere: Lumiere;
  choisie: string | undefined;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

const AIDE =
  "Chapitres et étapes : flèches pour avancer, Entrée pour ouvrir, + et − pour zoomer, 0 pour tout voir";

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
    montrer(place);
    attendue.current = undefined;
  }, [choisie, dessin, montrer]);
  return useCallback((id: string) => {
    attendue.current = id;
  }, []);
}

/** The drawing: scrolled or dragged, zoomed, gone through with the keyboard. */
export function Toile({ dessin, lumiere, choisie, onChoisir, onPlier }: Props) {
  const zoom = useZoom(dessin);
  const { cadre, zoom: echelle, multiplier, toutVoir } = zoom;
  const attendre = useMontrer(dessin, choisie, zoom.montrer);
  const plier = useCallback(
    (nom: string) => {
      attendre(chapitreDe(nom));
      onPlier(nom);
    },
    [attendre, onPlier],
  );
  const { arret, onKeyDown } = useClavier(dessin, zoom, { choisie, onChoisir, onPlier: plier });
  const glisser = useGlisser(cadre, multiplier);
  return (
    <section className="toile" aria-label="Le parcours dessiné">
      <Outils {...{ echelle, multiplier, toutVoir }} />
      <div className="vue" role="presentation" ref={cadre} onKeyDown={onKeyDown} {...glisser}>
        <svg
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
    </section>
  );
}

interface OutilsProps {
  echelle: number;
  multiplier: (par: number) => void;
  toutVoir: () => void;
}

function Outils({ echelle, multiplier, toutVoir }: OutilsProps) {
  return (
    <div className="outils">
      <button type="button" onClick={() => multiplier(1 / PAS_DE_ZOOM)} aria-label="Réduire">
        −
      </button>
      <span aria-live="polite">{Math.round(echelle * 100)} %</span>
      <button type="button" onClick={() => multiplier(PAS_DE_ZOOM)} aria-label="Agrandir">
        +
      </button>
      <button type="button" onClick={toutVoir}>
        Tout voir
      </button>
    </div>
  );
}
