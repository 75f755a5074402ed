import { useEffect } from "react";

/** Title of a page that has none of its own (docs/specification.md#titres-focus). */
const DU_SITE = "Évaluez vos droits aux aides";

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = `${title ?? DU_SITE} – Cap Aides`;
  }, [title]);
}
