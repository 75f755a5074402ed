import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Graphe } from "../../machines/graph/graphe.ts";
import type { Cadre, Dessin } from "./dessin/dessin.ts";
import { chapitreDe } from "./dessin/disposition.ts";
import { ChapitresDeLoin } from "./ensemble.tsx";
import { feuilleDe } from "./dessin/feuille.ts";
import { ChapitreEnColonnes } from "./feuille.tsx";
import { Feuilles } from "./feuilles.tsx";
import { Fleches, Formes } from "./formes.tsx";
import { Legende } from "./legende.tsx";
import type { Lumiere } from "./lumiere.ts";
import { MiniCarte } from "./mini-carte.tsx";
import { useClavier } from "./use-clavier.ts";
import { useGlisser } from "./use-glisser.ts";
import { useZoom } from "./use-zoom.ts";
import { type Niveau, niveaux, PAS_DE_ZOOM } from "./zoom.ts";

const Toujours = memo(Formes);

interface Props {
  graphe: Graphe;
  dessin: Dessin;
  /** The same, with nothing folded. */
  entier: Dessin;
  lumiere: Lumiere;
  choisie: string | undefined;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
  /** A chapter is framed: it takes the width. */
  onCadrer: () => void;
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

/** The size of the frame, followed while it matters. */
function useTaille(cadre: ReturnType<typeof useZoom>["cadre"], suivie: boolean) {
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
function useCadrage(
  { dessin, entier, choisie, onCadrer }: Props,
  cadre: ReturnType<typeof useZoom>["cadre"],
) {
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

/** The drawing: chapters from afar, then steps, then conditions; scrolled or dragged, gone through with the keyboard. */
export function Toile(props: Props) {
  const { graphe, dessin, entier, lumiere, choisie, onChoisir, onPlier } = props;
  const zoom = useZoom();
  const { cadre, zoom: echelle, niveau, multiplier: rapprocher } = zoom;
  const { feuille, cadrer, decadrer } = useCadrage(props, cadre);
  const attendre = useMontrer(dessin, choisie, zoom.montrer);
  const multiplier = useCallback(
    (par: number) => {
      decadrer();
      rapprocher(par);
    },
    [decadrer, rapprocher],
  );
  const plier = useCallback(
    (nom: string) => {
      decadrer();
      attendre(chapitreDe(nom));
      onPlier(nom);
    },
    [attendre, decadrer, onPlier],
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
    decadrer();
    zoom.aller(niveau);
    const place = dessin.boites.find(({ id }) => id === choisie);
    if (place && niveau !== "Chapitres") zoom.montrer(place, chapitreAutour(dessin, place));
  };
  const { arret, onKeyDown } = useClavier(
    dessin,
    { ...zoom, aller, multiplier },
    { choisie, onChoisir, onPlier: plier },
  );
  const glisser = useGlisser(cadre, multiplier);
  const formes = { arret, choisie, lumiere, onChoisir, onPlier: plier };
  const loin = niveau === "Chapitres" && !feuille;
  return (
    <section className="toile" aria-label="Le parcours dessiné">
      <Outils
        {...{ zoom: echelle, niveau, aller, multiplier }}
        cadree={feuille?.chapitre.titre.join(" ")}
        onCadrer={() => (feuille ? decadrer() : cadrer(echelle))}
      />
      <Fleches />
      <div
        className="vue"
        role="presentation"
        data-niveau={feuille ? "Conditions" : niveau}
        ref={cadre}
        onKeyDown={onKeyDown}
        {...glisser}
      >
        {loin && <ChapitresDeLoin graphe={graphe} lumiere={lumiere} onOuvrir={ouvrir} />}
        {feuille ? (
          <ChapitreEnColonnes feuille={feuille} {...formes} />
        ) : (
          <svg
            className="dessin"
            role="group"
            aria-label={AIDE}
            viewBox={`0 0 ${dessin.largeur} ${dessin.hauteur}`}
            width={dessin.largeur * echelle}
            height={dessin.hauteur * echelle}
          >
            <Toujours dessin={dessin} {...formes} />
          </svg>
        )}
      </div>
      {!loin && !feuille && <MiniCarte dessin={dessin} cadre={cadre} echelle={echelle} />}
      <Legende lumiere={lumiere} niveau={niveau} />
      <Feuilles dessin={entier} lumiere={lumiere} />
    </section>
  );
}

interface OutilsProps extends Pick<ReturnType<typeof useZoom>, "zoom" | "niveau" | "aller" | "multiplier"> {
  /** The chapter that is framed. */
  cadree: string | undefined;
  onCadrer: () => void;
}

/** How near one stands: by level, little by little, or a chapter alone. */
function Outils({ zoom, niveau, aller, multiplier, cadree, onCadrer }: OutilsProps) {
  const pourcentage = niveau === "Chapitres" ? "tout" : `${Math.round(zoom * 100)} %`;
  return (
    <div className="outils">
      <div className="outils" role="group" aria-label="Ce que l’on voit">
        {niveaux.map((un) => (
          <button key={un} type="button" aria-pressed={!cadree && niveau === un} onClick={() => aller(un)}>
            {un}
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={cadree !== undefined} onClick={onCadrer}>
        Cadrer ce chapitre
      </button>
      <button type="button" onClick={() => multiplier(1 / PAS_DE_ZOOM)} aria-label="Réduire">
        −
      </button>
      <span aria-live="polite">{cadree ?? pourcentage}</span>
      <button type="button" onClick={() => multiplier(PAS_DE_ZOOM)} aria-label="Agrandir">
        +
      </button>
    </div>
  );
}
