import { liensDeLaPage } from "../navigation/reglages.ts";

/** What the page that frames this one is told: a height in pixels, or that another page is shown; never what is there. */
type Dit = { hauteur: number } | { page: true };

function estUneOrigine(dite: string): boolean {
  try {
    return new URL(dite).origin === dite;
  } catch {
    return false;
  }
}

/**
 * The origin that is spoken to: the one that the address of the frame names (`hote`), if the operator lists it or if it
 * is ours; the browser gives what is said to no other. Where no list is kept, whoever frames this page is told. Nothing,
 * for nobody.
 */
export function aQui(
  hote: string | null,
  parents: readonly string[] | undefined,
  ici: string,
): string | undefined {
  if (hote === null || !estUneOrigine(hote)) return parents ? undefined : "*";
  return !parents || hote === ici || parents.includes(hote) ? hote : undefined;
}

function dire(dit: Dit): void {
  const hote = new URLSearchParams(location.search).get("hote");
  const origine = aQui(hote, liensDeLaPage().parents, location.origin);
  if (origine !== undefined) parent.postMessage({ de: "cap-aides", ...dit }, origine);
}

let suivie = false;

/** Tells the host the height of the page, now and each time it changes (docs/specification.md#integration). */
export function suivreLaHauteur(): void {
  const contenu = document.getElementById("app");
  if (suivie || !contenu) return;
  suivie = true;
  document.documentElement.dataset["cadre"] = "";
  new ResizeObserver(() => dire({ hauteur: contenu.getBoundingClientRect().height })).observe(contenu);
}

/** Tells the host that another page is shown, so that its start is seen. */
export const annoncerLaPage = (): void => dire({ page: true });
