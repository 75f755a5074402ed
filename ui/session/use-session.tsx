import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, use } from "react";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const SessionContext = createContext<SessionActor | null>(null);

export const SessionProvider = ({ actor, children }: { actor: SessionActor; children: ReactNode }) => (
  <SessionContext value={actor}>{children}</SessionContext>
);

/** The session actor; views send it events and read its snapshot. */
export function useSession(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error("SessionProvider manquant");
  return actor;
}

export const useSessionContext = () => useSelector(useSession(), (snapshot) => snapshot.context);

/** The journey actor owned by the session. */
export function useJourneyActor() {
  const { journey } = useSession().getSnapshot().children;
  if (!journey) throw new Error("Parcours absent");
  return journey;
}

/** Where the journey stands, and what it derives from the answers. */
export function useJourney() {
  const actor = useJourneyActor();
  const snapshot: JourneySnapshot = useSelector(actor, (s) => s);
  return {
    actor,
    snapshot,
    parcours: parcoursOf(snapshot.context),
    path: pathOf(snapshot),
    step: stepOf(snapshot),
  };
}
