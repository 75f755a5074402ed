import { etapesDe } from "../../machines/dessin/etapes.ts";
import { grapheDe } from "../../machines/dessin/graphe.ts";
import { journeyMachine, plan } from "../../machines/journey/journey.ts";
import { chapitres } from "../shell/chapitres.ts";

/** The journey the inspector shows: read once from the machine that the product runs. */
export const graphe = grapheDe(journeyMachine.root, chapitres);
export const etapes = etapesDe(plan());

export const noeudsParId = new Map(
  graphe.chapitres.flatMap(({ noeuds }) => noeuds.map((noeud) => [noeud.id, noeud] as const)),
);
export const etapesParId = new Map(etapes.map((etape) => [etape.stateId, etape]));
