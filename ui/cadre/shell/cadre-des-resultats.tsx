import { Suspense, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { type ChapterName, motsDesChapitres } from "../../../machines/journey/mots-des-chapitres.ts";
import type { ChapterView } from "../../../machines/journey/position.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { seMontreAvantLaMachine } from "../../../machines/pages/adresses.ts";
import { addressOf } from "../../session/adresses-du-parcours.ts";
import type { Accord } from "../../session/use-journey-url.ts";
import { useMachine } from "../../session/use-machine.ts";
import { useSessionArrivee, useSessionContext } from "../../session/use-session.tsx";
import { page } from "../navigation/chunk.ts";
import { usePeinte } from "../navigation/use-peinte.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { Facultatif } from "./crash.tsx";
import { EnRecherche } from "./en-recherche.tsx";
import { TeteSansQuestion } from "./tete.tsx";

const SuivreLeParcours = page(() => import("./suivre-le-parcours.tsx"));
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
  const { resultats, path } = useSessionContext();
  const arrivee = useSessionArrivee();
  const gardes = resultats !== undefined && seMontreAvantLaMachine(pathname);
  const surPlace = arrivee ? path === RESULTATS : gardes;
  return fictifs || accord === "agreed" || (accord !== "apart" && (gardes || surPlace));
}

/** Asks for the machine. */
function Machine() {
  useMachine();
  return null;
}

/** Frame of the results and of what stands at them. They show as they were kept, before what answers is there. */
export function Component() {
  const location = useLocation();
  const [params] = useSearchParams();
  const fictifs = params.has("fictifs");
  // Once what was kept is painted; mock results are nobody’s, and need none before a gesture.
  const peinte = usePeinte();
  const debug = params.get("debug") === "parcours";
  const arrivee = useSessionArrivee();
  const [accord, dire] = useState<Accord>();
  const montree = useMontree(accord, fictifs);
  useArrival(montree || accord !== "waiting", addressOf(location));
  const repondu = useSessionContext().resultats !== undefined;
  const tete = <TeteSansQuestion views={FIL} titre={motsDesChapitres.resultats.fil} sansLien={!repondu} />;
  return (
    <div className="simulation">
      <Facultatif attente={tete}>
        {arrivee ? <SuivreLeParcours dire={dire} debug={debug} /> : tete}
      </Facultatif>
      <Facultatif>{debug && <Debug />}</Facultatif>
      {peinte && !fictifs && <Machine />}
      <div className="columns">
        <main id="contenu">
          {montree ? (
            <Outlet />
          ) : (
            <Suspense>{arrivee && accord === "apart" ? <PasEncore /> : <EnRecherche />}</Suspense>
          )}
        </main>
        <Facultatif>{location.pathname !== RESULTATS && <AideDuChapitre chapitre="resultats" />}</Facultatif>
      </div>
    </div>
  );
}
