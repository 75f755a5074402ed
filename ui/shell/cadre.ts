/** What the page that frames this one is told: a height in pixels, or that another page is shown; never what is there. */
type Dit = { hauteur: number } | { page: true };

// The host is not known for sure from inside; what is said tells nothing of anybody.
const dire = (dit: Dit): void => parent.postMessage({ de: "cap-aides", ...dit }, "*");

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
