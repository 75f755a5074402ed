import type { FoyerRaconte } from "../../../machines/foyers/foyer.ts";
import { themesDesFoyers } from "../../../machines/foyers/themes.ts";
import { direUneFois, ecrireSections, type PartieDite } from "../sections.ts";
import {
  conduireLeFoyer,
  type FoyerLu,
  type PasLu,
  groupesDits,
  resultatsDuFoyer,
} from "./foyers-resultats.ts";

export const FOYERS = "test/approuves/foyers";

/** What is to check of an aid, for every household. */
export const QUESTIONS_DES_AIDES = "test/approuves/foyers-a-verifier.txt";

/** Title of the part that is not a group of results. */
const REPONSES = "Répond";

export interface FoyerSuivi {
  foyer: FoyerRaconte;
  conduit: FoyerLu;
}

/** An answer; the applicant’s own by the name of its field. */
const pasDit = ({ quoi, dite }: PasLu) =>
  dite === undefined ? `[${quoi}]` : `${quoi.replace(/^individu\/(demandeur\/)?/, "")} : ${dite}`;

const partieDite = ({ titre, lignes }: PartieDite) => [titre, ...lignes.map((ligne) => `  ${ligne}`)];

/** A household: what it answers that most do not, and what it obtains. */
async function foyerDit({ foyer, conduit }: FoyerSuivi): Promise<PartieDite> {
  const { titre, marque = "neutre" } = foyer;
  const siennes = conduit.pas.filter(({ ordinaire }) => !ordinaire).map(pasDit);
  const groupes = groupesDits(await resultatsDuFoyer(conduit.situation, marque));
  return {
    titre,
    lignes: [
      ...(marque === "neutre" ? [] : [`marque ${marque}`]),
      ...partieDite({ titre: REPONSES, lignes: siennes }),
      ...groupes.flatMap(partieDite),
    ],
  };
}

/** The journey of each household; throws with all that is asked in vain, or not told, a line each. */
export function conduireTous(): FoyerSuivi[] {
  const erreurs: string[] = [];
  const suivis = themesDesFoyers
    .flatMap(({ foyers }) => foyers)
    .flatMap((foyer) => {
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

/** An aid, what it gives, then what a household must check of it. */
const A_VERIFIER =
  /^(?<garde> {4}(?<sujet>.+?)(?: : .*?)?(?: \(montant à vérifier\))? \((?:à vérifier|si))(?<dit> : .+)(?<fin>\))$/gm;

/** What is to check of the aids, by question. */
function questionsDesAides(dits: ReadonlyMap<string, string>): string {
  const parties = [...new Set(dits.values())].sort().map((question) => ({
    titre: question.slice(" : ".length),
    lignes: [...dits].flatMap(([aide, dit]) => (dit === question ? [aide] : [])).sort(),
  }));
  return ecrireSections("Ce qui reste à vérifier de plusieurs foyers", parties);
}

/** One text per theme, and what is to check of the aids. */
export async function textesDesFoyers(): Promise<Map<string, string>> {
  const suivis = conduireTous();
  const textes = new Map<string, string>();
  for (const { nom, titre, foyers } of themesDesFoyers) {
    const sections: PartieDite[] = [];
    for (const suivi of suivis) if (foyers.includes(suivi.foyer)) sections.push(await foyerDit(suivi));
    textes.set(`${FOYERS}/${nom}.txt`, ecrireSections(titre, sections));
  }
  const [courts, dits] = direUneFois(textes, A_VERIFIER);
  return new Map([...courts, [QUESTIONS_DES_AIDES, questionsDesAides(dits)]]);
}
