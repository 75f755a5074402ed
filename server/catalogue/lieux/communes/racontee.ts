import type { Commune } from "../../../../catalogue/situation/situation.ts";
import { communeSearch } from "../../../../catalogue/lieux/communes/search.ts";
import { readLignes } from "./data.ts";

let chercher: ReturnType<typeof communeSearch> | undefined;

/** A commune as the search of the site finds it first. Throws when it finds none. */
export function communeRacontee(dite: string): Commune {
  chercher ??= communeSearch(readLignes());
  const [trouvee] = chercher(dite);
  if (!trouvee) throw new Error(`Commune introuvable : ${dite}`);
  const { ancienNom: _nom, certaine: _certaine, ...commune } = trouvee;
  return commune;
}
