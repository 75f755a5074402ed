import { type ReactNode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";

/** Puts something in the page, beside what the editor’s library draws; returns how to take it away. */
export function poser(quoi: ReactNode): () => void {
  const ou = document.createElement("div");
  document.body.append(ou);
  const racine = createRoot(ou);
  racine.render(quoi);
  return () => {
    racine.unmount();
    ou.remove();
  };
}

/** What several parts of the page say and read, which are drawn apart. */
export function partage<T>(present: T) {
  const abonnes = new Set<() => void>();
  const suivre = (dire: () => void) => {
    abonnes.add(dire);
    return () => void abonnes.delete(dire);
  };
  return {
    dire(neuf: T): void {
      present = neuf;
      for (const dire of abonnes) dire();
    },
    lire: (): T => present,
    useLu: (): T => useSyncExternalStore(suivre, () => present),
  };
}
