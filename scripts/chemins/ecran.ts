import type { Chemin } from "../../test/chemins/chemin.ts";
import { aLEcranTous, type BilanDEcran } from "../../test/chemins/navigateur.ts";

/** The process of `npm run test:paths` that holds the browser: the others compute meanwhile. */
export interface CommandeDEcran {
  chemins: readonly Chemin[];
  /** Journeys at the end of which every address is opened. */
  adresses: readonly number[];
}
export type ReponseDEcran = { bilans: BilanDEcran[] } | { erreur: string };

const dire = (reponse: ReponseDEcran) => process.send?.(reponse);

process.once("message", async ({ chemins, adresses }: CommandeDEcran) => {
  const numeros = new Set(adresses);
  await aLEcranTous(chemins, ({ numero }) => numeros.has(numero)).then(
    (bilans) => dire({ bilans }),
    (erreur: Error) => dire({ erreur: erreur.message }),
  );
});
