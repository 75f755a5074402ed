import { RESULTATS } from "../screens.ts";
import { chapter } from "../spec.ts";

/** What the household may get. */
export const resultats = chapter("resultats", {
  screens: [{ key: "liste", id: "resultats", path: RESULTATS }],
});
