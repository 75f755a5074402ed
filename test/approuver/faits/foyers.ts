import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { emptySituation } from "../../../machines/answers/fold.ts";
import type { FoyerRaconte, ThemeDeFoyers } from "../../foyers/foyer.ts";
import { themesDesFoyers } from "../../foyers/themes.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { ecartsDuFoyer, effetsDits } from "./effets.ts";
import { FOYER_ENVOYE, QUESTIONS_POSEES } from "./foyers-changements.ts";
import { couvertureDite } from "./foyers-couverture.ts";
import { conduireLeFoyer, type FoyerConduit, type PasDuFoyer } from "./foyers-parcours.ts";
import { groupesDits, resultatsDuFoyer } from "./foyers-resultats.ts";

export const FOYERS = "test/approuves/foyers";

const pasDit = ({ quoi, dite }: PasDuFoyer) => (dite === undefined ? `[${quoi}]` : `${quoi} : ${dite}`);

/** What the results are computed from, by what differs from a household without any answer; a person a line. */
function foyerEnvoye(situation: Situation): string[] {
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
async function foyerDit({ titre, marque = "neutre" }: FoyerRaconte, { pas, situation }: FoyerConduit) {
  const resultats = await resultatsDuFoyer(situation, marque);
  const parties = [
    { titre: QUESTIONS_POSEES, lignes: pas.map(pasDit) },
    { titre: FOYER_ENVOYE, lignes: foyerEnvoye(situation) },
    ...groupesDits(resultats),
  ];
  return { titre, lignes: [`marque ${marque}`, ...parties.flatMap(partieDite)] };
}

const conduits = new Map<FoyerRaconte, FoyerConduit>();

/** The journey of each household, once. */
export function leFoyerConduit(foyer: FoyerRaconte): FoyerConduit {
  const connu = conduits.get(foyer) ?? conduireLeFoyer(foyer);
  conduits.set(foyer, connu);
  return connu;
}

async function texteDuTheme({ titre, foyers }: ThemeDeFoyers): Promise<string> {
  const sections: PartieDite[] = [];
  for (const foyer of foyers) sections.push(await foyerDit(foyer, leFoyerConduit(foyer)));
  return ecrireSections(titre, sections);
}

/** One text per theme, then what all of them cover. */
export async function textesDesFoyers(): Promise<Map<string, string>> {
  const textes = new Map<string, string>();
  for (const theme of themesDesFoyers) textes.set(`${FOYERS}/${theme.nom}.txt`, await texteDuTheme(theme));
  const tous = themesDesFoyers.flatMap(({ foyers }) =>
    foyers.map((foyer) => ({ foyer, conduit: leFoyerConduit(foyer) })),
  );
  return textes.set(
    `${FOYERS}/couverture.txt`,
    ecrireSections("Ce que les foyers couvrent", couvertureDite(tous)),
  );
}
