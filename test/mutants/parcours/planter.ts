import type { Plugin } from "vite";
import type { FauteDeSource } from "./atelier.ts";

/** Writes the fault of the moment, if there is one, in its source as it is loaded. Throws if its text is not there once. */
export const planterDansLaSource = (laFaute: () => FauteDeSource | null | undefined): Plugin => ({
  name: "planter une faute",
  enforce: "pre",
  transform: (code, id) => {
    const plantee = laFaute();
    if (!plantee || !id.endsWith(`/${plantee.fichier}`)) return undefined;
    if (code.split(plantee.avant).length !== 2)
      throw new Error(`${plantee.fichier} ne dit pas une fois : ${plantee.avant}`);
    return { code: code.replace(plantee.avant, () => plantee.apres), map: null };
  },
});
