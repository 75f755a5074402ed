import { RESULTATS } from "../screens.ts";
import { chapter } from "../spec.ts";

/** What the household may get. */
export const resultats = chapter("resultats", {
  title: "Résultat de votre simulation",
  fil: "Vos résultats",
  help: "Une estimation pour vous orienter\u00a0: seul l’organisme qui verse l’aide décide.",
  screens: [{ key: "liste", id: "resultats", path: RESULTATS }],
});
