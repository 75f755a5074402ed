import { useSelector } from "@xstate/react";
import { use } from "react";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { useActorIfThere, useSessionSource } from "./use-session.tsx";

/** The household of the answers, of what the tab kept until the machine is there; `undefined` for nobody’s. */
export function useFoyerSIlYEnA(): Situation | undefined {
  const { foyer } = useSessionSource();
  return useSelector(useActorIfThere(), () => foyer());
}

/** The same; what is below waits for the machine where nothing was kept. */
export function useFoyer(): Situation {
  const { ask, foyer } = useSessionSource();
  const ici = useFoyerSIlYEnA();
  if (ici) return ici;
  use(ask());
  return foyer()!;
}

/** Address of the question behind answers such as `menage.depcom`, while it is asked; nothing before the machine is there. */
export function useQuestionDe(reads: readonly string[]): string | undefined {
  const { questionDe } = useSessionSource();
  return useSelector(useActorIfThere(), () => questionDe(reads));
}
