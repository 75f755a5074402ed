import { foyerCourant, type FoyerOuvert, resultatsDuFoyerOuvert } from "../../machines/guichet/state.ts";
import { isBlank } from "../../machines/journey/vide.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { phraseDesBaremes } from "../cadre/format/baremes.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { compteDesAides, grosTitre, titreEnPhrase } from "../../catalogue/results/gros-titre.ts";
import { Dabord } from "../resultats/dabord.tsx";
import { Manquantes } from "../resultats/manquantes.tsx";
import { Imprimer } from "../cadre/shell/imprimer.tsx";
import { LesAides } from "./aides.tsx";
import { TITRE_DES_RESULTATS } from "./clavier.ts";
import { EstimationDuFoyer, Restantes } from "./restantes.tsx";
import { RevenusAttendus } from "./revenus-attendus.tsx";
import { laSeance, useSeance } from "./seance.ts";
import { useEffect, useState } from "react";
import { pointer } from "../../catalogue/results/pointages.ts";
import { produitsDesPages } from "../produits.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { fragmentDuFoyer } from "../../machines/guichet/kept.ts";
import { adressePrivee } from "../session/lien-prive.ts";

/** What the person sees: a private link, made on this device, that a new tab opens. */
function CeQueLaPersonneVoit({ foyer }: { foyer: FoyerOuvert }) {
  const { journey } = foyer;
  const [fait, setFait] = useState<{ journey: FoyerOuvert["journey"]; adresse: string }>();
  useEffect(() => {
    let attendu = true;
    fragmentDuFoyer(foyer).then(
      (fragment) => attendu && setFait({ journey, adresse: adressePrivee(fragment, "?guichet") }),
      // Where nothing can be sealed, there is no link.
      () => undefined,
    );
    return () => {
      attendu = false;
    };
  }, [foyer, journey]);
  if (fait?.journey !== journey) return null;
  return (
    <a href={fait.adresse} target="_blank" rel="noopener noreferrer">
      Ce que la personne voit<span className="visually-hidden"> (nouvelle fenêtre)</span>
    </a>
  );
}

const { transmission } = produitsDesPages;
const Rendre = transmission && page(async () => ({ Component: (await transmission.guichet()).Rendre }));

const preciser = (cle: string, value: boolean | null | undefined) =>
  laSeance().acteur.send({ type: "PRECISION.SET", precisions: { [cle]: value } });
const relancer = () => laSeance().acteur.send({ type: "RETRY" });

/** Where the household shown stands, in a sentence that is read aloud when it changes. */
function etatDit(reste: number, enCours: boolean, resultats: Resultats | undefined): string {
  if (reste > 0) return reste === 1 ? "Encore une question." : `Encore ${reste} questions.`;
  if (enCours) return "Calcul en cours…";
  return resultats ? compteDesAides(resultats.droitsEligibles) : "";
}

/** What the household shown may get, beside its questions (docs/specification.md#guichet). */
export function PanneauDuGuichet() {
  const snapshot = useSeance();
  const { context } = snapshot;
  const foyer = foyerCourant(context);
  const parcours = parcoursDe(foyer.journey);
  const reste = parcours.active.filter(({ answered }) => !answered).length;
  const refusees = Object.keys(foyer.refus).length;
  const calcules = reste === 0 ? resultatsDuFoyerOuvert(foyer) : undefined;
  const resultats = calcules && pointer(calcules, foyer.fait?.pointages ?? {}).resultats;
  const enCours = snapshot.matches("attend") || snapshot.matches("calcule");
  const titre = resultats && grosTitre(resultats.droitsEligibles, resultats.dateDeValeur, manque(resultats));
  return (
    <section className="g-resultats" aria-labelledby={TITRE_DES_RESULTATS}>
      <h2 id={TITRE_DES_RESULTATS} tabIndex={-1}>
        {titre ? titreEnPhrase(titre) : "Résultats"}
      </h2>
      {titre?.reste.map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
      <p role="status">{etatDit(reste, enCours, resultats)}</p>
      {refusees > 0 && (
        <p className="warning-text">
          {refusees === 1
            ? "Une réponse est refusée : celle d’avant compte encore, s’il y en avait une."
            : `${refusees} réponses sont refusées : celles d’avant comptent encore, s’il y en avait.`}
        </p>
      )}
      {snapshot.matches("échec") && <Echec message={context.error?.message} />}
      {reste > 0 && <Restantes key={foyer.id} parcours={parcours} />}
      {snapshot.matches("échec") && !resultats && <EstimationDuFoyer key={foyer.id} parcours={parcours} />}
      {resultats && <Dabord resultats={resultats} racine="/aides" />}
      {resultats && <RevenusAttendus resultats={resultats} />}
      {!isBlank(foyer.journey) && <AvecLaPersonne foyer={foyer} resultats={calcules} />}
      {resultats && <Obtenus resultats={resultats} enCours={enCours} />}
    </section>
  );
}

/** The same household as its person sees it, and the way back to her. */
const AvecLaPersonne = ({ foyer, resultats }: { foyer: FoyerOuvert; resultats: Resultats | undefined }) => (
  <>
    <p className="g-suite no-print">
      <CeQueLaPersonneVoit foyer={foyer} />
    </p>
    <Facultatif>{Rendre && <Rendre key={foyer.id} foyer={foyer} resultats={resultats} />}</Facultatif>
  </>
);

const manque = ({ nonCalcules }: Resultats) => nonCalcules.some(({ passager }) => passager);

/** The server did not compute: why, and a way to ask again. The questions go on. */
const Echec = ({ message }: { message: string | undefined }) => (
  <div className="banner warning" role="alert">
    <p>Les résultats ne sont pas venus. {message}</p>
    <button type="button" className="button secondary" onClick={relancer}>
      Réessayer
    </button>
  </div>
);

function Obtenus({ resultats, enCours }: { resultats: Resultats; enCours: boolean }) {
  const baremes = phraseDesBaremes(resultats);
  return (
    <>
      {manque(resultats) && (
        <Manquantes
          aides={resultats.nonCalcules.filter(({ passager }) => passager)}
          relance={enCours ? "en cours" : undefined}
          retry={relancer}
        />
      )}
      {baremes && <p className="hint">{baremes}</p>}
      <LesAides resultats={resultats} preciser={preciser} />
      <p className="hint">Estimation au {ecrireJour(resultats.dateDeValeur)}.</p>
      <Imprimer />
    </>
  );
}
