import { useCallback } from "react";
import { useParams } from "react-router";
import { type Lieu, lieuxGeneriques } from "../../catalogue/lieux/lieux.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { api } from "../session/api.ts";
import { useJourney } from "../session/use-session.tsx";
import { Externe } from "../shell/externe.tsx";
import { Attente } from "./attente.tsx";
import { DroitAbsent } from "./droit-absent.tsx";
import { trouverDroit, useResultats } from "./use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** Directory of public services, for what ours does not find. */
const ANNUAIRE = "https://lannuaire.service-public.fr";

/** Places near the household: those that help in general, or those that know one aid. */
export function Component() {
  const { droitId } = useParams();
  return droitId ? (
    <LieuxDuDroit id={droitId} />
  ) : (
    <Lieux
      titre="Des lieux où l’on vous aide"
      intro="Une question, un dossier à remplir : ces accueils vous reçoivent gratuitement."
      types={lieuxGeneriques}
      retour={RESULTATS}
    />
  );
}

function LieuxDuDroit({ id }: { id: string }) {
  const { resultats, ...status } = useResultats();
  const droit = trouverDroit(resultats, id);
  if (status.state !== "done") return <Attente {...status} />;
  if (!droit) return <DroitAbsent />;
  return (
    <Lieux
      titre="Où demander cette aide"
      intro={`Pour : ${droit.label}.`}
      types={droit.lieux ?? lieuxGeneriques}
      retour={`${RESULTATS}/${encodeURIComponent(id)}`}
    />
  );
}

function Lieux({
  titre,
  intro,
  types,
  retour,
}: {
  titre: string;
  intro: string;
  types: readonly string[];
  retour: string;
}) {
  useTitle(titre);
  const { parcours } = useJourney();
  const { depcom = "", _nomCommune } = parcours.situation.menage;
  const joined = types.join("+");
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.lieux(depcom, joined.split("+"), signal), [depcom, joined]),
  );
  return (
    <section className="leaflet places">
      <h1>{titre}</h1>
      <p>
        {intro}
        {_nomCommune && ` Votre commune : ${_nomCommune}.`}
      </p>
      {lecture.state === "working" && (
        <EnCours lecture={lecture} quoi="Nous cherchons les lieux d’accueil…" />
      )}
      {lecture.state === "failed" && <AucunLieu retry={lecture.retry} />}
      {lecture.state === "done" && (lecture.value.length ? <Liste lieux={lecture.value} /> : <AucunLieu />)}
      <div className="foot">
        <Lien className="button secondary" to={retour}>
          {retour === RESULTATS ? "Revenir à mes résultats" : "Revenir à cette aide"}
        </Lien>
      </div>
    </section>
  );
}

function AucunLieu({ retry }: { retry?: () => void }) {
  return (
    <section className="card empty" role="status">
      <h2>Aucun résultat</h2>
      <p>
        {retry
          ? "Le répertoire des services publics ne nous a pas répondu."
          : "Nous n’avons trouvé aucun accueil de ce genre pour votre commune."}{" "}
        <Externe href={ANNUAIRE}>Cherchez dans l’annuaire national</Externe> : il connaît tous les guichets de
        France.
      </p>
      {retry && (
        <button type="button" className="button secondary" onClick={retry}>
          Réessayer
        </button>
      )}
    </section>
  );
}

function Liste({ lieux }: { lieux: readonly Lieu[] }) {
  return (
    <>
      <p className="hint" role="status">
        {lieux.length > 1 ? `${lieux.length} lieux trouvés` : "1 lieu trouvé"}
      </p>
      <ul className="aids">
        {lieux.map((lieu, index) => (
          <Adresse key={index} lieu={lieu} />
        ))}
      </ul>
    </>
  );
}

function Adresse({ lieu: { nom, adresse, telephone, url, horaires } }: { lieu: Lieu }) {
  return (
    <li className="card place">
      <h2>{nom}</h2>
      {adresse && <p>{adresse}</p>}
      {horaires.length > 0 && (
        <dl>
          {horaires.map(({ jours, heures }) => (
            <div key={jours}>
              <dt>{jours} :</dt>
              <dd>{heures}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="row">
        {telephone && <a href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>{telephone}</a>}
        {url && (
          <Externe href={url}>
            Site du lieu<span className="visually-hidden"> : {nom}</span>
          </Externe>
        )}
      </p>
    </li>
  );
}
