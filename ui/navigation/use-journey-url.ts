import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { JourneyEvent } from "../../machines/journey/journey.ts";
import { parcoursOf } from "../../machines/journey/journey.ts";
import { FIRST_STEP, pathOf } from "../../machines/journey/path.ts";
import { canVisit, RESULTATS, stepPath } from "../../machines/journey/position.ts";
import { useJourneyActor, useSession } from "../session/use-session.tsx";

const REDIRECTION =
  "Vous avez été redirigé·e sur la première page du simulateur. Vous pensez que c'est une erreur ? Contactez-nous.";
const PAS_ENCORE =
  "Cette page n’est pas ouverte pour votre situation : vous voici à la question où vous en étiez.";

/** Where the journey stands for an address: a page about one aid stands at the results. */
const placeOf = (path: string) => (path.startsWith(`${RESULTATS}/`) ? RESULTATS : stepPath(path));

/** Sends an event to the journey, then goes to the page where it stops. */
export function useJourneyDispatch() {
  const actor = useJourneyActor();
  const navigate = useNavigate();
  return useCallback(
    (event: JourneyEvent) => {
      actor.send(event);
      void navigate(pathOf(actor.getSnapshot()));
    },
    [actor, navigate],
  );
}

/**
 * Keeps the journey at the page’s address: an address it may visit moves it there, any other sends
 * the person back where they were, with a message (simulator.md §2, Guard). Returns true once both agree.
 */
export function useJourneyUrl(): boolean {
  const session = useSession();
  const actor = useJourneyActor();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = placeOf(decodeURIComponent(pathname).replace(/\/$/, ""));
  const here = pathOf(actor.getSnapshot());

  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (target === pathOf(actor.getSnapshot())) return;
    const parcours = parcoursOf(context);
    if (target.startsWith("/simulation") && canVisit(parcours, target)) {
      actor.send({ type: "GO", path: target });
      return;
    }
    const usable = parcours.situation.demandeur.date_naissance !== undefined;
    // A message already there says more than this one: unreadable storage, dropped answers.
    if (target !== "/simulation" && !session.getSnapshot().context.message) {
      session.send({
        type: "MESSAGE.SHOW",
        text: usable ? PAS_ENCORE : REDIRECTION,
        kind: "warning",
        views: 2,
      });
    }
    void navigate({ pathname: usable ? pathOf(actor.getSnapshot()) : FIRST_STEP, search }, { replace: true });
  }, [target, actor, session, navigate, search]);

  return target === here;
}
