import { useCallback } from "react";
import { aller, type Jeu, type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { isComplete } from "../../machines/journey/position.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { MotDEtat } from "../resultats/etat.tsx";
import { grosTitre, titreEnPhrase } from "../../catalogue/results/gros-titre.ts";
import { aidesDe, calculerJeu, type ResultatsJoues } from "./calculer.ts";

interface Props {
  jeu: Jeu | undefined;
  inventee: boolean;
  onJeu: (jeu: Jeu) => void;
}

/** What a person played obtains, once every question has its answer. */
export function ResultatsDuJeu({ jeu, inventee, onJeu }: Props) {
  if (!jeu) return <p>Jouez d’abord un personnage : ses aides viennent ici, à la fin de son parcours.</p>;
  const vue = vueCourante(jeu);
  const fin = jeu.vues.length - 1;
  const derniere = jeu.vues[fin] as Vue;
  if (isComplete(vue.parcours)) return <Calcules vue={vue} inventee={inventee} />;
  return (
    <>
      <p>
        À ce moment, {vue.parcours.active.filter(({ answered }) => !answered).length} questions attendent
        encore leur réponse : les aides se calculent à la fin.
      </p>
      {isComplete(derniere.parcours) && (
        <button type="button" className="button secondary" onClick={() => onJeu(aller(jeu, fin))}>
          Aller à la fin du parcours
        </button>
      )}
    </>
  );
}

function Calcules({ vue, inventee }: { vue: Vue; inventee: boolean }) {
  const lire = useCallback(() => calculerJeu(vue, inventee), [vue, inventee]);
  const lecture = useLecture(lire);
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous calculons ses aides…" />;
  return <Liste {...lecture.value} />;
}

/** Where they come from, for whoever reads the amounts. */
const origines: Readonly<Record<ResultatsJoues["par"], string>> = {
  serveur:
    "Calculé par le serveur comme pour une personne du produit, puis effacé : ce personnage est inventé.",
  appareil:
    "Calculé sur votre appareil : les aides de la loi seules, sans celles d’une région, d’une commune ou d’une banque.",
};

function Liste({ resultats, par }: ResultatsJoues) {
  const aides = aidesDe(resultats);
  const incomplet = resultats.nonCalcules.some(({ passager }) => passager);
  const titre = grosTitre(resultats.droitsEligibles, resultats.dateDeValeur, incomplet);
  return (
    <>
      <p role="status">
        <strong>{titreEnPhrase(titre)}</strong>.
      </p>
      <ul className="obtenues">
        {aides.map(({ id, label, institution, montant, etat }) => (
          <li key={id}>
            <Lien to={`/aides/${encodeURIComponent(id)}`}>{label}</Lien>{" "}
            <span className="hint">{institution}</span>
            <span className="montant">
              {montant} <MotDEtat etat={etat} />
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{origines[par]}</p>
    </>
  );
}
