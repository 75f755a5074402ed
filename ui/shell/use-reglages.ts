import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useSessionSend } from "../session/use-session.tsx";
import { estUnTheme, THEMES } from "./themes.ts";

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
    if (estUnTheme(theme)) dataset["theme"] = theme;
    else delete dataset["theme"];
    if (!theme || estUnTheme(theme)) return undefined;
    let quittee = false;
    // Without that script the page keeps the colour of the site.
    void import("../integrer/couleur.ts").then(
      ({ estUneCouleur, colorer }) => {
        if (quittee) return;
        if (estUneCouleur(theme)) colorer(theme);
        else
          console.warn(
            `themeColor=${theme} n’est pas pris : ${THEMES.join(", ")}, ou # et six chiffres hexadécimaux.`,
          );
      },
      () => undefined,
    );
    return () => {
      quittee = true;
    };
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
