import { createContext, use, useCallback, useEffect, useState } from "react";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { useTitle } from "../navigation/titles.ts";
import {
  type JourneyView,
  journeyActorOf,
  useSessionArrivee,
  useSessionSource,
} from "../session/use-session.tsx";
import type * as Prevoir from "./prevoir.ts";

/** Comes with the machine, which works out what follows. */
let suite: typeof Prevoir | undefined;

const venir = (): void =>
  void import("./prevoir.ts").then(
    (loaded) => {
      suite = loaded;
    },
    // It was to go faster: the next question takes its time.
    () => undefined,
  );

/** Whether what is drawn below shows, or is only foreseen. */
export const Montree = createContext(true);

/** Names the tab once what it is drawn in shows. */
export function NomDeLOnglet({ title }: { title: string }) {
  return use(Montree) && <Nom title={title} />;
}

function Nom({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** The question that an answer would bring, worked out from the moment it is asked for, until the journey moves: any move makes its context anew. */
export function usePrevue({ context }: JourneyView) {
  const { actor } = useSessionSource();
  const arrivee = useSessionArrivee();
  const [prevision, setPrevision] = useState<{ depuis: JourneyContext; journey: JourneyView }>();
  useEffect(() => {
    if (arrivee) venir();
  }, [arrivee]);
  const prevoir = useCallback(
    (value: unknown) => {
      const session = actor();
      if (!session || !suite) return;
      const snapshot = journeyActorOf(session).getSnapshot();
      const journey = suite.questionApres(snapshot, value);
      setPrevision(journey && { depuis: snapshot.context, journey });
    },
    [actor],
  );
  return { prevue: prevision?.depuis === context ? prevision.journey : undefined, prevoir };
}
