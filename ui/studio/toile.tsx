import { type ComponentProps, memo, useCallback, useEffect, useRef } from "react";
import type { Graphe } from "../../machines/studio/graph/graphe.ts";
import type { Dessin } from "./dessin/dessin.ts";
import { chapitreDe } from "./dessin/disposition.ts";
import { ChapitresDeLoin } from "./ensemble.tsx";
import type { FeuilleDeChapitre } from "./dessin/feuille.ts";
import { ChapitreEnColonnes } from "./feuille.tsx";
import { FeuillesA3 } from "./feuilles.tsx";
import { Fleches, Formes } from "./formes.tsx";
import { Legende } from "./legende.tsx";
import type { Lumiere } from "./lumiere.ts";
import { MiniCarte } from "./mini-carte.tsx";
import { chapitreAutour, useCadrage } from "./use-cadrage.ts";
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

/** The ways to move in the drawing; each of them leaves the framed chapter. */
function useMouvements(
  { dessin, choisie, onPlier }: Props,
  zoom: ReturnType<typeof useZoom>,
  decadrer: () => void,
) {
  const { cadre, montrer, multiplier: rapprocher } = zoom;
  const attendre = useMontrer(dessin, choisie, montrer);
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
    montrer(place);
    if (place.replie) plier(nom);
    // The card that had the focus is gone: the chapter it stood for takes it.
    const entete = `[data-id="${CSS.escape(place.id)}"]`;
    requestAnimationFrame(() =>
      cadre.current?.querySelector<SVGGElement>(entete)?.focus({ preventScroll: true }),
    );
  };
  // Nearer or farther, what is chosen stays in sight.
  const aller = (niveau: Niveau) => {
    decadrer();
    zoom.aller(niveau);
    const place = dessin.boites.find(({ id }) => id === choisie);
    if (place && niveau !== "Chapitres") montrer(place, chapitreAutour(dessin, place));
  };
  return { multiplier, plier, ouvrir, aller };
}

/** The drawing: chapters from afar, then steps, then conditions, or one chapter alone; scrolled or dragged, gone through with the keyboard. */
export function Toile(props: Props) {
  const { graphe, dessin, entier, lumiere, choisie, onChoisir } = props;
  const zoom = useZoom();
  const { cadre, zoom: echelle, niveau } = zoom;
  const { feuille, cadrer, decadrer, noterOuvert } = useCadrage(props, cadre);
  const { multiplier, plier, ouvrir, aller } = useMouvements(props, zoom, decadrer);
  const commandes = { choisie, onChoisir, onPlier: plier };
  const { arret, onKeyDown } = useClavier(dessin, { ...zoom, aller, multiplier }, commandes);
  const glisser = useGlisser(cadre, multiplier);
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
        {loin && (
          <ChapitresDeLoin
            graphe={graphe}
            lumiere={lumiere}
            onOuvrir={(nom) => {
              noterOuvert(nom);
              ouvrir(nom);
            }}
          />
        )}
        <Trace {...{ dessin, feuille, echelle, arret, lumiere }} {...commandes} />
      </div>
      {!loin && !feuille && <MiniCarte dessin={dessin} cadre={cadre} echelle={echelle} />}
      <Legende lumiere={lumiere} niveau={niveau} />
      <FeuillesA3 dessin={entier} lumiere={lumiere} />
    </section>
  );
}

interface TraceProps extends ComponentProps<typeof Formes> {
  feuille: FeuilleDeChapitre | undefined;
  echelle: number;
}

/** The framed chapter, or the whole drawing. */
function Trace({ feuille, echelle, ...formes }: TraceProps) {
  const { dessin, ...commandes } = formes;
  if (feuille) return <ChapitreEnColonnes feuille={feuille} {...commandes} />;
  return (
    <svg
      className="dessin"
      role="group"
      aria-label={AIDE}
      viewBox={`0 0 ${dessin.largeur} ${dessin.hauteur}`}
      width={dessin.largeur * echelle}
      height={dessin.hauteur * echelle}
    >
      <Toujours {...formes} />
    </svg>
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
