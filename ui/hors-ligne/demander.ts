import { apresPeinture } from "../navigation/apres-peinture.ts";

interface Reseau {
  connection?: { saveData?: boolean };
}

/**
 * Has this device keep the simulator, to go on without a network: never where the browser spares data (`Save-Data`),
 * nor in a frame of another site. A browser that refuses goes on as before.
 */
export function garderSurLAppareil(): void {
  const { connection } = navigator as Reseau;
  if (!("serviceWorker" in navigator) || window.top !== window || connection?.saveData) return;
  apresPeinture(() => {
    import("./installer.ts").then(({ installer }) => installer()).catch(() => undefined);
  });
}
