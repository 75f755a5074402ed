import { useCallback } from "react";
import { useParams } from "react-router";
import type { FicheAide } from "../../catalogue/fiches/fiche.ts";
import { FIRST_STEP } from "../../machines/journey/path.ts";
import { frontier } from "../../machines/journey/position.ts";
import { Actions } from "../aides/actions.tsx";
import { montantAffiche } from "../aides/carte.tsx";
import { majuscule, minuscule } from "../format/mots.ts";
import { Conditions } from "../aides/conditions.tsx";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { initiales } from "../format/aide.ts";
import { ecrireJour } from "../format/dates.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { api } from "../session/api.ts";
import { useJourney } from "../session/use-session.tsx";
import { Texte } from "./texte.tsx";

/** One aid for anyone: how much, for whom, what to do. */
export function Component() {
  const { benefitId = "" } = useParams();
  const lecture = useLecture(useCallback((signal: AbortSignal) => api.aide(benefitId, signal), [benefitId]));
  useTitle(lecture.state === "done" ? majuscule(lecture.value.label) : "Aide");
  useArrival(lecture.state !== "working");
  const unknown = lecture.state === "failed" && lecture.status === 404;
  return (
    <main id="contenu" className="page">
      <p>
        <Lien to="/aides">Retour à la liste des aides</Lien>
      </p>
      {lecture.state === "done" && <Fiche aide={lecture.value} />}
      {unknown && <Inconnue />}
      {lecture.state !== "done" && !unknown && (
        <>
          <h1>
            {lecture.state === "failed" ? "Cette aide n’a pas pu s’ouvrir" : "Nous ouvrons cette aide…"}
          </h1>
          <EnCours lecture={lecture} quoi="Un instant." />
        </>
      )}
    </main>
  );
}

function Inconnue() {
  return (
    <section className="leaflet">
      <h1>Cette aide n’existe pas</h1>
      <p>L’adresse est peut-être incomplète, ou l’aide a pris fin.</p>
      <p>
        <Lien className="button" to="/aides">
          Chercher une autre aide
        </Lien>
      </p>
    </section>
  );
}

function Fiche({ aide }: { aide: FicheAide }) {
  const { parcours } = useJourney();
  const started = parcours.situation.demandeur.date_naissance !== undefined;
  const montant = montantAffiche(aide);
  return (
    <article className="leaflet">
      <p className="row">
        <span className="monogram" aria-hidden="true">
          {initiales(aide.institution.label)}
        </span>
        <span className="hint">{aide.institution.label}</span>
      </p>
      <h1>{majuscule(aide.label)}</h1>
      {montant && <p className="amount">{montant}</p>}
      {aide.aVerifier && <p className="banner warning">À vérifier : {aide.aVerifier}</p>}
      {aide.warning && <p className="banner warning">{aide.warning}</p>}
      {aide.fin && <p className="banner warning">Cette aide prend fin le {ecrireJour(aide.fin)}.</p>}
      <p>
        <Texte>{aide.description}</Texte>
      </p>
      {aide.participation && <p>{aide.participation}</p>}
      <PourQui aide={aide} />
      <Conditions conditions={aide.conditions} />
      <Actions de={aide} />
      <p className="hint">
        {aide.verifie_le && `Fiche relue le ${ecrireJour(aide.verifie_le)}. `}
        Une information fausse ou passée ? <Lien to="/ameliorer">Signaler une erreur</Lien>
      </p>
      <div className="foot">
        <Lien className="button" to={started ? frontier(parcours) : FIRST_STEP}>
          {started ? "Reprendre ma simulation" : "Y ai-je droit ? Faire la simulation"}
        </Lien>
      </div>
    </article>
  );
}

function PourQui({ aide: { pourQui, source, exemple } }: { aide: FicheAide }) {
  const sansRegle =
    source === "openfisca"
      ? "La loi calcule cette aide d’après votre foyer, vos revenus et votre logement : la simulation passe vos réponses en revue."
      : "Aucune condition que la simulation sache vérifier : cette aide est ouverte à tout le monde.";
  return (
    <section>
      <h2>Pour qui</h2>
      {pourQui.length === 0 ? (
        <p>{sansRegle}</p>
      ) : (
        <ul>
          {pourQui.map((regle) => (
            <li key={regle}>{majuscule(regle)}</li>
          ))}
        </ul>
      )}
      {exemple && <p className="hint">Par exemple, {minuscule(exemple)}</p>}
    </section>
  );
}
