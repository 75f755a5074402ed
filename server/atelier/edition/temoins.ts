import type { FoyerTemoin } from "../../../catalogue/atelier/apercu/foyers.ts";
import { conduire } from "../../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../../machines/studio/foyers/themes.ts";
import { communeRacontee } from "../../catalogue/lieux/communes/racontee.ts";

/** The told households with what they send, for the preview of editors. A second. */
export const foyersTemoins = (): FoyerTemoin[] =>
  themesDesFoyers
    .flatMap(({ foyers }) => foyers)
    .map((foyer) => {
      const { titre, marque } = foyer;
      return { titre, ...(marque && { marque }), situation: conduire(foyer, communeRacontee).situation };
    });
