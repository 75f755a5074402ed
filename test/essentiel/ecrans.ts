import { conduireLeFoyer } from "../approuver/faits/foyers-parcours.ts";
import { themesDesFoyers } from "../foyers/themes.ts";
import { conduireALEssentiel } from "./conduire.ts";

export const ECRANS = "test/approuves/ecrans.txt";

const mediane = (nombres: readonly number[]) => [...nombres].sort((a, b) => a - b)[nombres.length >> 1] ?? 0;

/** Text of `ecrans.txt`: for each approved household, the questions that it is asked, and the screens of the essential form. */
export function texteDesEcrans(): string {
  const foyers = themesDesFoyers
    .flatMap((theme) => theme.foyers)
    .map((foyer) => {
      const { pas, snapshot } = conduireLeFoyer(foyer);
      const entier = pas.filter(({ reponse }) => reponse).length;
      return { titre: foyer.titre, entier, essentiel: conduireALEssentiel(snapshot.context).ecrans.length };
    });
  return [
    "Écrans de chaque foyer : le parcours entier, puis l’essentiel, qui donne les mêmes résultats.",
    `Médiane : ${mediane(foyers.map(({ entier }) => entier))}, puis ${mediane(foyers.map(({ essentiel }) => essentiel))}`,
    "",
    ...foyers.map(({ titre, entier, essentiel }) => `${titre} : ${entier}, puis ${essentiel}`),
    "",
  ].join("\n");
}
