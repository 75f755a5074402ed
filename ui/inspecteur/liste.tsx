import { etatEnMots, type Lumiere } from "./lumiere.ts";
import { phraseDeCondition } from "../../machines/graph/phrases.ts";
import type { Graphe } from "../../machines/graph/graphe.ts";

interface Props {
  graphe: Graphe;
  replies: ReadonlySet<string>;
  choisie: string | undefined;
  lumiere: Lumiere;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

/** The same journey as a list: chapters that open on their steps, with the same state in words. */
export function Liste({ graphe, replies, choisie, lumiere, onChoisir, onPlier }: Props) {
  return (
    <nav className="liste" aria-label="Chapitres et étapes">
      <ol>
        {graphe.chapitres.map(({ nom, titre, noeuds }) => (
          <li key={nom}>
            <button
              type="button"
              className="chapitre"
              aria-expanded={!replies.has(nom)}
              onClick={() => onPlier(nom)}
            >
              {titre}{" "}
              <span className="hint">{noeuds.filter(({ sorte }) => sorte === "etape").length || ""}</span>
            </button>
            {!replies.has(nom) && (
              <ol>
                {noeuds
                  .filter(({ sorte }) => sorte !== "suivant")
                  .map(({ id, sorte, libelle, groupes, condition }) => (
                    <li key={id} data-profondeur={groupes.length}>
                      {sorte === "groupe" ? (
                        <span className="groupe">
                          {libelle}
                          {condition && <span className="hint"> – {phraseDeCondition(condition.label)}</span>}
                        </span>
                      ) : (
                        <button
                          type="button"
                          aria-current={choisie === id || undefined}
                          data-etat={lumiere.etats.get(id)}
                          data-ecart={lumiere.ecarts?.get(id)}
                          onClick={() => onChoisir(id)}
                        >
                          {libelle} <span className="hint">{etatEnMots(id, lumiere)}</span>
                        </button>
                      )}
                    </li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
