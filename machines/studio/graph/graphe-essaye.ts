import { journeyMachine } from "../../journey/journey.ts";
import { etapesDe } from "./etapes.ts";
import { grapheDe } from "./graphe.ts";
import { tree } from "../../journey/tree.ts";

/** The real journey, for the tests of this folder. */
export const grapheEssaye = grapheDe(journeyMachine.root);
export const noeuds = grapheEssaye.chapitres.flatMap((chapitre) => chapitre.noeuds);
export const etapesEssayees = etapesDe(tree);

export const etapeDe = (stateId: string) => {
  const trouvee = etapesEssayees.find((etape) => etape.stateId === stateId);
  if (!trouvee) throw new Error(`Étape inconnue : ${stateId}`);
  return trouvee;
};
