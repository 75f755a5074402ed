import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useSessionSend } from "../../session/use-session.tsx";
import { estUnTheme } from "../theme/themes.ts";

/** Applies the settings of the address: debug mode, embedded layout, theme colour. */
export function useReglages(): { iframe: boolean } {
  const send = useSessionSend();
  const [params] = useSearchParams();
  const debug = params.get("debug") === "parcours";
  const iframe = params.has("iframe");
  useCadre(iframe);
  useTheme(params.get("themeColor") ?? "");
  useEffect(() => {
    if (debug) send({ type: "DEMO.ON" });
  }, [send, debug]);
  return { iframe };
}

/** A colour by its name, or one of the partner’s own (`#rrggbb`); anything else is ignored. */
function useTheme(theme: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const connu = estUnTheme(theme);
    if (connu) dataset["theme"] = theme;
    else delete dataset["theme"];
    // Without that script the page keeps the colour of the site.
    if (theme && !connu)
      void import("../theme/couleur.ts").then(
        ({ colorer }) => colorer(theme),
        () => undefined,
      );
  }, [theme]);
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
