import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { emptySituation } from "../../../machines/answers/fold.ts";
import type { FoyerRaconte } from "../../foyers/foyer.ts";
import { themesDesFoyers } from "../../foyers/themes.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { ecartsDuFoyer, effetsDits } from "./effets.ts";
import { FOYER_ENVOYE, QUESTIONS_POSEES } from "./foyers-changements.ts";
import { couvertureDite, type FoyerSuivi } from "./foyers-couverture.ts";
import { conduireLeFoyer, type PasDuFoyer } from "./foyers-parcours.ts";
import { groupesDits, resultatsDuFoyer } from "./foyers-resultats.ts";

export const FOYERS = "test/approuves/foyers";

const pasDit = ({ quoi, dite }: PasDuFoyer) => (dite === undefined ? `[${quoi}]` : `${quoi} : ${dite}`);

/** What the results are computed from, by what differs from a household without any answer; a person a line. */
export function foyerEnvoye(situation: Situation): string[] {
  const vide = emptySituation(
    JOUR_FIXE,
    situation.enfants?.map(({ id }) => Number(id.split("_")[1])) ?? null,
  );
  const parQui = new Map<string, string[]>();
  for (const dit of effetsDits(ecartsDuFoyer(vide, situation))) {
    const [, qui = "", quoi = ""] = /^((?:enfants\.)?[^.]+)\.(.*)$/.exec(dit) ?? [];
    parQui.set(qui, [...(parQui.get(qui) ?? []), quoi]);
  }
  return [...parQui].map(([qui, quoi]) => `${qui} : ${quoi.join(" ; ")}`);
}

const partieDite = ({ titre, lignes }: PartieDite) => [titre, ...lignes.map((ligne) => `  ${ligne}`)];

/** A household: the questions it is asked with its answers, what is sent, what it obtains. */
async function foyerDit({ foyer, conduit }: FoyerSuivi): Promise<PartieDite> {
  const { titre, marque = "neutre" } = foyer;
  const { pas, situation } = conduit;
  const resultats = await resultatsDuFoyer(situation, marque);
  const parties = [
    { titre: QUESTIONS_POSEES, lignes: pas.map(pasDit) },
    { titre: FOYER_ENVOYE, lignes: foyerEnvoye(situation) },
    ...groupesDits(resultats),
  ];
  return { titre, lignes: [`marque ${marque}`, ...parties.flatMap(partieDite)] };
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
