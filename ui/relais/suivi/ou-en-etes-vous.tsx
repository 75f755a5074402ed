import { useCallback, useState } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { SuiteDUneAide } from "../../../machines/pages/suivi.ts";
import { EnCours } from "../../aides/en-cours.tsx";
import { useLecture } from "../../aides/use-lecture.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { Article } from "../../cadre/shell/article.tsx";
import { ouvrirLeSuivi } from "./appels.ts";
import { type AideDuSuivi, QuestionnaireDuSuivi } from "./questionnaire.tsx";

/** What was sent, of each aid. */
type Dites = Readonly<Record<string, SuiteDUneAide>>;

/** Those with which a person may need someone. */
const BLOQUEES: ReadonlySet<SuiteDUneAide> = new Set(["refusee", "abandonnee", "perdue"]);

/** Asks what came of the aids that a mail is about, once. */
export function OuEnEtesVous({ jeton }: { jeton: string }) {
  const lecture = useLecture(useCallback((signal: AbortSignal) => ouvrirLeSuivi(jeton, signal), [jeton]));
  const [dites, setDites] = useState<Dites>();
  if (lecture.state === "failed" && (lecture.status === 404 || lecture.status === 422)) return <Ferme />;
  if (lecture.state !== "done")
    return (
      <Article titre="Où en êtes-vous ?">
        <EnCours lecture={lecture} quoi="Nous cherchons vos aides…" />
      </Article>
    );
  if (dites) return <Merci aides={lecture.value} dites={dites} />;
  return (
    <Article titre="Où en êtes-vous ?">
      <p>
        Répondez pour les aides que vous voulez. C’est anonyme : nous comptons les réponses, aide par aide,
        sans savoir de qui elles sont, pour améliorer ce site.
      </p>
      <QuestionnaireDuSuivi jeton={jeton} aides={lecture.value} apres={setDites} />
    </Article>
  );
}

const Ferme = () => (
  <Article titre="Ce lien ne s’ouvre plus">
    <p>Il a déjà servi, il a plus de deux mois, ou il n’est pas entier. Nous n’avons rien gardé de vous.</p>
    <p className="row">
      <Lien to="/accompagnement">Se faire accompagner</Lien>
      <Lien to="/">Refaire une simulation</Lien>
    </p>
  </Article>
);

function Merci({ aides, dites }: { aides: readonly AideDuSuivi[]; dites: Dites }) {
  const bloquees = aides.filter(({ id }) => dites[id] && BLOQUEES.has(dites[id]));
  const repondu = Object.keys(dites).length > 0;
  return (
    <Article titre={repondu ? "Merci" : "C’est effacé"}>
      <p role="status">Plus rien ne reste de ce lien chez nous, et nous ne vous écrirons plus.</p>
      {repondu && <p>Vos réponses sont comptées, sans rien qui dise de qui elles sont.</p>}
      {bloquees.length > 0 && (
        <>
          <h2>Ce n’est peut-être pas fini</h2>
          <p>
            Relisez comment faire, ou demandez de l’aide : <Lien to="/accompagnement">des personnes</Lien>{" "}
            remplissent le dossier avec vous, gratuitement.
          </p>
          <ul>
            {bloquees.map(({ id, label }) => (
              <li key={id}>
                <Lien to={`/aides/${encodeURIComponent(id)}`}>{majuscule(label)}</Lien>
              </li>
            ))}
          </ul>
        </>
      )}
    </Article>
  );
}
