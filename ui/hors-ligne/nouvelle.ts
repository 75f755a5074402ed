import { useSyncExternalStore } from "react";

let prendre: (() => void) | undefined;
const listeners = new Set<() => void>();

/** A version newer than this page is kept and waits: `prise` takes it, and loads the page again. */
export function annoncerLaVersion(prise: () => void): void {
  prendre = prise;
  for (const listener of listeners) listener();
}

const suivre = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes the version that waits; nothing while there is none. */
export const useNouvelleVersion = (): (() => void) | undefined =>
  useSyncExternalStore(
    suivre,
    () => prendre,
    () => undefined,
  );
