import { useEffect } from "react";
import { reloadFailed } from "../cadre/navigation/chunk.ts";
import { useSessionSource } from "./use-session.tsx";

/**
 * Asks for the machine of the session once the page is alive: what is done here needs it, or what comes next. Gone with
 * a deployment, it brings the new page before anybody has typed; else whoever does something asks again.
 */
export function useMachine(): void {
  const { ask } = useSessionSource();
  useEffect(() => {
    const apres = setTimeout(() => void ask().catch(reloadFailed));
    return () => clearTimeout(apres);
  }, [ask]);
}
