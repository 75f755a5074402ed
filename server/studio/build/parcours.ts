import { type Chemin, contexteDuChemin } from "../../../machines/studio/chemins/chemin.ts";
import {
  cheminsMontres,
  essaiDuContexte,
  essaisEngendres,
  type ParcoursEcrits,
  reponsesDonnees,
} from "../../../machines/studio/chemins/essayes.ts";
import { engendrerSuite } from "../../../machines/studio/chemins/generer.ts";
import { conduire } from "../../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../../machines/studio/foyers/themes.ts";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { couvertDe } from "../../../machines/studio/personas/couvert.ts";
import { versionEcrite } from "../parcours/versions.ts";
import { communeRacontee } from "../../catalogue/lieux/communes/racontee.ts";

/** Seed of the journeys that the pages show, the same as the tests’ of the day. */
const GRAINE = 1;

/** The journeys that are tried, told then generated, and what they cover: what the page shows and the long tests hold. */
export function parcoursEssayes(chemins: readonly Chemin[] = engendrerSuite(GRAINE).chemins) {
  const racontes = themesDesFoyers.flatMap(({ titre: pour, foyers }) =>
    foyers.map((foyer) => ({
      pour,
      titre: foyer.titre,
      context: conduire(foyer, communeRacontee).snapshot.context,
    })),
  );
  const montres = cheminsMontres(chemins);
  const essais = [
    ...racontes.map(({ context, ...dit }) => essaiDuContexte(context, { sorte: "raconté", ...dit })),
    ...essaisEngendres(montres),
  ];
  const contextes = [...racontes.map(({ context }) => context), ...montres.map(contexteDuChemin)];
  const reponses = reponsesDonnees([
    ...racontes.map(() => []),
    ...montres.map(({ pas }) => pas.flatMap(({ dits }) => dits)),
  ]);
  return {
    ecrits: { essais, reponses } satisfies ParcoursEcrits,
    couvert: couvertDe(etapesDe(tree), contextes),
  };
}

/** What the inspector lists, colours and takes away, by the name of its file: a browser would take a minute to find it. */
export function parcoursEcrits(): Record<string, string> {
  const { ecrits, couvert } = parcoursEssayes();
  return {
    "parcours.json": JSON.stringify(ecrits),
    "passages.json": JSON.stringify(couvert),
    ...versionEcrite(),
  };
}
