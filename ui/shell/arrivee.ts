import { useEffect, useLayoutEffect, useRef } from "react";
import { annoncer } from "../navigation/annonces.ts";
import { reloadFailed } from "../navigation/chunk.ts";
import { useSessionSource } from "../session/use-session.tsx";
import { lireCeQuiEstSaisi } from "./deja-saisi.ts";

/** What the page says as long as no script has come. */
export const retirerLAttente = (): void => document.getElementById("attente")?.remove();

/** Presses the button that was pressed before (server/http/appuis.ts): a page translated meanwhile was drawn anew, with its like. */
function presser(appui: HTMLElement | undefined): void {
  const dit = appui?.textContent;
  const semblable = () =>
    [...document.querySelectorAll<HTMLElement>("#app button")].find(({ textContent }) => textContent === dit);
  (appui?.isConnected ? appui : dit ? semblable() : undefined)?.click();
}

/**
 * The page is alive: what waited for its scripts goes, the machine of the session is asked for, what was typed
 * meanwhile is typed, and the button that was pressed is pressed.
 */
export function Arrivee(): null {
  const { ask } = useSessionSource();
  const direCeQuiEstSaisi = useRef<() => void>(undefined);
  // Read before anything is drawn again, which draws each field as the page knows it.
  useLayoutEffect(() => {
    const ecrite = document.querySelector("[data-ecrite]");
    if (ecrite) direCeQuiEstSaisi.current = lireCeQuiEstSaisi(ecrite);
  }, []);
  useEffect(() => {
    retirerLAttente();
    // Gone with a deployment, it brings the new page before anybody has typed; else whoever does something asks again.
    setTimeout(() => void ask().catch(reloadFailed));
    const ecrite = document.querySelector<HTMLElement>("[data-ecrite]");
    if (!ecrite) return;
    delete ecrite.dataset["ecrite"];
    setTimeout(() => {
      direCeQuiEstSaisi.current?.();
      presser((globalThis as { appui?: HTMLElement }).appui);
    });
  }, [ask]);
  return null;
}

/** A page that is not what the server wrote is shown as it should be, and that is a fault. */
export const direLEcart = (error: unknown): void => annoncer({ type: "faute", error });
