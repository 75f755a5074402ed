import { useCallback } from "react";
import { useParams } from "react-router";
import type { FicheInstitution } from "../../catalogue/fiches/institution.ts";
import { nomDInstitution } from "../../catalogue/fiches/phrases/institutions.ts";
import { SesDons } from "../aides/de-l-institution.tsx";
import { useDejaLue } from "../aides/deja-lues.ts";
import { Embleme } from "../aides/embleme.tsx";
import { EnCours } from "../aides/en-cours.tsx";
import { Joindre } from "../aides/joindre.tsx";
import { typesDInstitutionEnMots } from "../aides/types-d-institution.ts";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { annuaireDe } from "../aides/lieux/annuaire.ts";
import { genresEnMots } from "../aides/lieux/genres.ts";
import { api } from "../session/api.ts";
import { Externe } from "../cadre/shell/externe.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

export const enLigne = true;

/** One body that gives aids: who it is, its aids by need, its places. */
export function Component() {
  const { institutionId = "" } = useParams();
  const dejaLue = useDejaLue<FicheInstitution>(`/api/v1/institutions/${encodeURIComponent(institutionId)}`);
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.institution(institutionId, signal), [institutionId]),
    dejaLue,
  );
  const absente = lecture.state === "failed" && lecture.status === 404;
  useTitle(
    lecture.state === "done" ? nomDInstitution(lecture.value) : absente ? "Organisme inconnu" : "Organisme",
  );
  useArrival(lecture.state !== "working");
  return (
    <main id="contenu" className="page institution">
      <p>
        <Lien to="/aides">Retour à la liste des aides</Lien>
      </p>
      {lecture.state === "done" && <Fiche de={lecture.value} />}
      {absente && <Inconnu />}
      {lecture.state !== "done" && !absente && (
        <>
          <h1>
            {lecture.state === "failed" ? "Cette page n’a pas pu s’ouvrir" : "Nous ouvrons cette page…"}
          </h1>
          <EnCours lecture={lecture} quoi="Un instant." />
        </>
      )}
    </main>
  );
}

function Inconnu() {
  return (
    <>
      <h1>Nous ne connaissons pas cet organisme</h1>
      <p>L’adresse est peut-être incomplète, ou l’organisme a changé de nom.</p>
      <p>
        <Lien className="button" to="/aides">
          Chercher une aide
        </Lien>
      </p>
    </>
  );
}

function Fiche({ de }: { de: FicheInstitution }) {
  const { label, type, territoire } = de;
  return (
    <>
      <p className="row">
        <Embleme de={de} />
        <span className="hint">{typesDInstitutionEnMots[type]}</span>
      </p>
      <h1>
        <MotsEntiers>{nomDInstitution(de)}</MotsEntiers>
      </h1>
      <dl className="facts">
        {territoire !== label && (
          <div>
            <dt>Où</dt>
            <dd>{territoire}</dd>
          </div>
        )}
        <Joindre de={de} />
      </dl>
      <SesDons de={de} />
      <SesLieux de={de} />
    </>
  );
}

/** A town by its hall, kinds of places by their name and their place, the rest by its own name. */
function chercherSesLieux({ label, type, lieux = [], territoire, autour }: FicheInstitution): string {
  if (type === "commune") return annuaireDe("Mairie", { _nomCommune: territoire.replace(/ \(.*/, "") });
  const [genre] = genresEnMots(lieux);
  return annuaireDe(genre ?? label, { _nomCommune: autour[0]?.nom });
}

/** Where one is received; without a commune, only the national directory is sure to know. */
function SesLieux({ de }: { de: FicheInstitution }) {
  const { lieux, link } = de;
  if (!lieux && !link) return null;
  return (
    <section>
      <h2>Où se rendre</h2>
      <p>
        {lieux
          ? "Cet organisme reçoit dans ses accueils. "
          : "Nous ne connaissons pas d’accueil propre à cet organisme. "}
        <Externe href={chercherSesLieux(de)}>Chercher dans l’annuaire national</Externe> des services publics
        : adresses, horaires et téléphones, tenus par l’État.
      </p>
      {lieux && (
        <p>
          Après la simulation, <Lien to="/simulation/resultats/lieux">les lieux près de chez vous</Lien> se
          cherchent d’après votre commune.
        </p>
      )}
    </section>
  );
}
