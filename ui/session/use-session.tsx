import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import type { SessionEvent } from "../../machines/session/state.ts";
import type { Reprise, SessionSource } from "./source.ts";

const Source = createContext<SessionSource | null>(null);

/** Gives the session to the pages below; throws there what kept somebody’s move from reaching its machine. */
export function SessionProvider({ source, children }: { source: SessionSource; children: ReactNode }) {
  const lost = useSyncExternalStore(source.subscribe, source.lost, source.lost);
  if (lost !== undefined) throw lost;
  return <Source value={source}>{children}</Source>;
}

/** Where the session comes from; null on a screen that is drawn alone. */
export const useSourceIfThere = (): SessionSource | null => use(Source);

export function useSessionSource(): SessionSource {
  const source = use(Source);
  if (!source) throw new Error("SessionProvider manquant");
  return source;
}

/** The session actor, once its machine is there; never while a written page is taken up. */
export function useActorIfThere(): SessionActor | undefined {
  const { subscribe, actor, actorEcrit } = useSessionSource();
  return useSyncExternalStore(subscribe, actor, actorEcrit);
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
  const { debut } = useSessionSource();
  return useSelector(useActorIfThere(), (snapshot) => snapshot?.context) ?? debut;
}

/** True once the machine is there; what the session does afterwards draws nothing again. */
export const useSessionArrivee = () => useActorIfThere() !== undefined;

/** Where the session stands, region by region; `undefined` until its machine is there: nothing is under way. */
export const useSessionValue = () => useSelector(useActorIfThere(), (snapshot) => snapshot?.value);

const NEUVE: Reprise = {
  vierge: true,
  commencee: false,
  path: FIRST_STEP,
  frontiere: FIRST_STEP,
  commune: {},
};
const same = (a: Reprise | undefined, b: Reprise | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** Where the journey may be gone on with, for a page that asks nothing: it needs neither the questions nor their machine. */
export function useReprise(): Reprise {
  const { reprise } = useSessionSource();
  return useSelector(useActorIfThere(), (snapshot) => snapshot && reprise(), same) ?? NEUVE;
}
