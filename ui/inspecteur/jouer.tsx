import { type Dispatch, useMemo } from "react";
import { type Jeu, type Vue, vueCourante } from "../../machines/graph/jeu.ts";
import { gardesBasculees, toutesLesGardes } from "../../machines/graph/lecture.ts";
import { recordOf } from "../../machines/journey/replay.ts";
import { Deplacer } from "./deplacer.tsx";
import { Gardes } from "./gardes.tsx";
import { Journal } from "./journal.tsx";
import { etapes, noeudsParId } from "./parcours.ts";
import { Repondre } from "./repondre.tsx";

interface Props {
  jeu: Jeu;
  choisie: string | undefined;
  onJeu: Dispatch<Jeu>;
  onChoisir: (id: string) => void;
}

/** A journey being played: its moment, what the last answer changed, the question that waits. */
export function Jouer({ jeu, choisie, onJeu, onChoisir }: Props) {
  const vue = vueCourante(jeu);
  const avant = jeu.vues[jeu.rang - 1];
  const gardes = useMemo(() => toutesLesGardes(vue.parcours, etapes), [vue]);
  const basculees = useMemo(
    () => (avant ? gardesBasculees(toutesLesGardes(avant.parcours, etapes), gardes) : []),
    [avant, gardes],
  );
  return (
    <>
      <Journal jeu={jeu} onJeu={onJeu} />
      <p role="status">
        Questions à poser : {vue.parcours.active.length}. Réponses données :{" "}
        {vue.parcours.active.filter(({ answered }) => answered).length}.
      </p>
      <Repondre jeu={jeu} choisie={choisie} onJeu={onJeu} />
      <Deplacer jeu={jeu} onJeu={onJeu} />
      <Change titre="Viennent d’apparaître" visites={vue.apparues} onChoisir={onChoisir} />
      <Change titre="Viennent de disparaître" visites={vue.disparues} onChoisir={onChoisir} />
      <Gardes titre="Conditions qui viennent de changer" gardes={basculees} />
      <details>
        <summary>Toutes les conditions ({gardes.size})</summary>
        <Gardes titre="En ce moment" gardes={[...gardes.values()]} />
      </details>
      <details>
        <summary>Le dossier de ce moment (JSON)</summary>
        <textarea
          readOnly
          rows={12}
          aria-label="Le dossier, en JSON"
          value={JSON.stringify(recordOf(vue.context, vue.ici), null, 1)}
        />
      </details>
    </>
  );
}

function Change({
  titre,
  visites,
  onChoisir,
}: {
  titre: string;
  visites: Vue["apparues"];
  onChoisir: (id: string) => void;
}) {
  const ids = [...new Set(visites.map(({ stateId }) => stateId))];
  if (ids.length === 0) return null;
  return (
    <section aria-label={titre}>
      <h3>{titre}</h3>
      <ul className="trouvees">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => onChoisir(id)}>
              {noeudsParId.get(id)?.libelle}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
