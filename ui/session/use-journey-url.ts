import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import { ecranQuiPose } from "../../machines/journey/reunies/ecrans.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { apresPeinture } from "../cadre/navigation/apres-peinture.ts";
import { useAller } from "../cadre/navigation/lien.tsx";
import { addressOf, isResultsPage } from "./adresses-du-parcours.ts";
import { journeyActorOf } from "./journey-actor.ts";
import { useJourney } from "./use-journey.ts";
import { useActorIfThere, useSessionSource } from "./use-session.tsx";
import type { Parcours } from "../../machines/journey/walk.ts";
import { FIRST_STEP, RESULTATS, stepPath } from "../../machines/journey/screens.ts";

const REDIRECTION =
  "Vous avez été redirigé·e sur la première page du simulateur. Vous pensez que c'est une erreur\u00a0? Contactez-nous.";
const PAS_ENCORE =
  "Cette page n’est pas ouverte pour votre situation : vous voici à la question où vous en étiez.";

/** Where the journey stands for an address: a page about one aid at the results, a person at a first question. */
function placeOf(path: string): string {
  if (path === "/simulation") return FIRST_STEP;
  if (isResultsPage(path)) return RESULTATS;
  return /^\/simulation\/individu\/[^/]+$/.test(path) ? `${path}/date_naissance` : stepPath(path);
}

/**
 * True once the journey has moved where the address has not: the address is to follow it. Another journey that takes its place,
 * from the network or a link, stands at the address; so does the one that comes after the words of its page.
 */
function useLeads(here: string, journey: object | undefined, location: Location): boolean {
  const same = { here, journey, location };
  const [seen, setSeen] = useState({ ...same, leads: false });
  const stays = seen.journey === journey && seen.location === location;
  if (!stays || seen.here !== here) setSeen({ ...same, leads: stays });
  return seen.leads;
}

/** How a page’s address and the journey stand: they agree, or the page shows without the journey. */
export type Accord = "agreed" | "waiting" | "apart";

/**
 * Keeps the journey at the page’s address: an address it may visit moves it there, any other sends
 * the person back where they were, with a message; a journey that moved is followed. Results pages and debug mode are never sent
 * away (docs/specification.md#garde). `shown` is the address of what shows, which comes before the page’s own
 * from a question to the next.
 */
export function useJourneyUrl(debug: boolean): { accord: Accord; shown: string } {
  const journey = useSelector(useActorIfThere(), (session) => session?.children.journey);
  const { parcours, path: here, step } = useJourney();
  const location = useLocation();
  const address = addressOf(location);
  const place = placeOf(address);
  const at = standing(parcours, here, place, useLeads(here, journey, location), debug);
  const { accord, moved, target } = at;
  // From a question to another, the journey alone says what shows; else the page before stays.
  const shows = moved && step !== undefined && parcours.byPath.has(place);
  useFollow(moved, shows, here);
  useEnforce(journey, parcours, address, at);
  return { accord, shown: shows ? here : target === place ? address : target };
}

/** Writes the address where the journey has moved; once a question that shows already is painted, unless one goes elsewhere. */
function useFollow(moved: boolean, shows: boolean, here: string): void {
  const aller = useAller();
  useLayoutEffect(() => {
    if (!moved) return undefined;
    if (!shows) return aller(here);
    const { href } = window.location;
    return apresPeinture(() => window.location.href === href && aller(here));
  }, [moved, shows, here, aller]);
}

/** Moves the journey to an address that it may visit, or leaves any other, unless somebody is leaving it already. */
function useEnforce(
  journey: object | undefined,
  parcours: Parcours,
  address: string,
  { here, target, open, accord }: ReturnType<typeof standing>,
): void {
  const { withActor } = useSessionSource();
  const aller = useAller();
  const waiting = accord === "waiting";
  const usable = parcours.situation.demandeur.date_naissance !== undefined;
  // As soon as it is drawn: later, what is to be done for this page would be done to whoever answered it at once.
  useLayoutEffect(() => {
    if (waiting && open && addressOf(window.location) === address)
      withActor((session) => journeyActorOf(session).send({ type: "GO", path: target }));
  }, [waiting, open, address, target, withActor]);
  // Nothing shows meanwhile that one could answer; and before its first effects, the router does not hear that an address changed.
  useEffect(() => {
    if (!waiting || open || addressOf(window.location) !== address) return;
    // Once the journey is there, this comes again.
    if (!journey) return withActor(() => undefined);
    withActor((session) => {
      const text = usable ? PAS_ENCORE : REDIRECTION;
      const shown = session.getSnapshot().context.message;
      // Another message already there says more than this one: unreadable storage, dropped answers.
      if (!shown || shown.text === text)
        session.send({ type: "MESSAGE.SHOW", text, kind: "warning", enRoute: true });
      aller(usable ? here : FIRST_STEP, { replace: true });
    });
  }, [waiting, open, usable, address, here, journey, withActor, aller]);
}

/** What the journey makes of an address. */
function standing(parcours: Parcours, here: string, place: string, leads: boolean, debug: boolean) {
  // Corrected alone, a question stands where it has no screen of its own.
  const target = place === here ? place : ecranQuiPose(parcours, place);
  const moved = leads && target !== here;
  const open = target.startsWith("/simulation") && canVisit(parcours, target);
  const stays = !moved && !open && (debug || target === RESULTATS);
  const accord: Accord = stays ? "apart" : moved || target === here ? "agreed" : "waiting";
  return { here, target, open, moved, accord };
}
