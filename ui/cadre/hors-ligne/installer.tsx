import { createRoot } from "react-dom/client";
import { messageSW, Workbox } from "workbox-window";
import { horsLigne } from "../../../machines/pages/hors-ligne.ts";
import { apresPeinture } from "../navigation/apres-peinture.ts";
import { version } from "../navigation/reload.ts";
import type { DitALOuvrier } from "./messages.ts";

/** A newer version waits: it is taken when the person says so, her answers staying in the tab. */
const NouvelleVersion = ({ prendre }: { prendre: () => void }) => (
  <section className="banner no-print" aria-label="Nouvelle version">
    <p role="status">
      Une nouvelle version du simulateur est prête. La page se rechargera ; vos réponses restent.
    </p>
    <button type="button" className="link" onClick={prendre}>
      La prendre
    </button>
  </section>
);

/** Asks the worker that waits whether it keeps the script that this page runs. */
const estDeCettePage = (attend: ServiceWorker): Promise<boolean> =>
  messageSW(attend, {
    type: "EST_DE_TA_VERSION",
    entree: new URL(version()).pathname,
  } satisfies DitALOuvrier) as Promise<boolean>;

/** Says above the page that another version is ready; `prendre` takes it. */
function proposer(prendre: () => void): void {
  const lieu = document.createElement("div");
  lieu.className = "above";
  document.getElementById("app")?.before(lieu);
  createRoot(lieu).render(<NouvelleVersion prendre={prendre} />);
}

/** Follows the versions that come: one that this page already runs is taken at once, another when the person says so. */
async function installer(): Promise<void> {
  const ouvrier = new Workbox(horsLigne.ouvrier);
  let proposee = false;
  ouvrier.addEventListener("waiting", async ({ sw }) => {
    if (sw && (await estDeCettePage(sw))) return ouvrier.messageSkipWaiting();
    if (proposee) return;
    proposee = true;
    proposer(() => {
      ouvrier.addEventListener("controlling", () => location.reload());
      ouvrier.messageSkipWaiting();
    });
  });
  await ouvrier.register({ immediate: true });
  // A tab may stay open for days: who comes back to it, or to the network, hears of what is new.
  const regarder = () =>
    document.visibilityState === "visible" && void ouvrier.update().catch(() => undefined);
  document.addEventListener("visibilitychange", regarder);
  addEventListener("online", regarder);
}

interface Reseau {
  connection?: { saveData?: boolean };
}

let demande = false;

/**
 * Has a worker keep the simulator on this device (ouvrier.ts), to go on without a network: never where the browser
 * spares data (`Save-Data`), nor in a frame of another site. A browser that refuses goes on as before.
 */
export function garderSurLAppareil(): void {
  const { connection } = navigator as Reseau;
  if (demande || !("serviceWorker" in navigator) || window.top !== window || connection?.saveData) return;
  // Storage that is refused is refused to a worker too: Firefox says it as a fault.
  if (!navigator.cookieEnabled) return;
  demande = true;
  apresPeinture(() => void installer().catch(() => undefined));
}
