import { PATRIMOINE, RECAPITULATIF, RESSOURCES_FISCALES } from "../screens.ts";
import { chapter } from "../spec.ts";
import { revenus } from "./revenus.ts";

/** Every answer, and what is entered outside the questions (docs/specification.md#hors-parcours). */
export const recapitulatif = chapter("recapitulatif", {
  chiffrable: true,
  screens: [
    { key: "réponses", id: "recapitulatif", path: RECAPITULATIF },
    {
      key: "ressources fiscales",
      id: "ressources/fiscales",
      path: RESSOURCES_FISCALES,
      fil: revenus.name,
    },
    { key: "patrimoine", id: "ressources/patrimoine", path: PATRIMOINE, fil: revenus.name },
  ],
});
