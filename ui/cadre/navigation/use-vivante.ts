import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in a page as the server writes it, and while the scripts take it up; true afterwards. */
export const useVivante = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
