import { useCallback } from "react";
import { aujourdhui } from "../cadre/format/dates.ts";
import { api } from "./api.ts";
import { eraseDevice } from "./device.ts";
import { gardesDuServeur, oublierLOnglet } from "./effacement.ts";
import { marquerLEffacement } from "./marque.ts";
import { eraseGarde } from "./storage.ts";
import { useSessionSource } from "./use-session.tsx";

/**
 * Erases everything: from this window, from the server, and from every other window of this browser. Before the machine is there,
 * the server is asked at once, and true says that the page, which still shows what was kept, is to be left for another document.
 */
export function useToutEffacer(): () => boolean {
  const { actor } = useSessionSource();
  return useCallback(() => {
    const session = actor();
    session?.send({ type: "CLEAR", today: aujourdhui() });
    if (!session) {
      for (const un of gardesDuServeur()) void api.erase(un).catch(() => undefined);
      // What the server did not hear is asked again by the session that starts next.
      oublierLOnglet();
      eraseDevice();
      eraseGarde();
    }
    marquerLEffacement();
    return !session;
  }, [actor]);
}
