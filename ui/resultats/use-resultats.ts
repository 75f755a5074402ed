import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Resultats } from "../../catalogue/results/results.ts";
import { type Failure, resultatsAJour } from "../../machines/session/state.ts";
import { api } from "../session/api.ts";
import { journeyActorOf } from "../session/journey-actor.ts";
import { useSession } from "../session/use-session.tsx";

/** An aid of the results, open or already received. */
export const trouverDroit = (resultats: Resultats | undefined, id: string | undefined) =>
  [...(resultats?.droitsEligibles ?? []), ...(resultats?.droitsInjectes ?? [])].find((one) => one.id === id);

/** How results stand for a page that shows them. */
export interface EtatResultats {
  state: "working" | "done" | "failed";
  /** Results are there and are being asked for again, or that last failed. */
  relance: "en cours" | "échec" | undefined;
  resultats: Resultats | undefined;
  error: Failure | null;
  saveError: Failure | null;
  retry: () => void;
  /** Notes what is said of a question that decides, and computes again while the results stay; nothing in mock ones. */
  preciser?: (cle: string, value: boolean | null | undefined) => void;
  /** Mock results: nobody’s. */
  fictifs: boolean;
}

const relances: Record<string, EtatResultats["relance"]> = {
  enregistre: "en cours",
  calcule: "en cours",
  échec: "échec",
};

/** Results of the answers as they stand; computes them when they are missing or out of date. */
function useCalcul(enabled: boolean): EtatResultats {
  const session = useSession();
  const context = useSelector(session, (snapshot) => snapshot.context);
  const state = useSelector(session, (snapshot) => (snapshot.value as { calcul: string }).calcul);
  useEffect(() => {
    if (enabled) session.send({ type: "COMPUTE" });
  }, [session, enabled]);
  const [precise, setPrecise] = useState(false);
  const preciser: EtatResultats["preciser"] = (cle, value) => {
    setPrecise(true);
    journeyActorOf(session).send({ type: "PRECISION.SET", cle, value });
    session.send({ type: "COMPUTE" });
  };
  // What a question decides changes a few aids: the others stay to be read meanwhile.
  const montrables =
    resultatsAJour(context) || (precise && context.resultats !== undefined && state !== "échec");
  const avancement = state === "prêt" ? "done" : state === "échec" ? "failed" : "working";
  return {
    state: montrables ? "done" : avancement,
    relance: montrables ? relances[state] : undefined,
    resultats: context.resultats,
    error: context.error,
    saveError: context.saveError,
    retry: () => session.send({ type: "RECOMPUTE" }),
    preciser,
    fictifs: false,
  };
}

/** Mock results that the address asks for (`?fictifs`, `?fictifs=bafa`, `?fictifs=rsa,ppa`). */
function useFictifs(filtre: string | null): EtatResultats {
  const [resultats, setResultats] = useState<Resultats>();
  const [error, setError] = useState<Failure | null>(null);
  const load = useCallback(
    (signal?: AbortSignal) => {
      if (filtre === null) return;
      api.fictifs(filtre, signal).then(setResultats, (reason: Error & { status?: number }) => {
        if (!signal?.aborted) setError({ message: reason.message, status: reason.status ?? 0 });
      });
    },
    [filtre],
  );
  useEffect(() => {
    const aborted = new AbortController();
    load(aborted.signal);
    return () => aborted.abort();
  }, [load]);
  return {
    state: error ? "failed" : resultats ? "done" : "working",
    relance: undefined,
    resultats,
    error,
    saveError: null,
    retry: () => {
      setError(null);
      load();
    },
    fictifs: true,
  };
}

/** Results to show: the household’s, or mock ones when the address asks for them. */
export function useResultats(): EtatResultats {
  const filtre = useSearchParams()[0].get("fictifs");
  const calcul = useCalcul(filtre === null);
  const fictifs = useFictifs(filtre);
  return filtre === null ? calcul : fictifs;
}
