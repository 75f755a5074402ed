import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { type ChapterName, motsDesChapitres } from "../../../machines/journey/mots-des-chapitres.ts";
import type { ChapterView } from "../../../machines/journey/position.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { seMontreAvantLaMachine } from "../../../machines/pages/adresses.ts";
import { addressOf } from "../../session/adresses-du-parcours.ts";
import type { Accord } from "../../session/use-journey-url.ts";
import { useMachine } from "../../session/use-machine.ts";
import { resultatsAJour } from "../../../machines/session/state.ts";
import { keepsNothing } from "../../session/storage.ts";
import { useSessionArrivee, useSessionContext, useSessionSource } from "../../session/use-session.tsx";
import { page } from "../navigation/chunk.ts";
import { usePeinte } from "../navigation/use-peinte.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { Facultatif } from "./crash.tsx";
import { EnRecherche } from "./en-recherche.tsx";
import { SuivreLeParcours } from "./suivi.ts";
import { TeteSansQuestion } from "./tete.tsx";

const AideDuChapitre = page(() => import("./aide-du-chapitre.tsx"));
const Debug = page(() => import("./debug.tsx"));
const PasEncore = page(() => import("./pas-encore.tsx"));

/** The thread of chapters before the machine says which may be opened. */
const FIL: readonly ChapterView[] = (Object.keys(motsDesChapitres) as ChapterName[])
  .filter((name) => motsDesChapitres[name].fil !== undefined)
  .map((name) => ({ name, state: name === "resultats" ? "current" : "done", path: undefined }));

/**
 * True where the page shows: mock results, results that the tab kept, until the machine says that they are not of these
 * answers, and a journey that stands at its results.
 */
function useMontree(accord: Accord | undefined, fictifs: boolean): boolean {
  const { pathname } = useLocation();
  const contexte = useSessionContext();
  const arrivee = useSessionArrivee();
  const gardes = resultatsAJour(contexte) && seMontreAvantLaMachine(pathname);
  const surPlace = arrivee && contexte.path === RESULTATS;
  return fictifs || accord === "agreed" || (accord !== "apart" && (gardes || surPlace));
}

/** What shows nothing without the machine asks for it: were it not to come, the page says so. */
function useAttente(attend: boolean): void {
  const { withActor } = useSessionSource();
  useEffect(() => {
    if (attend) withActor(() => undefined);
  }, [attend, withActor]);
}

function Machine() {
  useMachine();
  return null;
}

/** Asks for the machine once what was kept is painted; mock results with nothing kept are nobody’s, and need none before a gesture. */
function MachineEnsuite({ fictifs }: { fictifs: boolean }) {
  const peinte = usePeinte();
  const [neuf] = useState(keepsNothing);
  return peinte && !(fictifs && neuf) && <Machine />;
}

/** What stands where there is nothing to show: the answers are not whole, or it is being sought. */
const Rien = ({ pasEncore }: { pasEncore: boolean }) => (
  <Suspense>{pasEncore ? <PasEncore /> : <EnRecherche />}</Suspense>
);

/** Frame of the results and of what stands at them. They show as they were kept, before what answers is there. */
export function Component() {
  const location = useLocation();
  const [params] = useSearchParams();
  const fictifs = params.has("fictifs");
  const debug = params.get("debug") === "parcours";
  const arrivee = useSessionArrivee();
  const [accord, dire] = useState<Accord>();
  const montree = useMontree(accord, fictifs);
  useAttente(!montree && !arrivee);
  useArrival(montree || accord !== "waiting", addressOf(location));
  const repondu = useSessionContext().resultats !== undefined;
  const tete = <TeteSansQuestion views={FIL} titre={motsDesChapitres.resultats.fil} sansLien={!repondu} />;
  return (
    <div className="simulation">
      <Facultatif attente={tete}>
        {arrivee ? <SuivreLeParcours dire={dire} debug={debug} /> : tete}
      </Facultatif>
      <Facultatif>{debug && <Debug />}</Facultatif>
      <MachineEnsuite fictifs={fictifs} />
      <div className="columns">
        <main id="contenu">{montree ? <Outlet /> : <Rien pasEncore={arrivee && accord === "apart"} />}</main>
        <Facultatif>{location.pathname !== RESULTATS && <AideDuChapitre chapitre="resultats" />}</Facultatif>
      </div>
    </div>
  );
}
