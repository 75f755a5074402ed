import { etapesDe } from "../../machines/studio/graph/etapes.ts";
import { grapheDe } from "../../machines/studio/graph/graphe.ts";
import { cleDe } from "../../machines/studio/graph/transitions.ts";
import { chapters } from "../../machines/journey/chapters.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { tree } from "../../machines/journey/tree.ts";
import type { Parcours } from "../../machines/journey/walk.ts";

/** The journey the inspector shows: read once from the machine that the product runs. */
export const graphe = grapheDe(journeyMachine.root);
export const etapes = etapesDe(tree);

export const noeudsParId = new Map(
  graphe.chapitres.flatMap(({ noeuds }) => noeuds.map((noeud) => [noeud.id, noeud] as const)),
);
/** What each transition of the machine is on the drawing. */
export const aretesParPassage = new Map(graphe.aretes.map((arete) => [cleDe(arete.passage), arete]));

const ecrans = new Map(chapters.flatMap(({ screens }) => screens.map(({ path, id }) => [path, id] as const)));

/** State of the drawing for a path of the product. */
export const etatA = ({ byPath }: Parcours, path: string): string =>
  byPath.get(path)?.stateId ?? ecrans.get(path) ?? "";

export const etapesParId = new Map(etapes.map((etape) => [etape.stateId, etape]));
