import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { montrables } from "../../catalogue/results/sensibles.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { type Failure, resultatsAJour } from "../../machines/session/state.ts";
import { api } from "../session/api.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import {
  useActorIfThere,
  useSessionContext,
  useSessionSend,
  useSessionValue,
} from "../session/use-session.tsx";

/** An aid of the results, open or already received. */
export const trouverDroit = (resultats: Resultats | undefined, id: string | undefined) =>
  [...(resultats?.droitsEligibles ?? []), ...(resultats?.droitsInjectes ?? [])].find((one) => one.id === id);

/** How results stand for a page that shows them. */
export interface EtatResultats {
  state: "working" | "done" | "failed";
  /** Results are there and are being asked for again, or that last failed. */
  relance: "en cours" | "échec" | undefined;
  /** As lists write them. */
  resultats: Resultats | undefined;
  /** With the aids of a sensitive subject that nobody spoke of: for the page of one aid, that was asked for. */
  tous: Resultats | undefined;
  error: Failure | null;
  saveError: Failure | null;
  retry: () => void;
  /** Notes what is said of a question that decides, and computes again while the results stay; nothing in mock ones. */
  preciser?: (cle: string, value: boolean | null | undefined) => void;
  /** Mock results: nobody’s. */
  fictifs: boolean;
}

/** Before what no list writes is left out. */
type Obtenus = Omit<EtatResultats, "resultats">;

const relances: Readonly<Record<string, EtatResultats["relance"]>> = {
  enregistre: "en cours",
  calcule: "en cours",
  échec: "échec",
};

/** How far the computation is, by its state, for a page that has results to show meanwhile or none. */
function avancementDe(state: string | undefined, montrables: boolean): Pick<Obtenus, "state" | "relance"> {
  if (montrables) return { state: "done", relance: relances[state ?? ""] };
  const avancement = state === "prêt" ? "done" : state === "échec" ? "failed" : "working";
  return { state: avancement, relance: undefined };
}

/** Results of the answers as they stand; computes them when they are missing or out of date. */
function useCalcul(enabled: boolean): Obtenus {
  const session = useActorIfThere();
  const context = useSessionContext();
  const state = useSessionValue()?.calcul;
  const [send, dispatch] = [useSessionSend(), useJourneyDispatch()];
  useEffect(() => {
    if (enabled) session?.send({ type: "COMPUTE" });
  }, [session, enabled]);
  const preciser: EtatResultats["preciser"] = (cle, value) =>
    dispatch({ type: "PRECISION.SET", precisions: { [cle]: value } });
  const aJour = resultatsAJour(context);
  const [montres, setMontres] = useState(aJour);
  if (aJour && !montres) setMontres(true);
  // What is said on the results themselves changes a few aids: the others stay to be read meanwhile.
  const restent = montres && context.resultats !== undefined && state !== "échec";
  return {
    ...avancementDe(state, aJour || restent),
    tous: context.resultats,
    error: context.error,
    saveError: context.saveError,
    retry: () => send({ type: "RECOMPUTE" }),
    preciser,
    fictifs: false,
  };
}

/** Mock results that the address asks for (`?fictifs`, `?fictifs=bafa`, `?fictifs=rsa,ppa`). */
function useFictifs(filtre: string | null): Obtenus {
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
    tous: resultats,
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
  const etat = filtre === null ? calcul : fictifs;
  const { tous } = etat;
  return { ...etat, resultats: useMemo(() => tous && montrables(tous), [tous]) };
}
