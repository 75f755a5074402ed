import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { Resultats } from "../../catalogue/results/results.ts";
import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { pointer } from "../../catalogue/results/pointages.ts";
import { phraseDesBaremes } from "../cadre/format/baremes.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { useSansReseau } from "../cadre/navigation/en-ligne.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { ChangementsDits } from "../resultats/changements.tsx";
import { EnDanger } from "../resultats/dabord.tsx";
import { EnTete } from "../resultats/en-tete.tsx";
import { useFiltres } from "../resultats/filtres.tsx";
import { grosTitre } from "../../catalogue/results/gros-titre.ts";
import { SousTitre } from "../resultats/gros-titre.tsx";
import { Manquantes } from "../resultats/manquantes.tsx";
import { PlusComptees } from "../resultats/pointees.tsx";
import { PremiersPas } from "../resultats/premiers-pas.tsx";
import { peutDireSesRevenus } from "../../catalogue/results/decisives/avis-d-impot.ts";
import { QuestionsQuiDecident } from "../resultats/precisions.tsx";
import { Incalculables } from "../resultats/verifier.tsx";
import { useAppareil } from "../session/appareil.ts";
import { useJourney } from "../session/use-journey.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { PlaceDeLAnnee } from "../resultats/annee/place.tsx";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { Suite } from "../resultats/suite.tsx";
import { Attente } from "../resultats/attente.tsx";
import { type EtatResultats, useResultats } from "../resultats/use-resultats.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";

const REVENUS_DES_PARENTS =
  "/simulation/individu/demandeur/bourse_criteres_sociaux_base_ressources_parentale";

const SurAppareil = page(() => import("../resultats/sur-appareil.tsx"));
const DepuisLors = page(() => import("../resultats/depuis-lors.tsx"));
const Annee = page(() => import("../resultats/annee/annee.tsx"));

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
  const { situation } = useJourney().parcours;
  const revenus = peutDireSesRevenus(situation);
  const demanderLesParents = useRevenusDesParents(situation);
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
      <ChangementsDits de={resultats} enHaut />
      <PremiersPas droits={droitsEligibles} jour={dateDeValeur} presses={presses} />
      <Incalculables titre="Et peut-être aussi" aides={resultats.incalculables} />
      {preciser && <QuestionsQuiDecident {...{ resultats, preciser, revenus, demanderLesParents }} />}
      {!fictifs && <AnneeEtJour resultats={resultats} />}
      {baremes && <p className="banner warning">{baremes}</p>}
      {nonCalcules.length > 0 && <RenvoiAuxNonCalculees combien={nonCalcules.length} />}
      {entiere && <Suite {...{ resultats, pointees, nonCalcules, fictifs, filtres }} />}
    </section>
  );
}

/** Goes back to the question of the parents’ income, of whoever answered that she does not know. */
function useRevenusDesParents({ demandeur }: Situation): (() => void) | undefined {
  const dispatch = useJourneyDispatch();
  if (demandeur.bourse_criteres_sociaux_base_ressources_parentale !== null) return undefined;
  return () => dispatch({ type: "EDIT", path: REVENUS_DES_PARENTS });
}

/** The year to come, and of what day all this is. */
const AnneeEtJour = ({ resultats }: Pick<Props, "resultats">) => (
  <>
    <ChangementsDits de={resultats} />
    <Facultatif attente={<PlaceDeLAnnee />}>
      {resultats.dateDeValeur < aujourdhui() && <DepuisLors />}
      <Annee resultats={resultats} />
    </Facultatif>
    <p className="hint">
      Estimation au {ecrireJour(resultats.dateDeValeur)}, d’après <Lien to={RECAPITULATIF}>vos réponses</Lien>
      .
    </p>
  </>
);

/** Sends to the folded list, and unfolds it. */
const RenvoiAuxNonCalculees = ({ combien }: { combien: number }) => (
  <p className="banner warning">
    <a href="#a-verifier" onClick={openChecks}>
      {combien === 1
        ? "Une aide qui pourrait vous concerner n’est pas calculée ici"
        : `${combien} aides qui pourraient vous concerner ne sont pas calculées ici`}
    </a>
  </p>
);

/** The headline; when every aid was marked, nothing is left to ask for: that is no « no aid for you ». */
const titreDe = ({ droitsEligibles }: Resultats, calcules: Resultats, incomplet: boolean) =>
  aProposer(droitsEligibles).length === 0 && aProposer(calcules.droitsEligibles).length > 0
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
