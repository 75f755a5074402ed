import { useId } from "react";
import type { Boite, CadreChapitre, Dessin, Trait } from "./dessin/dessin.ts";
import { CORPS } from "./dessin/disposition.ts";
import { degreDe } from "./chaleur.ts";
import { etatEnMots, type Lumiere } from "./lumiere.ts";

/** The shapes of the drawing. Colours are in `dessin.css` and `ecarts.css`, by `data-` attributes. */
interface LignesProps {
  textes: readonly string[];
  x: number;
  y: number;
  corps: number;
  milieu?: boolean;
}

const PAS = 1.25;

const Lignes = ({ textes, x, y, corps, milieu = false }: LignesProps) => (
  <text y={y} fontSize={corps} textAnchor={milieu ? "middle" : undefined}>
    {textes.map((texte, rang) => (
      <tspan key={rang} x={x} dy={rang === 0 ? corps : corps * PAS}>
        {texte}
      </tspan>
    ))}
  </text>
);

interface Commandes {
  /** The one element of the drawing that Tab reaches. */
  arret: string;
  choisie: string | undefined;
  lumiere: Lumiere;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

/** Header of a chapter: it folds and unfolds. */
function Chapitre({
  cadre,
  arret,
  onPlier,
}: { cadre: CadreChapitre } & Pick<Commandes, "arret" | "onPlier">) {
  const { id, x, y, l, h, titre, nom, replie, questions } = cadre;
  const haut = titre.length * CORPS.chapitre * PAS + 14;
  const ident = useId();
  const compte = questions ? `${questions} questions` : "écrans";
  return (
    <g className="chapitre">
      <rect x={x} y={y} width={l} height={h} rx={12} />
      <g
        role="button"
        tabIndex={arret === id ? 0 : -1}
        data-id={id}
        aria-expanded={!replie}
        aria-describedby={`${ident}-compte`}
        onClick={() => onPlier(nom)}
      >
        <desc id={`${ident}-compte`}>{compte}</desc>
        <rect className="tete" x={x + 1} y={y + 1} width={l - 2} height={haut} rx={11} />
        <Lignes textes={titre} x={x + 14} y={y + 8} corps={CORPS.chapitre} />
        <path
          className="pli"
          d={replie ? `M${x + l - 22} ${y + 14}l6 5l-6 5` : `M${x + l - 25} ${y + 16}l5 6l5-6`}
        />
      </g>
      {replie && (
        <g className="compte">
          <Lignes textes={[compte]} x={x + 14} y={y + haut} corps={CORPS.condition} />
        </g>
      )}
    </g>
  );
}

function mouvementDe(id: string, { apparues, disparues }: Lumiere): string | undefined {
  if (apparues.has(id)) return "parait";
  return disparues.has(id) ? "disparait" : undefined;
}

const chaleurDe = ({ id, sorte }: Boite["noeud"], { chaleur }: Lumiere) =>
  chaleur && sorte === "etape" ? degreDe(chaleur.etapes[id] ?? 0, Object.values(chaleur.etapes)) : undefined;

function Etape({ boite, ...commandes }: { boite: Boite } & Commandes) {
  const { noeud, x, y, l, h, titre } = boite;
  const ident = useId();
  const { lumiere, arret, choisie, onChoisir } = commandes;
  const etat = etatEnMots(noeud.id, lumiere);
  const haut = y + (h - titre.length * CORPS.etape * PAS) / 2 - 2;
  return (
    <g
      className={`etape ${noeud.sorte}`}
      role="button"
      tabIndex={arret === noeud.id ? 0 : -1}
      data-id={noeud.id}
      data-etat={lumiere.etats.get(noeud.id)}
      data-ecart={lumiere.ecarts?.get(noeud.id)}
      data-mouvement={mouvementDe(noeud.id, lumiere)}
      data-chaleur={chaleurDe(noeud, lumiere)}
      aria-pressed={choisie === noeud.id}
      aria-describedby={etat ? ident : undefined}
      onClick={() => onChoisir(noeud.id)}
    >
      {etat && <desc id={ident}>{etat}</desc>}
      <rect x={x} y={y} width={l} height={h} rx={noeud.sorte === "etape" ? 8 : h / 2} />
      <Lignes textes={titre} x={x + l / 2} y={haut} corps={CORPS.etape} milieu />
    </g>
  );
}

function Ligne({ trait: { id, arete, d, etiquette }, lumiere }: { trait: Trait; lumiere: Lumiere }) {
  const prise = lumiere.prises.has(id);
  const sans = lumiere.chaleur?.transitions && arete && !lumiere.chaleur.transitions[id];
  return (
    <g
      className="trait"
      data-sorte={arete?.sorte}
      data-prise={prise || undefined}
      data-froid={sans || undefined}
      data-ecart={lumiere.ecartsDesTraits?.get(id)}
    >
      <path d={d} markerEnd={prise ? "url(#fleche-prise)" : "url(#fleche)"} />
      {etiquette && (
        <Lignes textes={etiquette.lignes} x={etiquette.x} y={etiquette.y} corps={CORPS.condition} />
      )}
    </g>
  );
}

/** The whole drawing, at the size of its layout. */
export function Formes({ dessin, ...commandes }: { dessin: Dessin } & Commandes) {
  const { chapitres, groupes, traits, bornes, boites } = dessin;
  return (
    <>
      {chapitres.map((cadre) => (
        <Chapitre key={cadre.id} cadre={cadre} arret={commandes.arret} onPlier={commandes.onPlier} />
      ))}
      {groupes.map(({ id, x, y, l, h, titre, debut }) => (
        <g key={id} className="groupe">
          <rect x={x} y={y} width={l} height={h} rx={10} />
          <Lignes textes={titre} x={debut} y={y + 7} corps={CORPS.groupe} />
        </g>
      ))}
      {traits.map((trait) => (
        <Ligne key={trait.id} trait={trait} lumiere={commandes.lumiere} />
      ))}
      {bornes.map(({ id, x, y, l }) => (
        <circle key={id} className="borne" cx={x + l / 2} cy={y + l / 2} r={l / 2} />
      ))}
      {boites.map((boite) => (
        <Etape key={boite.id} boite={boite} {...commandes} />
      ))}
    </>
  );
}

/** The heads of its arrows: once in the page, for every drawing there. */
export const Fleches = () => (
  <svg className="fleches" width={0} height={0} aria-hidden="true">
    <defs>
      {["fleche", "fleche-prise"].map((id) => (
        <marker
          key={id}
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      ))}
    </defs>
  </svg>
);
