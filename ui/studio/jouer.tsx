import { type Dispatch, useMemo } from "react";
import { envoyer, type Jeu, type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { gardesBasculees, toutesLesGardes } from "../../machines/studio/graph/lecture.ts";
import { recordOf } from "../../machines/journey/replay.ts";
import { Gardes } from "./gardes.tsx";
import { Journal } from "./journal.tsx";
import { etapes, noeudsParId } from "./parcours.ts";
import { Repondre } from "./repondre.tsx";
import { backFrom, frontier } from "../../machines/journey/position.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";

/** Moves the machine without answering, as one does in the questionnaire. */
function Deplacer({ jeu, onJeu }: { jeu: Jeu; onJeu: Dispatch<Jeu> }) {
  const { context, parcours, ici } = vueCourante(jeu);
  const suite = frontier(parcours);
  const aller = (path: string) => onJeu(envoyer(jeu, { type: "GO", path }));
  return (
    <div className="outils" role="group" aria-label="Se déplacer dans le questionnaire">
      <button
        type="button"
        disabled={backFrom(context, ici) === undefined}
        onClick={() => onJeu(envoyer(jeu, { type: "BACK", from: ici }))}
      >
        Question précédente
      </button>
      <button type="button" disabled={ici === suite} onClick={() => aller(suite)}>
        Première question en attente
      </button>
      <button
        type="button"
        disabled={ici === RECAPITULATIF || !parcours.situation.demandeur.date_naissance}
        onClick={() => aller(RECAPITULATIF)}
      >
        Récapitulatif
      </button>
    </div>
  );
}

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
