import { contexteDuChemin } from "../../../machines/studio/chemins/chemin.ts";
import {
  cheminsMontres,
  essaiDuContexte,
  essaisEngendres,
  type ParcoursEcrits,
} from "../../../machines/studio/chemins/essayes.ts";
import { engendrerSuite } from "../../../machines/studio/chemins/generer.ts";
import { conduire } from "../../../machines/studio/foyers/conduire.ts";
import { themesDesFoyers } from "../../../machines/studio/foyers/themes.ts";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { inatteignables } from "../../../machines/studio/graph/inatteignables.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { passagesDe } from "../../../machines/studio/personas/passages.ts";
import { versionEcrite } from "../parcours/versions.ts";
import { communeRacontee } from "../../catalogue/lieux/communes/racontee.ts";

/** Seed of the journeys that the pages show, the same as the tests’ of the day. */
const GRAINE = 1;

/** The journeys that are tried, told then generated, and how many go through each step and each move. */
function parcoursEssayes() {
  const racontes = themesDesFoyers.flatMap(({ titre: pour, foyers }) =>
    foyers.map((foyer) => ({
      pour,
      titre: foyer.titre,
      context: conduire(foyer, communeRacontee).snapshot.context,
    })),
  );
  const { chemins } = engendrerSuite(GRAINE);
  const essais = [
    ...racontes.map(({ context, ...dit }) => essaiDuContexte(context, { sorte: "raconté", ...dit })),
    ...essaisEngendres(chemins),
  ];
  const engendres = cheminsMontres(chemins).map(contexteDuChemin);
  const passages = passagesDe(etapesDe(tree), [...racontes.map(({ context }) => context), ...engendres]);
  return {
    ecrits: { essais, preuves: Object.fromEntries(inatteignables()) } satisfies ParcoursEcrits,
    passages,
  };
}

/** What the inspector lists, colours and takes away, by the name of its file: a browser would take a minute to find it. */
export function parcoursEcrits(): Record<string, string> {
  const { ecrits, passages } = parcoursEssayes();
  return {
    "parcours.json": JSON.stringify(ecrits),
    "passages.json": JSON.stringify(passages),
    ...versionEcrite(),
  };
}
