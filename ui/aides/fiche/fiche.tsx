import { quiRepond } from "../../../catalogue/fiches/logo.ts";
import type { ReactNode } from "react";
import type { FicheAide } from "../../../catalogue/fiches/fiche.ts";
import { majuscule, minuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { SignalerUneErreur } from "../../site/contribuer/lien-signaler.tsx";
import { ecrireJour } from "../../cadre/format/dates.ts";
import { DeLaLoi } from "../../resultats/loi/de-la-fiche.tsx";
import { Texte } from "../../cadre/shell/texte.tsx";
import { JoindreLaBanque } from "../../resultats/banque.tsx";
import { Actions } from "../actions.tsx";
import { montantAffiche } from "../carte.tsx";
import { Conditions } from "../conditions.tsx";
import { DelaiDeReponse, Delais, Papiers } from "../demande.tsx";
import { Embleme } from "../embleme.tsx";
import { NomDInstitution } from "../nom-d-institution.tsx";
import { SourcesDeLaFiche, DerniereLecture } from "../sources.tsx";
import { QuiRepond } from "../qui-repond.tsx";
import { donneePar } from "../../../catalogue/results/banque.ts";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

/** The leaflet of an aid; `suite` is the way on from it. */
export function FicheDeLAide({ aide, suite }: { aide: FicheAide; suite?: ReactNode }) {
  const montant = montantAffiche(aide);
  return (
    <article className="leaflet">
      <p className="row">
        <Embleme de={aide.institution} />
        <NomDInstitution de={{ ...aide.institution, label: donneePar(aide.institution) }} />
      </p>
      <h1>
        <MotsEntiers>{majuscule(aide.label)}</MotsEntiers>
      </h1>
      {montant && <p className="amount">{montant}</p>}
      <DeLaLoi aide={aide.id} />
      {aide.aVerifier && <p className="banner warning">À vérifier : {aide.aVerifier}</p>}
      {aide.warning && <p className="banner warning">{aide.warning}</p>}
      {aide.fin && (
        <p className="banner warning">
          Cette aide {aide.terminee ? "a pris" : "prend"} fin le {ecrireJour(aide.fin)}.
        </p>
      )}
      <Delais de={aide} />
      <p>
        <Texte>{aide.description}</Texte>
      </p>
      {aide.participation && <p>{aide.participation}</p>}
      <PourQui aide={aide} />
      <Conditions conditions={aide.conditions} />
      <Papiers de={aide} />
      <Actions de={aide} />
      <DelaiDeReponse de={aide} />
      <JoindreLaBanque pour={aide} />
      <QuiRepond de={quiRepond(aide)} />
      <SourcesDeLaFiche de={aide} />
      <p className="hint">
        <DerniereLecture de={aide} /> <SignalerUneErreur aide={aide.id} />
      </p>
      {suite && <div className="foot">{suite}</div>}
    </article>
  );
}

function PourQui({ aide: { pourQui, source, exemple, quiDecide } }: { aide: FicheAide }) {
  const sansRegle =
    source === "openfisca"
      ? (quiDecide ??
        "La loi calcule cette aide d’après votre foyer, vos revenus et votre logement\u00a0: la simulation passe vos réponses en revue.")
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
      {exemple && <p className="hint">Par exemple, {typographier(minuscule(exemple))}</p>}
    </section>
  );
}
