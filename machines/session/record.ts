import { sansPrenoms, type SimulationRecord } from "../answers/record.ts";
import { FIRST_STEP, type JourneySnapshot, pathOf } from "../journey/path.ts";
import { recordOf } from "../journey/replay.ts";
import { type JourneyInput, startingContext } from "../journey/start.ts";
import type { SessionContext, Standing, ToSave } from "./state.ts";

/** The record of the journey as it stands, ready to be posted (`_id` cleared). */
export function currentRecord(
  journey: JourneySnapshot,
  context: Pick<SessionContext, "abtesting" | "modifiedFrom">,
): SimulationRecord {
  return recordOf(journey.context, pathOf(journey), {
    ...(context.abtesting && { abtesting: context.abtesting }),
    ...(context.modifiedFrom && { modifiedFrom: context.modifiedFrom }),
  });
}

/** What a save sends: the answers without first names, and the stored simulation they replace. */
export const toSave = (journey: JourneySnapshot, context: SessionContext): ToSave => ({
  record: sansPrenoms(currentRecord(journey, context)),
  ...(context.simulation && { replaces: context.simulation }),
});

/** Where the journey of a session stands. */
export const journeyOf = (self: { getSnapshot: () => unknown }) => {
  const { children } = self.getSnapshot() as {
    children: { journey: { getSnapshot: () => JourneySnapshot } };
  };
  return children.journey.getSnapshot();
};

/** A new journey, at its first question, whole unless the essential is asked for. */
export const newJourney = ({
  today,
  marque,
  parameters,
  essentiel,
}: Pick<SessionContext, "today" | "marque" | "parameters"> & Pick<JourneyInput, "essentiel">): Standing => ({
  context: startingContext({ dateDeValeur: today, marque, parameters, ...(essentiel && { essentiel }) }),
  path: FIRST_STEP,
});
