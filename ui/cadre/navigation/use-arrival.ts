import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Room left above an anchor when the page scrolls to it (docs/specification.md#titres-focus). */
const SCROLL_OFFSET = 300;

/** Page where the visit stands: the first one is opened by the browser, not by a navigation. */
let landed: string | undefined;

/** True once the focus may be taken: in the frame of another page, it is that page’s until somebody comes in. */
let chezSoi: boolean | undefined;
function estChezSoi(): boolean {
  if (chezSoi !== undefined) return chezSoi;
  chezSoi = window.parent === window;
  const venir = () => {
    chezSoi = true;
  };
  addEventListener("click", venir, true);
  addEventListener("keydown", venir, true);
  return chezSoi;
}

/** Gives the focus to the first heading, if there is one. */
function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * The same until the visit goes on: a page fetched on the way comes after its address, and takes the
 * heading that had the focus with it. Somebody who moved the focus meanwhile keeps it.
 */
function keepHeadingFocused(): () => void {
  let heading = focusHeading();
  const observer = new MutationObserver(() => {
    if (!heading?.isConnected && document.activeElement === document.body) heading = focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Scrolls to what the hash names, else to the top. */
function scrollToHash(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  scrollTo({ top: target ? target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET : 0 });
}

/**
 * After each navigation the first heading takes focus and the page scrolls to the top or to the
 * hash (docs/specification.md#titres-focus). The only place where focus and scroll are moved after a navigation.
 * A page of the questionnaire gives the address of what shows as `shown`, which may come before its own: it is arrived
 * at once, and its heading has the focus from the opening by the browser on. Done as the page is drawn: later, it would
 * take the focus from whoever is typing already.
 */
export function useArrival(ready = true, shown?: string): void {
  const { pathname, hash } = useLocation();
  const page = shown ?? pathname;
  const asks = shown !== undefined;
  useLayoutEffect(() => {
    if (!ready || !page) return undefined;
    const opening = landed === undefined || landed === page;
    landed = page;
    if (opening && !hash) {
      const free = document.activeElement === document.body && estChezSoi();
      return asks && free ? keepHeadingFocused() : undefined;
    }
    const stop = estChezSoi() ? keepHeadingFocused() : undefined;
    scrollToHash(hash);
    return stop;
  }, [page, hash, ready, asks]);
}
