import { journeyMachine, plan } from "../journey/journey.ts";
import { chapterNames } from "../journey/spec.ts";
import { etapesDe } from "./etapes.ts";
import { grapheDe } from "./graphe.ts";

/** The real journey, for the tests of this folder; chapters bear their short name. */
const titres = Object.fromEntries(chapterNames.map((nom) => [nom, { titre: `Chapitre ${nom}` }]));

export const graphe = grapheDe(journeyMachine.root, titres as Parameters<typeof grapheDe>[1]);
export const noeuds = graphe.chapitres.flatMap((chapitre) => chapitre.noeuds);
export const etapes = etapesDe(plan());

export const etapeDe = (stateId: string) => {
  const trouvee = etapes.find((etape) => etape.stateId === stateId);
  if (!trouvee) throw new Error(`Étape inconnue : ${stateId}`);
  return trouvee;
};
