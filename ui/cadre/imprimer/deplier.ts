/** What is folded and prints open: all but the computation of an aid, which its own script unfolds, and what results fold. */
const FERMES = "details:not([open], .calcul, .calcul *, .results *)";
const CALCUL = "details.calcul";
/** Longest wait for a computation to come, in milliseconds. */
const DELAI = 3_000;

/** Unfolds the page each time it is printed, then folds again what it unfolded. For browsers whose styles cannot. */
export function deplierPourImprimer(): () => void {
  let depliees: Element[] = [];
  const deplier = () => {
    depliees = [...document.querySelectorAll(FERMES)];
    for (const une of depliees) une.setAttribute("open", "");
  };
  const replier = () => {
    for (const une of depliees) une.removeAttribute("open");
    depliees = [];
  };
  addEventListener("beforeprint", deplier);
  addEventListener("afterprint", replier);
  return () => {
    removeEventListener("beforeprint", deplier);
    removeEventListener("afterprint", replier);
  };
}

/** Unfolds the computation of an aid, if there is one, and waits for it to come, a while at most. */
export async function deplierLeCalcul(): Promise<void> {
  const calcul = document.querySelector<HTMLDetailsElement>(CALCUL);
  if (!calcul || calcul.open) return;
  calcul.open = true;
  await new Promise<void>((resolve) => {
    const limite = setTimeout(resolve, DELAI);
    const observer = new MutationObserver(() => {
      if (calcul.childElementCount < 2 || calcul.querySelector("[role=status]")) return;
      clearTimeout(limite);
      observer.disconnect();
      resolve();
    });
    observer.observe(calcul, { childList: true, subtree: true });
  });
}
