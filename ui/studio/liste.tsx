import { useEffect, useRef } from "react";
import { etatEnMots, type Lumiere } from "./lumiere.ts";
import { phraseDeCondition } from "../../machines/studio/graph/phrases.ts";
import type { Graphe } from "../../machines/studio/graph/graphe.ts";

interface Props {
  graphe: Graphe;
  replies: ReadonlySet<string>;
  choisie: string | undefined;
  lumiere: Lumiere;
  onChoisir: (id: string) => void;
  onPlier: (nom: string) => void;
}

/** Keeps the chosen step in sight, where the list scrolls by itself: the page does not move under who reads it. */
function useSuivre(choisie: string | undefined) {
  const liste = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choisie === undefined) return;
    const place = liste.current?.querySelector("[aria-current]");
    const cadre = liste.current?.parentElement;
    if (!place || !cadre || cadre.scrollHeight <= cadre.clientHeight) return;
    const { top, bottom } = place.getBoundingClientRect();
    const vue = cadre.getBoundingClientRect();
    if (top < vue.top || bottom > vue.bottom) cadre.scrollBy(0, top - vue.top - vue.height / 2);
  }, [choisie]);
  return liste;
}

/** The same journey as a list: chapters that open on their steps, with the same state in words. */
export function Liste({ graphe, replies, choisie, lumiere, onChoisir, onPlier }: Props) {
  const liste = useSuivre(choisie);
  return (
    <nav className="liste" ref={liste} aria-label="Chapitres et étapes">
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
                  .map((noeud) => (
                    <Noeud key={noeud.id} noeud={noeud} {...{ choisie, lumiere, onChoisir }} />
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PropsDuNoeud extends Pick<Props, "choisie" | "lumiere" | "onChoisir"> {
  noeud: Graphe["chapitres"][number]["noeuds"][number];
}

function Noeud({ noeud, choisie, lumiere, onChoisir }: PropsDuNoeud) {
  const { id, sorte, libelle, groupes, condition } = noeud;
  return (
    <li data-profondeur={groupes.length}>
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
  );
}
