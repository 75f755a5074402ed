import { pasDe } from "./chemin.ts";
import type { Formule } from "./formules.ts";
import { enMots } from "./mots.ts";
import type { Modele } from "./modele.ts";
import type { Porte } from "./portes.ts";
import { tirer } from "./tirage.ts";
import type { Monde, Univers } from "./univers.ts";

/** A place that a gate names: where it is read, and what must hold to be there. */
interface Place {
  nom: string;
  path: string | undefined;
  but: Formule;
}

/** Steps where they are asked, and answers where they are given. */
const placesPosees = ({ points }: Modele): Place[] =>
  points.flatMap(({ cle, active, visite: { stateId, path } }) => [
    { nom: cle, path, but: active },
    { nom: stateId, path, but: active },
  ]);

/** Conditions where they are read, whatever they say. */
const placesLues = ({ lectures, lecturesDesReponses, visites }: Modele): Place[] =>
  [...lectures, ...lecturesDesReponses].map(({ lieu, avant, ouverte }) => ({
    nom: lieu,
    path: visites[avant]?.path,
    but: ouverte,
  }));

/** The answers that lead to a place in one kind of household, the plainest everywhere else. */
function repondre({ modele, exploration }: Monde, { but, path }: Place): string[] | undefined {
  const choix = exploration.trouver(but);
  if (!choix) return undefined;
  const reponses = tirer(modele, choix, (_, offertes) => offertes[0] as number);
  return enMots({ pas: pasDe(modele, reponses) }, path);
}

/** A short way, in words, to the place named at the beginning of a text; nothing if none is known. */
export function accesA(
  { mondes }: Univers,
  quoi: string,
  placesDe: (modele: Modele) => readonly Place[] = placesPosees,
): readonly string[] | undefined {
  const chemins = mondes.flatMap((monde) => {
    const nommees = placesDe(monde.modele).filter(({ nom }) => quoi.startsWith(nom));
    const plusPrecise = Math.max(...nommees.map(({ nom }) => nom.length));
    return nommees
      .filter(({ nom }) => nom.length === plusPrecise)
      .flatMap((place) => {
        const chemin = repondre(monde, place);
        return chemin ? [chemin] : [];
      });
  });
  return chemins.sort((a, b) => a.length - b.length)[0];
}

/** A gate, each thing it misses with a short way to it. */
export const avecAcces = (porte: Porte, univers: Univers): Porte => ({
  ...porte,
  manquants: porte.manquants.map((manque, n) =>
    manque.chemin || n >= 60
      ? manque
      : {
          ...manque,
          chemin: manque.lieu ? accesA(univers, manque.lieu, placesLues) : accesA(univers, manque.quoi),
        },
  ),
});
