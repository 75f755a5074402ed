import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { ecranQuiPose } from "../../machines/journey/reunies/ecrans.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { apresPeinture } from "../cadre/navigation/apres-peinture.ts";
import { useAller } from "../cadre/navigation/lien.tsx";
import { journeyActorOf } from "./journey-actor.ts";
import { useJourney } from "./use-journey.ts";
import { useSessionSource } from "./use-session.tsx";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { FIRST_STEP, RESULTATS, stepPath } from "../../machines/journey/screens.ts";

const REDIRECTION =
  "Vous avez été redirigé·e sur la première page du simulateur. Vous pensez que c'est une erreur\u00a0? Contactez-nous.";
const PAS_ENCORE =
  "Cette page n’est pas ouverte pour votre situation : vous voici à la question où vous en étiez.";

/** Pages about an amount that surprises, by aid. */
export const INATTENDU = "/simulation/resultat/inattendu";

/** True for the results and for every page that stands at them: an aid, places, surprises. */
export const isResultsPage = (path: string) =>
  path === RESULTATS || path.startsWith(`${RESULTATS}/`) || path.startsWith(`${INATTENDU}/`);

/** An address with its accents; as it is when it cannot be read: it is then of no page. */
export function adresseDecodee(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Where the journey stands for an address: a page about one aid at the results, a person at a first question. */
function placeOf(path: string): string {
  if (path === "/simulation") return FIRST_STEP;
  if (isResultsPage(path)) return RESULTATS;
  return /^\/simulation\/individu\/[^/]+$/.test(path) ? `${path}/date_naissance` : stepPath(path);
}

/** The page a journey that has just moved is on its way to, and whether it shows already; its address is not there yet. */
const departure: { to: string | null; shows: boolean } = { to: null, shows: false };

/** Leaves the questionnaire after a change that moved the journey there: no address to set right. */
export function useQuitter() {
  const { withActor } = useSessionSource();
  const aller = useAller();
  return useCallback(
    (path: string) =>
      withActor((session) => {
        departure.to = pathOf(journeyActorOf(session).getSnapshot());
        departure.shows = false;
        aller(path);
      }),
    [withActor, aller],
  );
}

/** True where the journey rests on a question. */
const isQuestion = (snapshot: JourneySnapshot) => stepOf(snapshot) !== undefined;

/** Sends an event to the journey, then goes to the page where it stops. */
export function useJourneyDispatch() {
  const { withActor } = useSessionSource();
  const aller = useAller();
  return useCallback(
    (event: JourneyEvent) =>
      withActor((session) => {
        const actor = journeyActorOf(session);
        const from = actor.getSnapshot();
        actor.send(event);
        const snapshot = actor.getSnapshot();
        const to = pathOf(snapshot);
        departure.to = to;
        // From a question to another, the journey alone says what shows: the address follows, unless one goes elsewhere.
        departure.shows = isQuestion(from) && isQuestion(snapshot);
        if (departure.shows) apresPeinture(() => departure.to === to && aller(to));
        else aller(to);
      }),
    [withActor, aller],
  );
}

/** How a page’s address and the journey stand: they agree, or the page shows without the journey. */
type Accord = "agreed" | "waiting" | "apart";

/**
 * Keeps the journey at the page’s address: an address it may visit moves it there, any other sends
 * the person back where they were, with a message. Results pages and debug mode are never sent
 * away (docs/specification.md#garde). `shown` is the address of what shows, which comes before the page’s own
 * from a question to the next.
 */
export function useJourneyUrl(debug: boolean): { accord: Accord; shown: string } {
  const { actor, withActor } = useSessionSource();
  const { parcours, path: here } = useJourney();
  const aller = useAller();
  const { pathname } = useLocation();
  const address = adresseDecodee(pathname).replace(/\/$/, "");
  const place = placeOf(address);
  // Corrected alone, a question stands where it has no screen of its own.
  const target = place === here ? place : ecranQuiPose(parcours, place);
  const [, setReturns] = useState(0);
  const { stays, usable, open } = standing(parcours, target, debug);
  // Sent away from an address once: its page is drawn again meanwhile, by the message among others.
  const sentFrom = useRef<string>(undefined);

  // As soon as it is drawn: later, what is to be done for this page would be done to whoever answered it at once.
  useLayoutEffect(() => {
    // The back button cancels a departure, even one whose page never came.
    const onReturn = () => {
      departure.to = null;
      setReturns((count) => count + 1);
    };
    departure.to = null;
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);
  const apart = target !== here && !stays && departure.to !== here;
  useLayoutEffect(() => {
    if (target === here) departure.to = null;
    if (!apart || !open) return;
    const session = actor();
    // Once it is there, this comes again.
    if (!session) return withActor(() => undefined);
    journeyActorOf(session).send({ type: "GO", path: target });
  });
  // Nothing shows meanwhile that one could answer; and before its first effects, the router does not hear that an address changed.
  useEffect(() => {
    if (target === here) sentFrom.current = undefined;
    if (!apart || open || sentFrom.current === target) return;
    const session = actor();
    if (!session) return withActor(() => undefined);
    sentFrom.current = target;
    const text = usable ? PAS_ENCORE : REDIRECTION;
    const shown = session.getSnapshot().context.message;
    // Another message already there says more than this one: unreadable storage, dropped answers.
    if (!shown || shown.text === text) {
      session.send({ type: "MESSAGE.SHOW", text, kind: "warning", enRoute: true });
    }
    aller(usable ? here : FIRST_STEP, { replace: true });
  });

  if (stays) return { accord: "apart", shown: address };
  // On its way: the page before stays, and a question already shows the one that follows.
  const leaving = departure.to === here;
  const accord = target === here || leaving ? "agreed" : "waiting";
  return { accord, shown: leaving && departure.shows ? here : target === place ? address : target };
}

/** What the journey makes of an address. */
function standing(parcours: Parcours, target: string, debug: boolean) {
  const open = target.startsWith("/simulation") && canVisit(parcours, target);
  return {
    usable: parcours.situation.demandeur.date_naissance !== undefined,
    open,
    stays: !open && (debug || target === RESULTATS),
  };
}
