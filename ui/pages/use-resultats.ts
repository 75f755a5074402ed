import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Resultats } from "../../catalogue/results/results.ts";
import { useSession } from "../session/use-session.tsx";

/** An aid of the results, open or already received. */
export const trouverDroit = (resultats: Resultats | undefined, id: string | undefined) =>
  [...(resultats?.droitsEligibles ?? []), ...(resultats?.droitsInjectes ?? [])].find((one) => one.id === id);

/** Results of the answers as they stand; computes them when they are missing or out of date. */
export function useResultats() {
  const session = useSession();
  const context = useSelector(session, (snapshot) => snapshot.context);
  const state = useSelector(session, (snapshot) => (snapshot.value as { calcul: string }).calcul);
  useEffect(() => {
    session.send({ type: "COMPUTE" });
  }, [session]);
  return {
    state:
      state === "prêt" ? ("done" as const) : state === "échec" ? ("failed" as const) : ("working" as const),
    resultats: context.resultats,
    error: context.error,
    saveError: context.saveError,
    retry: () => session.send({ type: "COMPUTE" }),
  };
}
