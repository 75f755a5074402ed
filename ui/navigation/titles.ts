import { useEffect } from "react";

/** Fallback title (simulator.md §2). */
const fallback = () => `Évaluez vos droits aux aides avec le simulateur de ${location.host}`;

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Cap Aides` : fallback();
  }, [title]);
}
