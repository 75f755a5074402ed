import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useSessionSend } from "../session/use-session.tsx";

/** Colours a partner may choose for its page; anything else is ignored. */
const THEMES = new Set(["bleu", "vert", "violet", "rouge", "anthracite"]);

/** Applies the settings of the address: debug mode, embedded layout, theme colour. */
export function useReglages(): { iframe: boolean } {
  const send = useSessionSend();
  const [params] = useSearchParams();
  const debug = params.get("debug") === "parcours";
  const iframe = params.has("iframe");
  const theme = params.get("themeColor") ?? "";
  useCadre(iframe);
  useEffect(() => {
    if (debug) send({ type: "DEMO.ON" });
  }, [send, debug]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (THEMES.has(theme)) dataset["theme"] = theme;
    else delete dataset["theme"];
    if (theme && !THEMES.has(theme))
      console.warn(`themeColor=${theme} n’est pas pris : ${[...THEMES].join(", ")}.`);
  }, [theme]);
  return { iframe };
}

/** In the frame of another page: tells it the height, and each new page. */
function useCadre(iframe: boolean): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (!iframe || window.parent === window) return;
    const autre = last.current !== pathname;
    last.current = pathname;
    // Without that script the frame keeps the height it has, and scrolls.
    void import("./cadre.ts").then(
      ({ suivreLaHauteur, annoncerLaPage }) => {
        suivreLaHauteur();
        if (autre) annoncerLaPage();
      },
      () => undefined,
    );
  }, [iframe, pathname]);
}
