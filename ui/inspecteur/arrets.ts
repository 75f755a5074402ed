import { lireLesLignes } from "../stats/lire.ts";
import { departsPourCent, parEtape } from "../stats/resumer.ts";
import type { Chaleur } from "./chaleur.ts";

/** Where people leave the site, out of a hundred who came to the step, as this site counted it. Rejects when it cannot be read. */
export async function lireArrets(): Promise<Chaleur> {
  const etapes = parEtape(await lireLesLignes(), []);
  return {
    etapes: Object.fromEntries(
      etapes.flatMap(({ sujet, nombres }) => {
        const departs = departsPourCent(nombres);
        return departs === undefined ? [] : [[sujet, departs]];
      }),
    ),
  };
}
