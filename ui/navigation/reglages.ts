import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useSessionSend } from "../session/use-session.tsx";
import type { Liens } from "../../machines/pages/dite.ts";
import { pageDite } from "./dite.ts";

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
    void import("../shell/cadre.ts").then(
      ({ suivreLaHauteur, annoncerLaPage }) => {
        suivreLaHauteur();
        if (autre) annoncerLaPage();
      },
      () => undefined,
    );
  }, [iframe, pathname]);
}

/** Links written by the server in the page. */
export const liensDeLaPage = (): Liens => pageDite().liens;

/** « 24 heures »: how long the server keeps a stored simulation. */
export function conservation({ conservation: hours = 24 }: Liens = liensDeLaPage()): string {
  return hours === 1 ? "1\u00a0heure" : `${hours}\u00a0heures`;
}

/** An external link carrying the partner’s identifier, when the visit came with one. */
export function avecIdentifiant(href: string, params: URLSearchParams): string {
  const id = params.get("external_id");
  if (!id) return href;
  const url = new URL(href);
  url.searchParams.set("external_id", id);
  return url.toString();
}
