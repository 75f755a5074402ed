import { sansPrenoms, type SimulationRecord } from "../answers/record.ts";
import { type JourneySnapshot, pathOf } from "../journey/path.ts";
import { recordOf } from "../journey/replay.ts";
import { dossierKey, type SessionContext, type ToSave } from "./state.ts";

/** What a session notes of its journey: the fingerprint of its answers, and where it stands. */
export const notedOf = (journey: JourneySnapshot) => ({
  key: dossierKey(journey.context),
  path: pathOf(journey),
});

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
