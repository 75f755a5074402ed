import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { useParams } from "react-router";
import { Lien } from "../cadre/navigation/lien.tsx";
import type { QuestionPosee } from "../../catalogue/results/precisions.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { phraseDesBaremes, phraseDuBareme } from "../cadre/format/baremes.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { Embleme } from "../aides/embleme.tsx";
import { donneePar, estDeLaBanque } from "../../catalogue/results/banque.ts";
import { NomDInstitution } from "../aides/nom-d-institution.tsx";
import { direMontant } from "../cadre/format/aide.ts";
import { DeLaLoi } from "../resultats/loi/de-la-fiche.tsx";
import { titreDUneAide } from "../aides/titre.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { INATTENDU } from "../session/adresses-du-parcours.ts";
import { SignalerUneErreur } from "../site/contribuer/lien-signaler.tsx";
import { Conditions } from "../aides/conditions.tsx";
import { DelaiDeReponse, Delais, Papiers } from "../aides/demande.tsx";
import { SourcesDeLaFiche } from "../aides/sources.tsx";
import { Actions, PremiereAction } from "../aides/actions.tsx";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { etatsDits, MotDEtat, PiedDesAides } from "../resultats/etat.tsx";
import { QuiRepond } from "../aides/qui-repond.tsx";
import { Raisons } from "../aides/raisons.tsx";
import { page } from "../cadre/navigation/chunk.ts";
import { usePeinte } from "../cadre/navigation/use-peinte.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { useAppareil } from "../session/appareil.ts";
import { DetailDuCalcul } from "../resultats/calcul.tsx";
import { JoindreLaBanque } from "../resultats/banque.tsx";
import { DoutesDeLaFiche } from "../resultats/doutes.tsx";
import { Imprimer } from "../cadre/shell/imprimer.tsx";
import { Attente } from "../resultats/attente.tsx";
import { SansDroit, trouverSansCalcul } from "./sans-droit.tsx";
import { Texte } from "../cadre/shell/texte.tsx";
import { QuestionsDeLAide, questionsDites } from "../resultats/precisions.tsx";
import { type EtatResultats, trouverDroit, useResultats } from "../resultats/use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { QuitterVite } from "../aides/urgence/quitter.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

const OuEnEtesVous = page(() => import("../resultats/ou-en-etes-vous.tsx"));

const IdeesRecues = page(() => import("../resultats/demarches/idees-recues.tsx"));

const OnMARepondu = page(() => import("../resultats/demarches/repondu/mener.tsx"));

/** Once the leaflet is painted; nothing is told to editors of mock results. What was decided is compared of any aid, received or not. */
const OuEnEtesVousEnsuite = ({ de, fictifs, aSuivre }: { de: Droit; fictifs: boolean; aSuivre: boolean }) => (
  <Facultatif>
    {usePeinte() && (
      <>
        {aSuivre && <OuEnEtesVous de={de} />}
        {!fictifs && <OnMARepondu de={de} aSuivre={aSuivre} />}
      </>
    )}
  </Facultatif>
);

/** False beliefs answered, below what is painted; whoever has the aid holds none. */
const OnCroitSouvent = ({ de, recue }: { de: Droit; recue: boolean }) => (
  <Facultatif>{usePeinte() && !recue && <IdeesRecues de={de} />}</Facultatif>
);

/** One aid of the results, as a leaflet: how much, why you, what to do. */
export function Component() {
  const { droitId } = useParams();
  const { tous: resultats, fictifs, ...status } = useResultats();
  const droit = trouverDroit(resultats, droitId);
  useTitle(titreDUneAide(droit ?? trouverSansCalcul(resultats, droitId)));
  if (status.state !== "done") return <Attente {...status} />;
  const dites = resultats ? questionsDites(resultats, droitId) : [];
  if (!droit && status.preciser && dites.length > 0)
    return <Ecartee dites={dites} preciser={status.preciser} />;
  if (!droit || !resultats) return <SansDroit resultats={resultats} id={droitId} />;
  const baremes = phraseDuBareme(droit) ?? phraseDesBaremes(resultats);
  const recue = resultats.droitsInjectes.includes(droit);
  return (
    <Fiche
      droit={droit}
      baremes={baremes}
      fictifs={fictifs}
      recue={recue}
      dites={dites}
      preciser={status.preciser}
    />
  );
}

interface Props {
  droit: Droit;
  baremes: string | undefined;
  fictifs: boolean;
  recue: boolean;
  dites: readonly QuestionPosee[];
  preciser: EtatResultats["preciser"];
}

/** An aid that one’s own answer ruled out: the answer is there to be changed. */
const Ecartee = ({ dites, preciser }: Pick<Props, "dites"> & Required<Pick<EtatResultats, "preciser">>) => (
  <article className="leaflet">
    <h1>Cette aide n’est plus dans vos résultats</h1>
    <p role="status">Votre réponse l’en a retirée. Changez-la si ce n’est pas ce que vous vouliez dire.</p>
    <QuestionsDeLAide dites={dites} preciser={preciser} />
    <PiedDesAides />
  </article>
);

/** Whose aid it is, its name, its amount and how it stands. */
function EnTete({ droit, recue }: Pick<Props, "droit" | "recue">) {
  const montant = direMontant(droit);
  const { pointages } = useAppareil();
  const pointe = recue ? undefined : pointages[droit.id];
  return (
    <>
      <p className="row">
        <Embleme de={droit.institution} />
        <NomDInstitution de={{ ...droit.institution, label: donneePar(droit.institution) }} />
      </p>
      <h1>
        <MotsEntiers>{majuscule(droit.label)}</MotsEntiers>
      </h1>
      <p className="row">
        {montant && <span className="amount">{montant}</span>}{" "}
        {!estDeLaBanque(droit) && (
          <MotDEtat etat={recue ? "déjà perçue" : pointe ? etatsDits[pointe] : etatDe(droit)} />
        )}
      </p>
    </>
  );
}

/** What the amount is worth. */
function SurLeMontant({ droit, baremes }: Pick<Props, "droit" | "baremes">) {
  return (
    <>
      {droit.enPlus && (
        <p className="banner warning">
          C’est ce que vous nous avez dit recevoir. D’après vos réponses, la loi donnerait{" "}
          {ecrireEuros(droit.enPlus)} de plus : demandez à l’organisme de refaire le calcul.
        </p>
      )}
      {baremes && <p className="hint">{baremes}</p>}
      <DeLaLoi aide={droit.id} />
      <DoutesDeLaFiche de={droit} />
      {droit.unexpected && <p className="banner warning">{droit.unexpected}</p>}
      {droit.ouBien && (
        <p className="banner warning">
          C’est l’un ou l’autre ({droit.ouBien.texte}) : cette aide ne se touche pas avec «{" "}
          {droit.ouBien.label} », que nous comptons à sa place.
        </p>
      )}
      {direMontant(droit) && (
        <p className="no-print">
          <Lien to={`${INATTENDU}/${encodeURIComponent(droit.id)}`}>Ce montant vous surprend ?</Lien>
        </p>
      )}
    </>
  );
}

/** What the aid is, and until when. */
function Description({ droit }: Pick<Props, "droit">) {
  return (
    <>
      {droit.aVerifier && <p className="banner warning">À vérifier : {droit.aVerifier}</p>}
      {droit.warning && <p className="banner warning">{droit.warning}</p>}
      <p>
        <Texte>{droit.description}</Texte>
      </p>
      {droit.participation && <p>{droit.participation}</p>}
      {droit.fin && (
        <p>
          <strong>Jusqu’au {ecrireJour(droit.fin)}.</strong>
        </p>
      )}
    </>
  );
}

/** Where the person stands with it; one that was declared is not asked of, unless it was said to come here. */
function Ensuite({ droit, recue, fictifs }: Pick<Props, "droit" | "recue" | "fictifs">) {
  const { pointages } = useAppareil();
  const aSuivre = !recue || pointages[droit.id] === "recue";
  return <OuEnEtesVousEnsuite de={droit} fictifs={fictifs} aSuivre={aSuivre} />;
}

function Fiche({ droit, baremes, fictifs, recue, dites, preciser }: Props) {
  return (
    <article className="leaflet">
      {droit.sensible && <QuitterVite />}
      <EnTete droit={droit} recue={recue} />
      <SurLeMontant droit={droit} baremes={baremes} />
      {preciser && <QuestionsDeLAide si={droit.si} dites={dites} preciser={preciser} />}
      <Description droit={droit} />
      <Delais de={droit} />
      <Pourquoi droit={droit} />
      <OnCroitSouvent de={droit} recue={recue} />
      {droit.source === "openfisca" && !fictifs && <DetailDuCalcul aide={droit.id} />}
      <Conditions conditions={droit.conditions} />
      <Papiers de={droit} />
      <Actions de={droit} />
      <DelaiDeReponse de={droit} />
      <Ensuite droit={droit} recue={recue} fictifs={fictifs} />
      <JoindreLaBanque pour={droit} />
      <QuiRepond de={quiRepond(droit)} lieux={droit.lieux?.length && <Lieux id={droit.id} />} />
      <SourcesDeLaFiche de={droit} />
      <Imprimer />
      <p className="hint no-print">
        {/* Bike aids are kept elsewhere than in the catalogue. */}
        <SignalerUneErreur {...(droit.source !== "aides-velo" && { aide: droit.id })} />
      </p>
      <PiedDesAides>{!recue && <PremiereAction de={droit} />}</PiedDesAides>
    </article>
  );
}

const Lieux = ({ id }: Pick<Droit, "id">) => (
  <p className="no-print">
    <Lien to={`${RESULTATS}/${encodeURIComponent(id)}/lieux`}>
      Trouver un lieu où la demander près de chez vous
    </Lien>
  </p>
);

/** Every rule with the answer read, and a way to change that answer. */
function Pourquoi({ droit }: { droit: Droit }) {
  const reasons = droit.reasons.filter((reason) => reason.rule !== "");
  return (
    <section>
      <h2>Pourquoi vous</h2>
      {reasons.length === 0 && (
        <p>
          {droit.source === "openfisca"
            ? "La loi fixe qui peut la recevoir et combien : nous avons appliqué ses règles à vos réponses."
            : "Aucune de vos réponses n’écarte cette aide : elle est ouverte à tout le monde."}
        </p>
      )}
      <Raisons raisons={reasons} />
    </section>
  );
}
