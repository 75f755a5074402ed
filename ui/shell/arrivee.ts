import { useEffect } from "react";
import { annoncer } from "../navigation/annonces.ts";
import type { SessionActor } from "../../machines/session/persist.ts";

/** What the page says as long as no script has come. */
export const retirerLAttente = (): void => document.getElementById("attente")?.remove();

/** The page is alive: what waited for its scripts goes, and the button that was pressed meanwhile is pressed. */
export function Arrivee(): null {
  useEffect(() => {
    retirerLAttente();
    const ecrite = document.querySelector<HTMLElement>("[data-ecrite]");
    if (!ecrite) return;
    delete ecrite.dataset["ecrite"];
    // Noted by the page itself (server/http/appuis.ts).
    (globalThis as { appui?: HTMLElement }).appui?.click();
  }, []);
  return null;
}

/**
 * A page that is not what the server wrote is shown as it should be, and that is a fault; but for somebody who
 * comes back: the server writes for those who have answered nothing.
 */
export function direLEcart(session: SessionActor, error: unknown): void {
  const { answers } = session.getSnapshot().children.journey!.getSnapshot().context;
  if (answers.length === 0) annoncer({ type: "faute", error });
}
