import { useSelector } from "@xstate/react";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { startingContext } from "../../machines/journey/start.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { type Parcours, parcoursDe } from "../../machines/journey/walk.ts";
import { journeyActorOf } from "./journey-actor.ts";
import type { SessionSource } from "./source.ts";
import { useActorIfThere, useSession, useSessionSource } from "./use-session.tsx";

/** The journey actor; what is below waits for its machine. */
export function useJourneyActor() {
  const session = useSession();
  useSelector(session, ({ children }) => children.journey);
  return journeyActorOf(session);
}

/** Where a journey stands, and what it derives from the answers. */
export interface JourneyView {
  context: JourneyContext;
  parcours: Parcours;
  path: string;
  /** `undefined` on the summary, the results and the like. */
  step: VisitedStep | undefined;
}

export const journeyAt = (snapshot: JourneySnapshot): JourneyView => ({
  context: snapshot.context,
  parcours: parcoursDe(snapshot.context),
  path: pathOf(snapshot),
  step: stepOf(snapshot),
});

const debuts = new WeakMap<SessionSource, JourneyContext>();

/** What a journey starts from, for whoever has nothing to go on with. */
function debutDe(source: SessionSource): JourneyContext {
  const { today, marque, parameters, reunies } = source.debut;
  const debut =
    debuts.get(source) ??
    startingContext({ dateDeValeur: today, marque, parameters, ...(reunies && { reunies: true }) });
  debuts.set(source, debut);
  return debut;
}

/** Where the journey stands: at the first question until its machine is there. */
export function useJourney(): JourneyView {
  const source = useSessionSource();
  const journey = useSelector(useActorIfThere(), (session) => session?.children.journey);
  const snapshot = useSelector(journey, (one) => one);
  if (snapshot) return journeyAt(snapshot);
  const context = debutDe(source);
  const parcours = parcoursDe(context);
  return { context, parcours, path: FIRST_STEP, step: parcours.byPath.get(FIRST_STEP) };
}
