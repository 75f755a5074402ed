import { messageSW, Workbox } from "workbox-window";
import { horsLigne } from "../../machines/pages/hors-ligne.ts";
import { version } from "../navigation/reload.ts";
import { annoncerLaVersion } from "./nouvelle.ts";

/** Asks the worker that waits whether it keeps the script that this page runs. */
const estDeCettePage = (attend: ServiceWorker): Promise<boolean> =>
  messageSW(attend, { type: "EST_DE_TA_VERSION", entree: new URL(version()).pathname }) as Promise<boolean>;

/**
 * Has a worker keep the simulator on this device (ouvrier.ts), and follows its versions: one that this page already
 * runs is taken at once, another when the person says so.
 */
export async function installer(): Promise<void> {
  const ouvrier = new Workbox(horsLigne.ouvrier);
  ouvrier.addEventListener("waiting", async ({ sw }) => {
    if (sw && (await estDeCettePage(sw))) return ouvrier.messageSkipWaiting();
    annoncerLaVersion(() => {
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
