import type { Graphe } from "../../machines/graph/graphe.ts";
import { degreDe } from "./chaleur.ts";
import { vueDensemble } from "./resume.ts";
import type { Lumiere } from "./lumiere.ts";

interface Props {
  graphe: Graphe;
  lumiere: Lumiere;
  onOuvrir: (nom: string) => void;
}

/** The journey from afar: its chapters in order, a small square a question. */
export function ChapitresDeLoin({ graphe, lumiere, onOuvrir }: Props) {
  const { etats, ecarts, chaleur } = lumiere;
  const passages = Object.values(chaleur?.etapes ?? {});
  return (
    <ol className="ensemble" aria-label="Les chapitres">
      {vueDensemble(graphe, lumiere).map(({ nom, titre, etapes, lignes }) => (
        <li key={nom}>
          <button type="button" onClick={() => onOuvrir(nom)}>
            <strong>{titre}</strong>
            {lignes.map((ligne) => (
              <span key={ligne} className="hint">
                {ligne}
              </span>
            ))}
            {etapes.length > 0 && (
              <span className="pastilles" aria-hidden="true">
                {etapes.map(({ id }) => (
                  <i
                    key={id}
                    data-etat={etats.get(id)}
                    data-ecart={ecarts?.get(id)}
                    data-chaleur={chaleur && degreDe(chaleur.etapes[id] ?? 0, passages)}
                  />
                ))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
