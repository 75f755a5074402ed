import type { FoyerTemoin } from "../../../catalogue/apercu/foyers.ts";
import { themesDesFoyers } from "../../foyers/themes.ts";
import { conduireLeFoyer } from "./foyers-parcours.ts";

/** The approved households as they are sent, for the editors’ preview. */
export const TEMOINS = "catalogue/apercu/foyers-temoins.json";

/** One household a line. */
export function texteDesTemoins(): string {
  const temoins = themesDesFoyers.flatMap(({ foyers }) =>
    foyers.map((foyer): FoyerTemoin => {
      const { situation } = conduireLeFoyer(foyer);
      return { titre: foyer.titre, ...(foyer.marque && { marque: foyer.marque }), situation };
    }),
  );
  return `[\n${temoins.map((un) => JSON.stringify(un)).join(",\n")}\n]\n`;
}
