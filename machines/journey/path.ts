import type { SnapshotFrom } from "xstate";
import type { JourneyMeta } from "./base.ts";
import type { journeyMachine } from "./journey.ts";
import type { JourneyContext } from "./moves.ts";
import { FIRST_STEP } from "./screens.ts";
import { parcoursDe } from "./walk.ts";
import type { VisitedStep } from "./visited.ts";

export type JourneySnapshot = SnapshotFrom<typeof journeyMachine>;

type Resting = Pick<JourneySnapshot, "getMeta"> & { context: JourneyContext };

function restingMeta(snapshot: Resting): { stateId: string; meta: JourneyMeta } {
  const found = Object.entries(snapshot.getMeta() as Record<string, JourneyMeta>).find(
    ([, meta]) => meta.step ?? meta.screen,
  );
  if (!found) throw new Error("Le parcours ne s’est arrêté sur aucun écran.");
  return { stateId: found[0], meta: found[1] };
}

/** The step a journey rests on, `undefined` on the summary, the results and the like. */
export function stepOf(snapshot: Resting): VisitedStep | undefined {
  const { stateId } = restingMeta(snapshot);
  const here = parcoursDe(snapshot.context).steps.filter((step) => step.stateId === stateId);
  return here.find((step) => step.personne === snapshot.context.personne) ?? here[0];
}

/** Path of the screen a journey rests on: `/simulation/…`. */
export function pathOf(snapshot: Resting): string {
  const { meta } = restingMeta(snapshot);
  return meta.screen ?? stepOf(snapshot)?.path ?? FIRST_STEP;
}
