import type { Marque } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Answer } from "../answers/answer.ts";
import { type EtapeDuParcours, reponsesQuiDecident } from "../graph/etapes.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { answerName } from "../journey/about.ts";
import { startingContext } from "../journey/start.ts";
import { type Parcours, parcoursOf } from "../journey/walk.ts";
import type { VisitedStep } from "../journey/visited.ts";
import chemins from "./chemins.json" with { type: "json" };

/** The shortest way to a step, as a complete search found it: `npm run approuver -- chemins` writes it. */
export interface CheminEcrit {
  marque: Marque;
  /** Children of the household. */
  enfants: number;
  /** Answers before the step, in order. */
  reponses: readonly Answer[];
}

/** A way to a step, followed. */
export interface CheminCourt {
  context: JourneyContext;
  parcours: Parcours;
  /** Steps answered before it, in order. */
  avant: readonly VisitedStep[];
  /** Those whose answer decides whether it is asked. */
  decisives: readonly VisitedStep[];
}

/** The shortest way to a step, in the neutral brand if it is asked there; nothing if nobody is asked it. */
export function cheminVers(
  etape: EtapeDuParcours,
  toutes: readonly EtapeDuParcours[],
): CheminCourt | undefined {
  const ecrit = (chemins as Readonly<Record<string, CheminEcrit>>)[etape.stateId];
  if (!ecrit) return undefined;
  const { marque, reponses: answers } = ecrit;
  const enfants = Array.from({ length: ecrit.enfants }, (_, n) => n);
  const context = startingContext({ dateDeValeur: JOUR_FIXE, marque, enfants, answers });
  const parcours = parcoursOf(context);
  const avant = parcours.active.slice(0, answers.length);
  const decident = reponsesQuiDecident(etape, toutes);
  return { context, parcours, avant, decisives: avant.filter((step) => decident.has(answerName(step))) };
}
