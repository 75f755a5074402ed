import type { Access, KeptSession } from "../../machines/session/state.ts";
import { attempt, nomIci } from "./fenetre.ts";
import { suivreLaMarque } from "./marque.ts";
import { eraseWindow, keepsNothing, readTab, SESSION } from "./storage.ts";

const EFFACEES = "Vos réponses ont été effacées.";

/** What the server keeps of this tab. */
export function gardesDuServeur(): readonly Access[] {
  const lue = attempt(() => JSON.parse(readTab().session ?? "{}") as KeptSession) ?? {};
  const { simulation, opened, erasing = [] } = lue;
  return [...erasing, ...[simulation, opened].filter((un) => un != null)];
}

/**
 * Leaves nothing of what this tab held, but what the server is still to erase of it: the session that starts next sees to
 * that. True if there was something.
 */
export function oublierLOnglet(): boolean {
  const vide = keepsNothing();
  const erasing = gardesDuServeur();
  eraseWindow();
  if (vide) return false;
  const reste: KeptSession = {
    erasing,
    message: { text: EFFACEES, kind: "info", views: 2 },
  };
  attempt(() => sessionStorage.setItem(nomIci(SESSION), JSON.stringify(reste)));
  return true;
}

const ACCUEIL = "/";

/**
 * Has this window forget what another one erases (docs/specification.md#effacer): what it holds in memory goes with its page,
 * whose place the home page takes. True if that happened while it was away, and it is leaving.
 */
export function suivreLesEffacements(): boolean {
  let partie = false;
  const partir = () => {
    if (partie) return;
    partie = true;
    oublierLOnglet();
    // How the page is shown in another one stays.
    location.replace(ACCUEIL + location.search);
  };
  if (!suivreLaMarque(partir)) return false;
  const rien = !oublierLOnglet();
  if (rien || location.pathname === ACCUEIL) return false;
  location.replace(ACCUEIL + location.search);
  return true;
}
