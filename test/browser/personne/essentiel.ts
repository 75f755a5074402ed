import { expect } from "vitest";
import { LISTE_ENFANTS } from "../../../machines/journey/screens.ts";
import { parcoursOf } from "../../../machines/journey/walk.ts";
import { conduireLeFoyer } from "../../approuver/faits/foyers-resultats.ts";
import { conduireALEssentiel, type EcranEssentiel } from "../../essentiel/conduire.ts";
import type { FoyerRaconte } from "../../../machines/foyers/foyer.ts";
import { type AuDoigt, repondreALaQuestion } from "./gestes.ts";
import { repondreALEcran } from "./ecran.ts";
import { attendre, type EcranArrive } from "./regard.ts";
import type { Observateur } from "./suivre.ts";

const court = (path: string) => path.replace("/simulation/", "");

/**
 * Takes a household from the first question to its results in the essential form, by what is read on the screen: it
 * answers there what it answers to the same questions of the whole journey. Gives the number of screens.
 */
export async function suivreLEssentiel(
  personne: AuDoigt,
  foyer: FoyerRaconte,
  temoin: Pick<Observateur, "regarder">,
): Promise<number> {
  const complet = conduireLeFoyer(foyer);
  const { ecrans } = conduireALEssentiel(complet.snapshot.context);
  const dits = new Map(complet.pas.map((pas) => [pas.quoi, pas]));
  const steps = parcoursOf(complet.snapshot.context).byPath;
  const { page } = personne;
  let ecran: EcranArrive = await attendre(page, "");
  const suivre = async (texte: string) => {
    await personne.toucher(texte);
    ecran = await attendre(page, ecran.chemin);
  };
  const cocher = ({ posees }: EcranEssentiel) =>
    repondreALEcran(
      personne,
      posees.flatMap((un) => steps.get(un) ?? []),
      (path) => dits.get(court(path)),
    );
  const aAjouter = [...(foyer.enfants ?? [])];
  for (const un of ecrans) {
    expect(ecran.chemin, `« ${foyer.titre} »`).toBe(court(un.path));
    await temoin.regarder?.(ecran.chemin);
    if (un.path === LISTE_ENFANTS) {
      await suivre(foyer.enfants?.length ? "Continuer" : "Je n’ai pas d’enfant");
      continue;
    }
    if (un.aPlusieurs) await cocher(un);
    else {
      const { reponse, dite = "" } = dits.get(court(un.path)) ?? {};
      if (!reponse) throw new Error(`${un.path} : personne n’y répond`);
      const { question, dit, ecoute } = reponse;
      await repondreALaQuestion(personne, question, {
        dit,
        dite,
        revenus: ecoute.revenus,
        enfants: new Map([...ecoute.enfantsAvecRevenus].map(([, oui], rang) => [prenomDonne(rang), oui])),
      });
    }
    await suivre("Continuer");
    if (ecran.chemin === court(LISTE_ENFANTS) && aAjouter.shift() !== undefined)
      await suivre("Ajouter un enfant");
  }
  expect(ecran.chemin, `« ${foyer.titre} »`).toBe("resultats");
  return ecrans.length;
}

/** What a child is called who was not asked for its first name. */
const prenomDonne = (rang: number) => `votre ${rang + 1}${rang ? "e" : "er"} enfant`;
