import { useId, useState } from "react";
import {
  mermaidDeSequence,
  type PasDeSeance,
  placerLaSequence,
  SEQUENCE,
  type TraitDeSequence,
} from "./dessin/sequence.ts";
import { donner } from "./telecharger.ts";
import { jouerLaSeance } from "./seance.ts";
import "./seance.css";

type Etat =
  | { fait: "rien" | "joue" }
  | { fait: "échec"; message: string }
  | { fait: "jouée"; pas: readonly PasDeSeance[] };

function dire(etat: Etat): string {
  if (etat.fait === "joue") return "La séance se joue…";
  if (etat.fait === "jouée") return `La séance est jouée : ${etat.pas.length} pas.`;
  return etat.fait === "échec" ? `La séance n’a pas pu se jouer : ${etat.message}` : "";
}

/** A session run for real, on demand: what the page and the server said to each other, as a picture and as text. */
export function VueSeance() {
  const [etat, setEtat] = useState<Etat>({ fait: "rien" });
  const jouer = () => {
    setEtat({ fait: "joue" });
    jouerLaSeance().then(
      (pas) => setEtat({ fait: "jouée", pas }),
      (erreur: unknown) =>
        setEtat({ fait: "échec", message: erreur instanceof Error ? erreur.message : String(erreur) }),
    );
  };
  return (
    <div className="entiere">
      <p>
        Une vraie séance, pour un personnage inventé, avec ce serveur : enregistrer, rouvrir, calculer, être
        refusé avec une autre clef, effacer. Il n’en reste rien.
      </p>
      <button type="button" className="button" disabled={etat.fait === "joue"} onClick={jouer}>
        {etat.fait === "jouée" ? "Rejouer la séance" : "Jouer la séance"}
      </button>
      <p role="status">{dire(etat)}</p>
      {etat.fait === "jouée" && <Sequence pas={etat.pas} />}
    </div>
  );
}

function Sequence({ pas }: { pas: readonly PasDeSeance[] }) {
  const id = useId();
  const texte = mermaidDeSequence(pas);
  return (
    <>
      <Image pas={pas} />
      <div className="field">
        <label htmlFor={id}>La même, en texte (Mermaid)</label>
        <textarea id={id} className="mermaid" readOnly rows={14} value={texte} />
        <button
          type="button"
          className="button secondary"
          onClick={() => donner("seance.mmd", new Blob([texte], { type: "text/plain" }))}
        >
          Télécharger ce texte
        </button>
      </div>
    </>
  );
}

function Image({ pas }: { pas: readonly PasDeSeance[] }) {
  const { largeur, hauteur, colonnes, traits } = placerLaSequence(pas);
  return (
    <div className="sequence">
      <svg
        role="img"
        aria-label="La séance : le texte qui suit la dit en entier"
        viewBox={`0 0 ${largeur} ${hauteur}`}
        width={largeur}
        height={hauteur}
      >
        <defs>
          <marker
            id="fleche-sequence"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {colonnes.map(({ nom, x }) => (
          <g key={nom}>
            <line className="vie" x1={x} x2={x} y1={SEQUENCE.haut - 8} y2={hauteur} />
            <text className="acteur" x={x} y={24} textAnchor="middle">
              {nom}
            </text>
          </g>
        ))}
        {traits.map((trait) => (
          <Trait key={trait.y} trait={trait} />
        ))}
      </svg>
    </div>
  );
}

/** An arrow with its words above it; what one says to itself is a note. */
function Trait({ trait: { x1, x2, y, lignes, retour } }: { trait: TraitDeSequence }) {
  const { corps, ligne, colonne } = SEQUENCE;
  const haut = y - lignes.length * ligne;
  return (
    <g>
      {x1 === x2 ? (
        <rect
          className="note"
          x={x1 - colonne / 2 + 12}
          y={haut - 2}
          width={colonne - 24}
          height={y - haut + 6}
          rx={6}
        />
      ) : (
        <line
          className="message"
          data-retour={retour || undefined}
          x1={x1}
          x2={x2}
          y1={y + 4}
          y2={y + 4}
          markerEnd="url(#fleche-sequence)"
        />
      )}
      <text y={haut} fontSize={corps} textAnchor="middle">
        {lignes.map((texte, rang) => (
          <tspan key={texte} x={(x1 + x2) / 2} dy={rang === 0 ? corps : ligne}>
            {texte}
          </tspan>
        ))}
      </text>
    </g>
  );
}
