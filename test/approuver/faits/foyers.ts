import type { FoyerRaconte } from "../../foyers/foyer.ts";
import { themesDesFoyers } from "../../foyers/themes.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { couvertureDite, type FoyerSuivi } from "./foyers-couverture.ts";
import { conduireLeFoyer } from "./foyers-parcours.ts";
import { groupesDits, resultatsDuFoyer } from "./foyers-resultats.ts";
import { partieDite, teteDuFoyer } from "./foyers-tete.ts";

export const FOYERS = "test/approuves/foyers";

/** A household: the questions it is asked with its answers, what is sent, what it obtains. */
export async function foyerDit({ foyer, conduit }: FoyerSuivi): Promise<PartieDite> {
  const resultats = await resultatsDuFoyer(conduit.situation, foyer.marque ?? "neutre");
  return {
    titre: foyer.titre,
    lignes: [...teteDuFoyer(foyer, conduit), ...groupesDits(resultats).flatMap(partieDite)],
  };
}

/** The journey of each household; throws with all that is asked in vain, or not told, a line each. */
function conduireTous(foyers: readonly FoyerRaconte[]): FoyerSuivi[] {
  const erreurs: string[] = [];
  const suivis = foyers.flatMap((foyer) => {
    try {
      return [{ foyer, conduit: conduireLeFoyer(foyer) }];
    } catch (error) {
      erreurs.push((error as Error).message);
      return [];
    }
  });
  if (erreurs.length > 0) throw new Error(erreurs.join("\n"));
  return suivis;
}

/** One text per theme, then what all of them cover. */
export async function textesDesFoyers(): Promise<Map<string, string>> {
  const suivis = conduireTous(themesDesFoyers.flatMap(({ foyers }) => foyers));
  const textes = new Map<string, string>();
  for (const { nom, titre, foyers } of themesDesFoyers) {
    const sections: PartieDite[] = [];
    for (const suivi of suivis) if (foyers.includes(suivi.foyer)) sections.push(await foyerDit(suivi));
    textes.set(`${FOYERS}/${nom}.txt`, ecrireSections(titre, sections));
  }
  const couverture = ecrireSections("Ce que les foyers couvrent", couvertureDite(suivis));
  return textes.set(`${FOYERS}/couverture.txt`, couverture);
}
