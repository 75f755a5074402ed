import type { FoyerTemoin } from "../../catalogue/apercu/foyers.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { conduire } from "../../machines/foyers/conduire.ts";
import { themesDesFoyers } from "../../machines/foyers/themes.ts";
import { readLignes } from "../communes/data.ts";
import { communeSearch } from "../../catalogue/communes/search.ts";

let chercher: ReturnType<typeof communeSearch> | undefined;

/** A commune as the search of the site finds it first. Throws when it finds none. */
export function communeRacontee(dite: string): Commune {
  chercher ??= communeSearch(readLignes());
  const [trouvee] = chercher(dite);
  if (!trouvee) throw new Error(`Commune introuvable : ${dite}`);
  const { ancienNom: _nom, certaine: _certaine, ...commune } = trouvee;
  return commune;
}

/** The told households with what they send, for the preview of editors. A second. */
export const foyersTemoins = (): FoyerTemoin[] =>
  themesDesFoyers
    .flatMap(({ foyers }) => foyers)
    .map((foyer) => {
      const { titre, marque } = foyer;
      return { titre, ...(marque && { marque }), situation: conduire(foyer, communeRacontee).situation };
    });
