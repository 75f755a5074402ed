import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { Resultats } from "../../catalogue/results/results.ts";
import { pointer } from "../../catalogue/results/pointages.ts";
import { phraseDesBaremes } from "../cadre/format/baremes.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { useSansReseau } from "../cadre/navigation/en-ligne.ts";
import { usePeinte } from "../cadre/navigation/use-peinte.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { parBesoin } from "../resultats/besoins.tsx";
import { ChangementsDits } from "../resultats/changements.tsx";
import { Compte, Detail, EnTete, titreDesResultats } from "../resultats/en-tete.tsx";
import { Filtres, useFiltres } from "../resultats/filtres.tsx";
import { Manquantes } from "../resultats/manquantes.tsx";
import { aidesDuPanneau, BarreDuPlan, ParOuCommencer } from "../resultats/panneau.tsx";
import { PlusComptees } from "../resultats/pointees.tsx";
import { QuestionDUnGeste } from "../resultats/precisions.tsx";
import {
  type QuestionDUneCarte,
  questionsDesCartes,
  RepondIci,
  UneReponsePeutAjouter,
  useReponsesDIci,
} from "../resultats/questions.tsx";
import { Incalculables } from "../resultats/verifier.tsx";
import { useAppareil } from "../session/appareil.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { PlaceDeLAnnee } from "../resultats/annee/place.tsx";
import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { EtApres, Suite } from "../resultats/suite.tsx";
import { Attente } from "../resultats/attente.tsx";
import { type EtatResultats, useResultats } from "../resultats/use-resultats.ts";

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

/** What the list shows: results once they are marked, the aids by need, and what each card asks. */
function useListe({
  resultats: calcules,
  fictifs,
  preciser,
}: Pick<Props, "resultats" | "fictifs" | "preciser">) {
  const { pointages } = useAppareil();
  const { resultats, pointees } = useMemo(
    () => pointer(fictifs ? { ...calcules, dabord: [] } : calcules, pointages),
    [calcules, pointages, fictifs],
  );
  const filtres = useFiltres(resultats.droitsEligibles);
  const { dit, montees } = useReponsesDIci(resultats);
  const { gardes } = filtres;
  const filtre = gardes.length < resultats.droitsEligibles.length;
  const besoins = parBesoin(
    gardes.filter((droit) => !montees.includes(droit)),
    resultats.dateDeValeur,
    filtre ? [] : aidesDuPanneau(resultats),
  );
  // What is to be checked besides is asked on its page: an answer would not settle it.
  const enVue = [...montees, ...besoins.flatMap(({ vus }) => vus)].filter((droit) => etatDe(droit) === "si");
  const posees = questionsDesCartes(resultats, enVue);
  const question: QuestionDUneCarte = ({ id }) => {
    const posee = posees.get(id);
    return posee && preciser && <QuestionDUnGeste question={posee} preciser={preciser} />;
  };
  return { resultats, pointees, filtres, dit, montees, besoins, question };
}
type ListeDite = ReturnType<typeof useListe>;

function Liste(props: Props) {
  const { resultats: calcules, fictifs, relance, preciser } = props;
  const liste = useListe(props);
  const { resultats, filtres, dit } = liste;
  const entiere = useEntiere();
  const nonCalcules = resultats.nonCalcules.filter(({ passager }) => !passager);
  const ilYEnA = aProposer(resultats.droitsEligibles).length > 0;
  return (
    <section className="results" aria-busy={!entiere || relance === "en cours"}>
      <div className="results-list">
        <PremierEcran {...props} calcules={calcules} liste={liste} />
        {nonCalcules.length > 0 && <RenvoiAuxNonCalculees combien={nonCalcules.length} />}
        {ilYEnA && <VosAides resultats={resultats} filtres={filtres} />}
        {entiere && (
          <Suite {...liste} {...{ nonCalcules, fictifs }} gardes={filtres.gardes}>
            {preciser && <RepondIci questions={resultats.questions} preciser={preciser} />}
          </Suite>
        )}
      </div>
      <ACote resultats={resultats} fictifs={fictifs} entiere={entiere} />
      {ilYEnA && <BarreDuPlan dit={dit} creux={resultats.dabord.length > 0} />}
    </section>
  );
}

/** The number, what to do first, and what one answer may add. */
function PremierEcran({
  calcules,
  fictifs,
  relance,
  retry,
  liste: { resultats, pointees, montees, question },
}: Props & { calcules: Resultats; liste: ListeDite }) {
  const passagers = resultats.nonCalcules.filter(({ passager }) => passager);
  const incomplet = passagers.length > 0;
  const ici = useRef<HTMLHeadingElement>(null);
  useFocusAuRetour(ici, incomplet);
  const titre = titreDesResultats(resultats, calcules, incomplet);
  const baremes = phraseDesBaremes(resultats);
  return (
    <>
      <EnTete {...{ titre, resultats, ici }} />
      {fictifs && (
        <p className="banner warning">Résultats fictifs, pour essayer les écrans : ils ne sont à personne.</p>
      )}
      {incomplet && <Manquantes aides={passagers} relance={relance} retry={retry} />}
      <ParOuCommencer resultats={resultats} />
      <Detail titre={titre} droits={resultats.droitsEligibles} />
      <PlusComptees de={pointees} />
      <ChangementsDits de={resultats} enHaut />
      <Incalculables titre="Et peut-être aussi" aides={resultats.incalculables} />
      <UneReponsePeutAjouter droits={montees} question={question} />
      {baremes && <p className="banner warning">{baremes}</p>}
    </>
  );
}

function VosAides({ resultats, filtres }: Pick<ListeDite, "resultats" | "filtres">) {
  const { droitsEligibles } = resultats;
  const nombre = aProposer(droitsEligibles).length;
  return (
    <>
      <h2>{nombre > 1 ? `Vos ${combien(nombre, "aide")}` : "Votre aide"}</h2>
      <Compte droits={droitsEligibles} />
      <Filtres droits={droitsEligibles} filtres={filtres} />
    </>
  );
}

/** Beside the list, or after it: what changes, and what one may do next. */
const ACote = ({
  resultats,
  fictifs,
  entiere,
}: Pick<Props, "resultats" | "fictifs"> & { entiere: boolean }) => (
  <div className="results-side">
    <ChangementsDits de={resultats} />
    {!fictifs && <Annees resultats={resultats} />}
    {entiere && <EtApres fictifs={fictifs} />}
    <p className="hint">Estimation au {ecrireJour(resultats.dateDeValeur)}, d’après vos réponses.</p>
  </div>
);

/** The year to come, and what moved since that day. */
const Annees = ({ resultats }: Pick<Props, "resultats">) => {
  // They need the law, and bring it: the first screen is painted before.
  const peinte = usePeinte();
  if (!peinte) return <PlaceDeLAnnee />;
  return (
    <Facultatif attente={<PlaceDeLAnnee />}>
      {resultats.dateDeValeur < aujourdhui() && <DepuisLors />}
      <Annee resultats={resultats} />
    </Facultatif>
  );
};

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
