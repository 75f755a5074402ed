import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import type { SessionEvent } from "../../machines/session/state.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";
import type { SessionSource } from "./source.ts";

const Source = createContext<SessionSource | null>(null);

/** Gives the session to the pages below; throws there what kept somebody’s move from reaching its machine. */
export function SessionProvider({ source, children }: { source: SessionSource; children: ReactNode }) {
  const lost = useSyncExternalStore(source.subscribe, source.lost, source.lost);
  if (lost !== undefined) throw lost;
  return <Source value={source}>{children}</Source>;
}

export function useSessionSource(): SessionSource {
  const source = use(Source);
  if (!source) throw new Error("SessionProvider manquant");
  return source;
}

const notYet = () => undefined;

/** The session actor, once its machine is there; never while a written page is taken up. */
function useActorIfThere(): SessionActor | undefined {
  const { subscribe, actor } = useSessionSource();
  return useSyncExternalStore(subscribe, actor, notYet);
}

/** The session actor; what is below waits for its machine. */
export function useSession(): SessionActor {
  const { actor, ask } = useSessionSource();
  return actor() ?? use(ask());
}

/** Sends an event to the session, once its machine is there. */
export function useSessionSend() {
  const { withActor } = useSessionSource();
  return useCallback((event: SessionEvent) => withActor((actor) => actor.send(event)), [withActor]);
}

/** What the session holds: that of somebody who has answered nothing until its machine is there. */
export function useSessionContext() {
  const source = useSessionSource();
  return useSelector(useActorIfThere(), (snapshot) => snapshot?.context) ?? source.start.session;
}

/** True once the machine is there; what the session does afterwards draws nothing again. */
export const useSessionArrivee = () => useActorIfThere() !== undefined;

/** Where the session stands, region by region; `undefined` until its machine is there: nothing is under way. */
export const useSessionValue = () => useSelector(useActorIfThere(), (snapshot) => snapshot?.value);

/** The journey actor owned by a session. */
export function journeyActorOf(session: SessionActor) {
  const { journey } = session.getSnapshot().children;
  if (!journey) throw new Error("Parcours absent");
  return journey;
}

/** The journey actor; what is below waits for its machine. */
export function useJourneyActor() {
  const journey = useSelector(useSession(), ({ children }) => children.journey);
  if (!journey) throw new Error("Parcours absent");
  return journey;
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
  parcours: parcoursOf(snapshot.context),
  path: pathOf(snapshot),
  step: stepOf(snapshot),
});

/** Where the journey stands: at the first question until its machine is there. */
export function useJourney(): JourneyView {
  const source = useSessionSource();
  const session = useActorIfThere();
  // Another journey may take its place: the one to read is read from the session.
  const actor = useSelector(session, (one) => one?.children.journey);
  const snapshot = useSelector(actor, (one) => one);
  if (snapshot) return journeyAt(snapshot);
  const context = source.start.journey;
  const parcours = parcoursOf(context);
  return { context, parcours, path: FIRST_STEP, step: parcours.byPath.get(FIRST_STEP) };
}
