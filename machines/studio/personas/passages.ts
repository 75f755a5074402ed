import type { Marque } from "../../../catalogue/situation/context.ts";
import { derouler } from "../graph/derouler.ts";
import type { EtapeDuParcours } from "../graph/etapes.ts";
import { grapheDe, idArete } from "../graph/graphe.ts";
import { cleDe } from "../graph/transitions.ts";
import { journeyMachine } from "../../journey/journey.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { cheminVers } from "./chemin.ts";
import { journeesDe } from "./journees.ts";
import { achever } from "./remplir.ts";

/** How many journeys go through each step, and through each move of the drawing, those that none goes through included. */
export interface Passages {
  chemins: number;
  etapes: Readonly<Record<string, number>>;
  transitions: Readonly<Record<string, number>>;
}

const MARQUES: readonly Marque[] = ["neutre", "banque"];

const etapesPosees = (context: JourneyContext) =>
  new Set(parcoursDe(context).active.map(({ stateId }) => stateId));

/** The personas in both brands, then somebody for each step that none of them is asked. */
function journees(etapes: readonly EtapeDuParcours[]): JourneyContext[] {
  const toutes = MARQUES.flatMap((marque) => journeesDe(marque).map(({ context }) => context));
  const posees = new Set(toutes.flatMap((context) => [...etapesPosees(context)]));
  for (const etape of etapes) {
    const chemin = posees.has(etape.stateId) ? undefined : cheminVers(etape, etapes);
    if (!chemin) continue;
    const entier = achever(chemin.context);
    toutes.push(entier);
    for (const stateId of etapesPosees(entier)) posees.add(stateId);
  }
  return toutes;
}

/** What the inspector colours, with other journeys if the build has some: without, in a second or two. */
export function passagesDe(
  etapes: readonly EtapeDuParcours[],
  autres: readonly JourneyContext[] = [],
): Passages {
  const { aretes } = grapheDe(journeyMachine.root);
  const parPassage = new Map(aretes.map((arete) => [cleDe(arete.passage), idArete(arete)]));
  const parEtape = Object.fromEntries(etapes.map(({ stateId }) => [stateId, 0]));
  const parTransition = Object.fromEntries(aretes.map((arete) => [idArete(arete), 0]));
  const compter = (dans: Record<string, number>, noms: Iterable<string>) => {
    for (const nom of new Set(noms)) dans[nom] = (dans[nom] ?? 0) + 1;
  };
  const toutes = [...journees(etapes), ...autres];
  for (const context of toutes) {
    compter(parEtape, etapesPosees(context));
    const { actor, mouvements } = derouler(context);
    actor.stop();
    const pris = mouvements.flatMap(({ passages }) =>
      passages.flatMap((un) => parPassage.get(cleDe(un)) ?? []),
    );
    compter(parTransition, pris);
  }
  return { chemins: toutes.length, etapes: parEtape, transitions: parTransition };
}
