import { useEffect, useState } from "react";
import { FIRST_STEP } from "../../machines/journey/path.ts";
import { type Journey, useSessionArrivee, useSessionSource } from "../session/use-session.tsx";
import { laSuite } from "./suite.tsx";

/**
 * The question that will follow the first one, drawn once where nobody sees it: what has never run is slow on a cheap
 * telephone, and the first answer would wait for all of it. Never before the page is there, nor its machine.
 */
export function useRepetition({ path }: Journey): Journey | undefined {
  const { ask } = useSessionSource();
  const arrivee = useSessionArrivee();
  const [repetee, montrer] = useState<Journey>();
  useEffect(() => {
    if (path !== FIRST_STEP || !arrivee) return undefined;
    let annuler: (() => void) | undefined;
    let partie = false;
    Promise.all([import("./repeter.ts"), ask(), laSuite()]).then(
      ([{ repeter }, session]) => {
        if (!partie) annuler = repeter(session, montrer);
      },
      // It was to go faster: the first answer takes its time.
      () => undefined,
    );
    return () => {
      partie = true;
      annuler?.();
    };
  }, [path, arrivee, ask]);
  return repetee;
}
