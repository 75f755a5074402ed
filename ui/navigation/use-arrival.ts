import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Room left above an anchor when the page scrolls to it (simulator.md §9). */
const SCROLL_OFFSET = 300;

/**
 * After each navigation the first heading takes focus and the page scrolls to the top or to the
 * hash (simulator.md §2). The only place where focus and scroll are moved after a navigation.
 */
export function useArrival(ready = true): void {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (!ready || !pathname) return;
    if (first.current) {
      first.current = false;
      if (!hash) return;
    }
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
