import { useEffect } from "react";
import { annoncer } from "../navigation/annonces.ts";

/** What the page says as long as no script has come. */
export const retirerLAttente = (): void => document.getElementById("attente")?.remove();

/** The page is alive: what waited for its scripts goes. */
export function Arrivee(): null {
  useEffect(() => {
    retirerLAttente();
    delete document.querySelector<HTMLElement>("[data-ecrite]")?.dataset["ecrite"];
  }, []);
  return null;
}

/** A page that is not what the server wrote is shown as it should be, and that is a fault. */
export const direLEcart = (error: unknown): void => annoncer({ type: "faute", error });
