import type { FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { themesDesFoyers } from "../../../machines/studio/foyers/themes.ts";
import {
  direUneFois,
  ecrireSections,
  type Effets,
  enMoins,
  lireSections,
  type PartieDite,
  type Textes,
} from "../sections.ts";
import {
  conduireLeFoyer,
  type FoyerLu,
  groupesDits,
  type PasLu,
  resultatsDuFoyer,
} from "./foyers-resultats.ts";

/** Groups that give something: not what is to check, nor what is received already. */
const GAGNENT = /^(Aides|Offres)/;
const RIEN = /^Aides (que vous recevez|non calculées)/;

/** Names of what a household obtains, set in under their group. */
function obtenues({ lignes }: PartieDite): string[] {
  let gagne = false;
  return lignes.flatMap((ligne) => {
    if (ligne.startsWith("  ")) return gagne ? [ligne.trim().split(" : ")[0] ?? ""] : [];
    gagne = GAGNENT.test(ligne) && !RIEN.test(ligne);
    return [];
  });
}

const parTitre = (textes: Textes) =>
  new Map(
    [...textes].flatMap(([chemin, texte]) =>
      chemin.includes("foyers/") ? lireSections(texte).map((un) => [un.titre, un] as const) : [],
    ),
  );

/** What a change does to the told households; new ones gain nothing. */
export function effetsSurLesFoyers(avant: Textes, apres: Textes): Effets {
  const [gagnees, perdues] = [new Map<string, number>(), new Map<string, number>()];
  const compter = (dans: Map<string, number>, noms: readonly string[]) => {
    for (const nom of noms) dans.set(nom, (dans.get(nom) ?? 0) + 1);
  };
  const [vieux, neufs] = [parTitre(avant), parTitre(apres)];
  let foyers = 0;
  for (const [titre, un] of neufs) {
    const ancien = vieux.get(titre);
    if (ancien && ancien.lignes.join("\n") === un.lignes.join("\n")) continue;
    foyers += 1;
    if (!ancien) continue;
    compter(gagnees, enMoins(obtenues(un), obtenues(ancien)));
    compter(perdues, enMoins(obtenues(ancien), obtenues(un)));
  }
  return { foyers, tous: neufs.size, gagnees, perdues };
}

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
