import { type Actor, createActor, type Snapshot } from "xstate";
import type { JourneySnapshot } from "../journey/path.ts";
import { FIRST_STEP } from "../journey/screens.ts";
import { startingContext } from "../journey/start.ts";
import { isBlank } from "../journey/vide.ts";
import { journeyMachine } from "../journey/journey.ts";
import { journeyAtRest, type RestoredJourney, readStored, storedOf } from "../journey/stored.ts";
import { readKept } from "./kept.ts";
import { notedOf } from "./record.ts";
import type { sessionMachine } from "./session.ts";
import { type KeptSession, optionsOf, type SessionInput, startingSession } from "./state.ts";

type SessionMachine = typeof sessionMachine;
export type SessionActor = Actor<SessionMachine>;

/** What a tab keeps, as texts: the journey, written at each change; the rest, written when it changes. */
export interface KeptTexts {
  journey: string | null;
  session: string | null;
}

/** The journey of a session, as text (`../journey/stored.ts`). */
export const journeyText = (actor: SessionActor): string =>
  JSON.stringify(storedOf(actor.getSnapshot().children.journey!.getSnapshot()));

/** Everything was erased, and nothing was answered since: there is nothing to keep. */
export function isErased(actor: SessionActor): boolean {
  const { context, children, value } = actor.getSnapshot();
  if (value.effacement === "repos") return false;
  return (
    isBlank(children.journey!.getSnapshot().context) &&
    context.simulation === undefined &&
    context.opened === null
  );
}

export interface Restored {
  actor: SessionActor;
  /** How the journey came back: as it stood, from its answers, or not at all. */
  from: "nothing" | "unreadable" | RestoredJourney["from"];
  dropped: RestoredJourney["dropped"];
  lost: RestoredJourney["lost"];
}

function parse(given: string | null): unknown {
  try {
    return given ? (JSON.parse(given) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** A child of a snapshot, as XState restores it. */
const child = (src: string, snapshot: object) => ({ src, snapshot, syncSnapshot: src === "journey" });

/** A service that was under way: restored, it is called again. */
const calledAgain = (src: string, input: unknown) => child(src, { status: "active", input });

/**
 * The snapshot of a session that goes on from what was kept. Opening a simulation and erasing are done again;
 * saving and computing are asked for again.
 */
function snapshotOf(kept: KeptSession, journey: JourneySnapshot, input: SessionInput): Snapshot<unknown> {
  const context = { ...startingSession(input, kept), ...notedOf(journey) };
  const { opened, erasing } = context;
  const [ouvre, efface] = [kept.opening === true && opened !== null, erasing.length > 0];
  const snapshot = {
    status: "active" as const,
    output: undefined,
    error: undefined,
    value: {
      dossier: "ouvert",
      calcul: "repos",
      enregistrement: "repos",
      accès: ouvre ? "lecture" : "libre",
      effacement: efface ? "efface" : "repos",
      démonstration: kept.demo ? "allumée" : "éteinte",
    },
    historyValue: {},
    context,
    children: {
      journey: child("journey", journeyMachine.getPersistedSnapshot(journey)),
      ...(ouvre && { ouverture: calledAgain("fetchSimulation", opened) }),
      ...(efface && { effacement: calledAgain("eraseSimulation", erasing) }),
    },
  };
  return snapshot;
}

/** A journey of which nothing is known yet. */
function journeyToStart(input: SessionInput): JourneySnapshot {
  const context = startingContext({ dateDeValeur: input.today, ...optionsOf(input) });
  return journeyAtRest({ context, path: FIRST_STEP });
}

/**
 * Starts a session from what the browser kept (docs/specification.md#restauration). Nothing from outside is trusted: the
 * journey is validated and replayed, the rest is read part by part. Never throws: unreadable text
 * starts a new session.
 */
export function restoreSession(machine: SessionMachine, texts: KeptTexts, input: SessionInput): Restored {
  const journey = readStored(parse(texts.journey), optionsOf(input));
  // What was still to be erased, or an address being opened, does not depend on a journey.
  const kept = journey || !texts.journey ? readKept(parse(texts.session)) : {};
  const { from, dropped, lost }: Omit<Restored, "actor"> = journey ?? {
    from: texts.journey ? "unreadable" : "nothing",
    dropped: [],
    lost: [],
  };
  const snapshot =
    (journey ?? texts.session) && snapshotOf(kept, journey?.snapshot ?? journeyToStart(input), input);
  const actor = createActor(machine, { input, ...(snapshot && { snapshot }) }).start();
  return { actor, from, dropped, lost };
}
