import type { CatalogueLu } from "../../../catalogue/fiches/compiled.ts";
import type { FaitDeLieu } from "../../../catalogue/fiches/phrases/noms.ts";
import type { VelosDonnes } from "../../../catalogue/results/velos/donnes.ts";
import type { Ecrire } from "../../../machines/pages/dite.ts";
import type { LigneDeCommune } from "../../../catalogue/lieux/communes/lignes.ts";

/** What the server reads once, when it starts. */
export interface Sources extends CatalogueLu {
  /** Communes, the most populated first. */
  communes: () => readonly LigneDeCommune[];
  /** Name of a region, a département, an intercommunality or a commune, from its code. */
  nomDeLieu: (fact: FaitDeLieu, code: string) => string | undefined;
  /** Bike aids of each collectivity. */
  velos: () => VelosDonnes;
  /** Folder of the built pages. */
  pages: string;
  /** Writes the pages that are read before they are used, where they are built too. */
  ecrire?: Ecrire;
}
