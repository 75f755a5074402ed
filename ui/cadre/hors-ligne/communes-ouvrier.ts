import { deplierLesCommunes } from "../../../catalogue/lieux/communes/reduites.ts";
import { communeSearch, type SearchCommunes } from "../../../catalogue/lieux/communes/search.ts";
import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";

/** Searches communes away from the page: unfolding them takes an old phone seconds. */
export type DitAuxCommunes =
  | { kind: "table"; table: string }
  | { kind: "cherche"; numero: number; q: string };
export interface CommunesTrouvees {
  numero: number;
  communes: CommuneTrouvee[];
}

let chercher: SearchCommunes = () => [];

addEventListener("message", ({ data }: MessageEvent<DitAuxCommunes>) => {
  if (data.kind === "table") chercher = communeSearch(deplierLesCommunes(data.table));
  else postMessage({ numero: data.numero, communes: chercher(data.q) } satisfies CommunesTrouvees);
});
