import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { ecrireSections } from "../sections.ts";
import { montantEcrit } from "./aides/fiche.ts";

export const FORMES = "test/approuves/formes.txt";

/** An amount without its figures: « N € par mois, au plus ». */
const forme = (ecrit: string) => ecrit.replaceAll(/\d[\d ,]*\d|\d/g, "N");

/** Every way in which the amount of an aid is written: a new one is read before it is kept. */
export function texteDesFormes({ aides }: Catalogue): string {
  const formes = aides.flatMap((aide) => montantEcrit(aide) ?? []).map(forme);
  return ecrireSections("Façons d’écrire un montant", [
    { titre: "Un montant", lignes: [...new Set(formes)].sort() },
  ]);
}
