import { useEffect } from "react";

/** Fallback title (docs/specification.md#titres-focus). */
const fallback = () => `Évaluez vos droits aux aides avec le simulateur de ${location.host}`;

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Cap Aides` : fallback();
  }, [title]);
}
