import { useEffect } from "react";
import { reloadFailed } from "../cadre/navigation/chunk.ts";
import { produitsDesPages } from "../produits.ts";
import { useSessionSource } from "./use-session.tsx";

/**
 * Asks for the machine of the session once the page is alive: what is done here needs it, or what comes next; its scripts
 * only, as long as nothing does. Gone with a deployment, they bring the new page before anybody has typed; else whoever
 * does something asks again.
 */
export function useMachine(voulue = true): void {
  const { ask, prepare } = useSessionSource();
  useEffect(() => {
    const apres = setTimeout(
      () => void (voulue || produitsDesPages.estSuivie?.() ? ask() : prepare()).catch(reloadFailed),
    );
    return () => clearTimeout(apres);
  }, [ask, prepare, voulue]);
}
