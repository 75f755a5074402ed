import { type Actor, type ActorRefLike, createActor, type InspectionEvent, type Snapshot } from "xstate";
import type { JourneyEvent } from "../../journey/base.ts";
import { journeyMachine } from "../../journey/journey.ts";
import type { JourneySnapshot } from "../../journey/path.ts";
import type { JourneyInput } from "../../journey/start.ts";
import { type Passage, passageDe, transitionsDe } from "./transitions.ts";

/** An event that a journey received, the transitions it took for it, and where that left it. */
export interface Mouvement {
  evenement: JourneyEvent;
  passages: readonly Passage[];
  /** What an actor starts again from. */
  snapshot: Snapshot<unknown>;
}

/** A journey as it may be kept: an actor started from it stands where that one stood. */
export const persister = (snapshot: JourneySnapshot): Snapshot<unknown> =>
  journeyMachine.getPersistedSnapshot(snapshot);

/**
 * An observer for `inspect`: tells each movement of the journey `parcours` as it happens. An event that
 * the machine ignores is no movement.
 */
export function observer(parcours: () => ActorRefLike | undefined, dire: (mouvement: Mouvement) => void) {
  let passages: Passage[] = [];
  return (inspection: InspectionEvent): void => {
    if (inspection.actorRef !== parcours()) return;
    passages.push(...transitionsDe(inspection).map(passageDe));
    if (inspection.type !== "@xstate.snapshot") return;
    const evenement = inspection.event as JourneyEvent;
    if (passages.length > 0)
      dire({ evenement, passages, snapshot: persister(inspection.snapshot as JourneySnapshot) });
    passages = [];
  };
}

export interface Joueur {
  actor: Actor<typeof journeyMachine>;
  /** What it did since it started. */
  mouvements: readonly Mouvement[];
}

/** The journey of the product, started from a date or from where another one stood, and observed. */
export function demarrer(input: JourneyInput, snapshot?: Snapshot<unknown>): Joueur {
  const mouvements: Mouvement[] = [];
  const actor = createActor(journeyMachine, { input, snapshot });
  actor.system.inspect(
    observer(
      () => actor,
      (mouvement) => mouvements.push(mouvement),
    ),
  );
  return { actor: actor.start(), mouvements };
}

/** Where a kept journey stands; throws if it is not one of this machine. */
export function reprise(snapshot: Snapshot<unknown>): JourneySnapshot {
  const repris = createActor(journeyMachine, { input: { dateDeValeur: "" }, snapshot }).getSnapshot();
  if (repris.status !== "active") throw new Error("Cette simulation est d’une autre version.");
  return repris;
}
