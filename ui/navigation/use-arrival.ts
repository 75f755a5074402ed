import { useEffect } from "react";
import { useLocation } from "react-router";

/** Room left above an anchor when the page scrolls to it (simulator.md §9). */
const SCROLL_OFFSET = 300;

/** Page where the visit stands: the first one is opened by the browser, not by a navigation. */
let landed: string | undefined;

/**
 * After each navigation the first heading takes focus and the page scrolls to the top or to the
 * hash (simulator.md §2). The only place where focus and scroll are moved after a navigation.
 */
export function useArrival(ready = true): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!ready || !pathname) return;
    const opening = landed === undefined || landed === pathname;
    landed = pathname;
    if (opening && !hash) return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const top = target ? target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET : 0;
    scrollTo({ top });
  }, [pathname, hash, ready]);
}
