import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** False while the browser knows that it has no network. */
export const useEnLigne = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** True where the network is away and the device keeps what does without it (docs/specification.md#hors-connexion). */
export const useSansReseau = (): boolean => !useEnLigne() && Boolean(navigator.serviceWorker?.controller);
