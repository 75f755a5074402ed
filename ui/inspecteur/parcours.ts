import { etapesDe } from "../../machines/graph/etapes.ts";
import { grapheDe } from "../../machines/graph/graphe.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { tree } from "../../machines/journey/tree.ts";

/** The journey the inspector shows: read once from the machine that the product runs. */
export const graphe = grapheDe(journeyMachine.root);
export const etapes = etapesDe(tree);

export const noeudsParId = new Map(
  graphe.chapitres.flatMap(({ noeuds }) => noeuds.map((noeud) => [noeud.id, noeud] as const)),
);
export const etapesParId = new Map(etapes.map((etape) => [etape.stateId, etape]));
