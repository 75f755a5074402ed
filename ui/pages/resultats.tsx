import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { pointer, type ResultatsPointes } from "../../catalogue/results/pointages.ts";
import { phraseDesBaremes } from "../format/baremes.ts";
import { aujourdhui, ecrireJour } from "../format/dates.ts";
import { page } from "../navigation/chunk.ts";
import { useSansReseau } from "../navigation/en-ligne.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { JoindreLaBanque } from "../resultats/banque.tsx";
import { ParBesoin, SansAideDIci } from "../resultats/besoins.tsx";
import { Cartes } from "../resultats/carte.tsx";
import { EnDanger } from "../resultats/dabord.tsx";
import { EnTete } from "../resultats/en-tete.tsx";
import { Filtres, groupesDeDroits, useFiltres } from "../resultats/filtres.tsx";
import { grosTitre, SousTitre } from "../resultats/gros-titre.tsx";
import { Manquantes } from "../resultats/manquantes.tsx";
import { PlusComptees, Pointees } from "../resultats/pointees.tsx";
import { PremiersPas, VoirMonPlan } from "../resultats/premiers-pas.tsx";
import { peutDireSesRevenus } from "../../catalogue/decisives/avis-d-impot.ts";
import { QuestionsQuiDecident } from "../resultats/precisions.tsx";
import { AidesPresque } from "../resultats/presque.tsx";
import { Ecartees } from "../resultats/ecartees.tsx";
import { Incalculables, NonCalculees } from "../resultats/verifier.tsx";
import { useAppareil } from "../session/appareil.ts";
import { useJourney } from "../session/use-journey.ts";
import { Facultatif } from "../shell/crash.tsx";
import { PlaceDeLAnnee } from "../annee/place.tsx";
import { Effacer } from "../shell/effacer.tsx";
import { usePeinte } from "../navigation/use-peinte.ts";
import { Attente } from "../resultats/attente.tsx";
import { type EtatResultats, useResultats } from "../resultats/use-resultats.ts";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";

const SurAppareil = page(() => import("../resultats/sur-appareil.tsx"));
const Emporter = page(() => import("../garder/emporter.tsx"));
const DepuisLors = page(() => import("../resultats/depuis-lors.tsx"));
const Annee = page(() => import("../annee/annee.tsx"));

/** The aids a household may get, grouped, each with its amount and why. */
export function Component() {
  useTitle("Résultat de votre simulation");
  const { resultats, fictifs, ...status } = useResultats();
  const sansReseau = useSansReseau() && status.error?.status === 0;
  if (status.state !== "done" || !resultats) {
    return (
      <>
        {!sansReseau && <Attente {...status} fictifs={fictifs} />}
        {status.state === "failed" && !fictifs && (
          <Facultatif>
            <SurAppareil sansReseau={sansReseau} />
          </Facultatif>
        )}
      </>
    );
  }
  return <Liste {...status} resultats={resultats} fictifs={fictifs} />;
}

type Props = Pick<EtatResultats, "relance" | "retry" | "fictifs" | "preciser"> & { resultats: Resultats };

function Liste({ resultats: calcules, fictifs, relance, retry, preciser }: Props) {
  const { pointages } = useAppareil();
  const { parcours } = useJourney();
  const { resultats, pointees } = useMemo(() => pointer(calcules, pointages), [calcules, pointages]);
  const { droitsEligibles, dateDeValeur } = resultats;
  const passagers = resultats.nonCalcules.filter(({ passager }) => passager);
  const nonCalcules = resultats.nonCalcules.filter(({ passager }) => !passager);
  const filtres = useFiltres(droitsEligibles);
  const titre = useRef<HTMLHeadingElement>(null);
  const incomplet = passagers.length > 0;
  useFocusAuRetour(titre, incomplet);
  const baremes = phraseDesBaremes(resultats);
  const entiere = useEntiere();
  const { reste, ...enTete } = titreDe(resultats, calcules, incomplet);
  const presses = fictifs ? [] : resultats.dabord;
  return (
    <section className="results" aria-busy={!entiere || relance === "en cours"}>
      <EnTete {...enTete} resultats={{ ...resultats, dabord: presses }} titre={titre} />
      {fictifs && (
        <p className="banner warning">Résultats fictifs, pour essayer les écrans : ils ne sont à personne.</p>
      )}
      {incomplet && <Manquantes aides={passagers} relance={relance} retry={retry} />}
      <SousTitre droits={droitsEligibles} reste={reste} />
      <EnDanger />
      <PlusComptees de={pointees} />
      <PremiersPas droits={droitsEligibles} jour={dateDeValeur} presses={presses} />
      <Incalculables titre="Et peut-être aussi" aides={resultats.incalculables} />
      {preciser && (
        <QuestionsQuiDecident
          resultats={resultats}
          preciser={preciser}
          revenus={peutDireSesRevenus(parcours.situation)}
        />
      )}
      {!fictifs && (
        <Facultatif attente={<PlaceDeLAnnee />}>
          {dateDeValeur < aujourdhui() && <DepuisLors />}
          <Annee resultats={resultats} />
        </Facultatif>
      )}
      {!fictifs && (
        <p className="hint">
          Estimation au {ecrireJour(dateDeValeur)}, d’après <Lien to={RECAPITULATIF}>vos réponses</Lien>.
        </p>
      )}
      {baremes && <p className="banner warning">{baremes}</p>}
      {nonCalcules.length > 0 && (
        <p className="banner warning">
          <a href="#a-verifier" onClick={openChecks}>
            {nonCalcules.length === 1
              ? "Une aide qui pourrait vous concerner n’est pas calculée ici"
              : `${nonCalcules.length} aides qui pourraient vous concerner ne sont pas calculées ici`}
          </a>
        </p>
      )}
      {entiere && (
        <Suite
          resultats={resultats}
          pointees={pointees}
          nonCalcules={nonCalcules}
          fictifs={fictifs}
          filtres={filtres}
        />
      )}
    </section>
  );
}

/** The headline; when every aid was marked, nothing is left to ask for: that is no « no aid for you ». */
const titreDe = ({ droitsEligibles }: Resultats, calcules: Resultats, incomplet: boolean) =>
  droitsEligibles.length === 0 && calcules.droitsEligibles.length > 0
    ? { debut: "Vous avez fait le tour de vos aides", suite: "", reste: [] }
    : grosTitre(droitsEligibles, incomplet);

/** The page was drawn once since it was loaded. */
let dessinee = false;

/**
 * False for a first drawing: what the first screen shows is painted, then the rest is drawn piece by piece,
 * while the page listens. Who comes back finds it whole, at the place that was left.
 */
function useEntiere(): boolean {
  const entiere = useDeferredValue(true, dessinee);
  useEffect(() => {
    dessinee = true;
  }, []);
  return entiere;
}

/** What is under the first screen: every aid, then what to do of them. */
function Suite({
  resultats: { droitsEligibles, droitsInjectes, incalculables, presque, dateDeValeur },
  pointees,
  nonCalcules,
  fictifs,
  filtres,
}: Pick<Props, "resultats" | "fictifs"> & {
  pointees: ResultatsPointes["pointees"];
  nonCalcules: Resultats["nonCalcules"];
  filtres: ReturnType<typeof useFiltres>;
}) {
  return (
    <>
      <Filtres droits={droitsEligibles} filtres={filtres} />
      <ParBesoin droits={filtres.gardes.filter((un) => !estDeLaBanque(un))} jour={dateDeValeur} />
      {!fictifs && <SansAideDIci droits={droitsEligibles} />}
      <OffresDeLaBanque droits={filtres.gardes.filter(estDeLaBanque)} />
      <Incalculables aides={incalculables} />
      <DejaPercues droits={droitsInjectes} />
      <Pointees de={pointees} />
      <AidesPresque aides={presque} />
      <NonCalculees aides={nonCalcules} />
      <section className="more">
        <h2>Pour aller plus loin</h2>
        <ul className="plain">
          <li>
            <Lien to={`${RESULTATS}/et-si`}>
              Et si votre salaire, votre logement ou votre famille changeait ?
            </Lien>
          </li>
          <li>
            <Lien to={`${RESULTATS}/lieux`}>Trouver un lieu où l’on vous aide près de chez vous</Lien>
          </li>
          <li>
            <Lien to={`${RESULTATS}/attendus`}>Une aide que vous attendiez manque ?</Lien>
          </li>
        </ul>
      </section>
      {!fictifs && <Ecartees />}
      <VoirMonPlan />
      {!fictifs && <EmporterEnsuite />}
      <p>
        <Lien className="button secondary" to={RECAPITULATIF}>
          Modifier mes réponses
        </Lien>
      </p>
      {!fictifs && <Effacer />}
    </>
  );
}

/** What takes the results along comes once they are painted. */
const EmporterEnsuite = () => <Facultatif>{usePeinte() && <Emporter />}</Facultatif>;

/** Offers of the partner bank: apart from the aids, with the ways to reach it. */
function OffresDeLaBanque({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>{groupesDeDroits["banque"]?.titre}</h2>
      <Cartes droits={droits} />
      <JoindreLaBanque pour={droits[0]} />
    </section>
  );
}

/** Aids that the household says it receives: apart, and counted nowhere. */
function DejaPercues({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>Aides que vous recevez déjà</h2>
      <Cartes droits={droits} etat="déjà perçue" />
    </section>
  );
}

/** Gives the focus to the title when what was missing has come: the button that had it is gone. */
function useFocusAuRetour(titre: RefObject<HTMLElement | null>, incomplet: boolean): void {
  const manquait = useRef(incomplet);
  useEffect(() => {
    if (manquait.current && !incomplet) titre.current?.focus();
    manquait.current = incomplet;
  }, [titre, incomplet]);
}

/** The link to the folded list unfolds it. */
function openChecks(): void {
  document.getElementById("a-verifier")?.setAttribute("open", "");
}
