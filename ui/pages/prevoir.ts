import { getNextSnapshot } from "xstate";
import { reuniesA } from "../../machines/journey/essentiel/ecrans.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { type JourneySnapshot, pathOf } from "../../machines/journey/path.ts";
import { LISTE_ENFANTS } from "../../machines/journey/screens.ts";
import { type JourneyView, journeyAt } from "../session/use-session.tsx";

/** Where a journey would stand if its question were answered so, when it is at another question alone on its screen: an answer that is refused leads nowhere. */
export function questionApres(snapshot: JourneySnapshot, value: unknown): JourneyView | undefined {
  const journey = journeyAt(getNextSnapshot(journeyMachine, snapshot, { type: "ANSWER", value }));
  const { step, path, parcours } = journey;
  const seule =
    step && path !== pathOf(snapshot) && path !== LISTE_ENFANTS && reuniesA(parcours, step).length < 2;
  return seule ? journey : undefined;
}
