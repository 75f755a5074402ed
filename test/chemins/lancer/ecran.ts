import type { Chemin } from "../chemin.ts";
import { aLEcranTous, type BilanDEcran } from "../navigateur.ts";

/** The process of `npm run test:paths` that holds the browser: the others compute meanwhile. */
export interface CommandeDEcran {
  chemins: readonly Chemin[];
  /** Journeys at the end of which every address is opened. */
  adresses: readonly number[];
  /** Journeys walked side by side. */
  ensemble: number;
}
export type ReponseDEcran = { bilans: BilanDEcran[] } | { erreur: string };

/** At night, one line of progress for so many journeys. */
const PAR_LIGNE = 50;

const dire = (reponse: ReponseDEcran) => process.send?.(reponse);

process.once("message", async ({ chemins, adresses, ensemble }: CommandeDEcran) => {
  const numeros = new Set(adresses);
  const finir = ({ numero, problemes }: BilanDEcran, faits: number) => {
    for (const { propriete, ou, detail } of problemes)
      console.log(`✗ chemin ${numero} : ${propriete}, à ${ou}${detail && ` : ${detail}`}`);
    if (faits % PAR_LIGNE === 0) console.log(`${faits} chemins suivis à l’écran sur ${chemins.length}`);
  };
  await aLEcranTous(chemins, ({ numero }) => numeros.has(numero), { ensemble, finir }).then(
    (bilans) => dire({ bilans }),
    (erreur: Error) => dire({ erreur: erreur.message }),
  );
});
