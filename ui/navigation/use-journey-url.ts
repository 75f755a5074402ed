import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import type { JourneyEvent } from "../../machines/journey/journey.ts";
import { parcoursOf } from "../../machines/journey/journey.ts";
import { FIRST_STEP, pathOf } from "../../machines/journey/path.ts";
import { canVisit, RESULTATS, stepPath } from "../../machines/journey/position.ts";
import { useAller } from "./lien.tsx";
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
  const aller = useAller();
  return useCallback(
    (event: JourneyEvent) => {
      actor.send(event);
      aller(pathOf(actor.getSnapshot()));
    },
    [actor, aller],
  );
}

/** How a page’s address and the journey stand: they agree, or the page shows without the journey. */
export type Accord = "agreed" | "waiting" | "apart";

/**
 * Keeps the journey at the page’s address: an address it may visit moves it there, any other sends
 * the person back where they were, with a message. Results pages and debug mode are never sent
 * away (simulator.md §2, Guard).
 */
export function useJourneyUrl(debug: boolean): Accord {
  const session = useSession();
  const actor = useJourneyActor();
  const aller = useAller();
  const { pathname } = useLocation();
  const target = placeOf(decodeURIComponent(pathname).replace(/\/$/, ""));
  const here = pathOf(actor.getSnapshot());
  const parcours = parcoursOf(actor.getSnapshot().context);
  const open = target.startsWith("/simulation") && canVisit(parcours, target);
  const stays = !open && target !== "/simulation" && (debug || target === RESULTATS);

  useEffect(() => {
    if (target === here || stays) return;
    if (open) {
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
    aller(usable ? here : FIRST_STEP, { replace: true });
  }, [target, here, stays, open, parcours, actor, session, aller]);

  if (stays) return "apart";
  return target === here ? "agreed" : "waiting";
}
