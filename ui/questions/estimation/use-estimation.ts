import { useEffect, useState } from "react";
import type { Resultats } from "../../../catalogue/results/results.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { marqueDeLaPage } from "../../session/depart.ts";
import { estimer } from "./estimer.ts";

/**
 * Aids of legislation of a household as it stands, on this device; the last ones stay while new ones
 * are computed. `undefined` before the first, or if they cannot be computed.
 */
export function useEstimation(situation: Situation | undefined): Resultats | undefined {
  const [resultats, setResultats] = useState<Resultats>();
  useEffect(() => {
    if (!situation) return undefined;
    let stale = false;
    estimer([situation], marqueDeLaPage()).then(
      ([one]) => {
        if (!stale) setResultats(one);
      },
      () => {
        if (!stale) setResultats(undefined);
      },
    );
    return () => {
      stale = true;
    };
  }, [situation]);
  return resultats;
}
