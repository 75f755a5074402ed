import { useParams } from "react-router";
import { EnCours } from "../aides/en-cours.tsx";
import { Prose } from "../site/contribuer/prose.tsx";
import { usePages } from "../site/contribuer/use-pages.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

export const enLigne = true;

/** One task that anyone can do. */
export function Component() {
  const { nom } = useParams();
  const lecture = usePages();
  const tache = lecture.state === "done" ? lecture.value.taches.find((une) => une.nom === nom) : undefined;
  const inconnue = lecture.state === "done" && !tache;
  const titre = tache?.titre ?? (inconnue ? "Cette tâche n’existe pas" : "Une tâche");
  useTitle(titre);
  useArrival(lecture.state !== "working");
  return (
    <main id="contenu" className="page article">
      <p>
        <Lien to="/contribuer">Toutes les façons de contribuer</Lien>
      </p>
      <h1>
        <MotsEntiers>{titre}</MotsEntiers>
      </h1>
      {tache && (
        <>
          <Prose>{tache.texte}</Prose>
          <p className="row">
            <Lien className="button" to="/aides">
              Voir toutes les aides
            </Lien>
            <Lien className="button secondary" to="/contribuer/proposer">
              Proposer une aide
            </Lien>
          </p>
        </>
      )}
      {inconnue && <p>Elle a peut-être été faite par quelqu’un.</p>}
      {lecture.state !== "done" && <EnCours lecture={lecture} quoi="Nous ouvrons cette tâche…" />}
    </main>
  );
}
