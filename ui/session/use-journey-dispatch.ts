import { useCallback } from "react";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { journeyActorOf } from "./journey-actor.ts";
import { useSessionSource } from "./use-session.tsx";

/** Sends an event to the journey, once its machine is there; the address follows where it stops. */
export function useJourneyDispatch() {
  const { withActor } = useSessionSource();
  return useCallback(
    (event: JourneyEvent) => withActor((session) => journeyActorOf(session).send(event)),
    [withActor],
  );
}
