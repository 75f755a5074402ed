import { useCallback } from "react";
import { useParams } from "react-router";
import type { FicheInstitution } from "../../catalogue/fiches/institution.ts";
import { nomDInstitution } from "../../catalogue/phrases/institutions.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { Carte } from "../aides/carte.tsx";
import { useDejaLue } from "../aides/deja-lues.ts";
import { Embleme } from "../aides/embleme.tsx";
import { EnCours } from "../aides/en-cours.tsx";
import { Joindre } from "../aides/joindre.tsx";
import { typesDInstitutionEnMots } from "../aides/types-d-institution.ts";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { annuaireDe } from "../lieux/annuaire.ts";
import { genresEnMots } from "../lieux/genres.ts";
import { api } from "../session/api.ts";
import { Externe } from "../shell/externe.tsx";

/** One body that gives aids: who it is, its aids by need, its places. */
export function Component() {
  const { institutionId = "" } = useParams();
  const dejaLue = useDejaLue<FicheInstitution>(`/api/institutions/${encodeURIComponent(institutionId)}`);
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
  const { label, type, territoire, aides } = de;
  return (
    <>
      <p className="row">
        <Embleme de={de} />
        <span className="hint">{typesDInstitutionEnMots[type]}</span>
      </p>
      <h1>{nomDInstitution(de)}</h1>
      <dl className="facts">
        {territoire !== label && (
          <div>
            <dt>Où</dt>
            <dd>{territoire}</dd>
          </div>
        )}
        <Joindre de={de} />
      </dl>
      {aides.length > 0 ? <SesAides de={de} /> : <SansAide de={de} />}
      <SesLieux de={de} />
    </>
  );
}

/** The aids under the need they serve. */
function SesAides({ de: { aides } }: { de: FicheInstitution }) {
  const groupes = Object.entries(besoins).flatMap(([besoin, nom]) => {
    const siennes = aides.filter((aide) => aide.besoin === besoin);
    return siennes.length > 0 ? [{ nom, siennes }] : [];
  });
  return (
    <>
      <h2>{aides.length > 1 ? `Ses ${aides.length} aides` : "Son aide"}</h2>
      {groupes.map(({ nom, siennes }) => (
        <section key={nom}>
          <h3>{nom}</h3>
          <ul className="aids">
            {siennes.map((aide) => (
              <Carte key={aide.id} aide={aide} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SansAide({ de: { autour } }: { de: FicheInstitution }) {
  return (
    <section className="card empty">
      <h2>Aucune aide décrite pour l’instant</h2>
      <p>
        Nous n’avons pas encore d’aide de cet organisme, ou la simulation ne la calcule que d’après votre
        foyer. D’autres existent peut-être là où vous habitez.
      </p>
      <p className="actions">
        {autour.map(({ ou, q }) => (
          <Lien key={q} className="button secondary" to={`/aides?q=${encodeURIComponent(q)}`}>
            Les aides {ou}
          </Lien>
        ))}
        <Lien className="button secondary" to="/contribuer/proposer">
          Proposer une aide
        </Lien>
      </p>
    </section>
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
      <h2>Où être reçu·e</h2>
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
