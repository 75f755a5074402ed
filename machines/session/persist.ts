import { type Actor, createActor } from "xstate";
import { isBlank } from "../journey/start.ts";
import { durableOf, type RestoredJourney, restoreJourney } from "./durable.ts";
import { readKept } from "./kept.ts";
import { readOldSession } from "./old.ts";
import type { sessionMachine } from "./session.ts";
import type { SessionInput } from "./state.ts";

type SessionMachine = typeof sessionMachine;
export type SessionActor = Actor<SessionMachine>;

/** What a tab keeps, as texts: the journey, written at each change; the rest, written when it changes. */
export interface KeptTexts {
  journey: string | null;
  session: string | null;
  /** What a version before these two texts kept. */
  old?: string | null;
}

/** The journey of a session, as text (`durable.ts`). */
export const journeyText = (actor: SessionActor): string =>
  JSON.stringify(durableOf(actor.getSnapshot().children.journey!.getSnapshot()));

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
  lost: number;
}

function parse(given: string | null | undefined): unknown {
  try {
    return given ? (JSON.parse(given) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts a session from what the browser kept (docs/specification.md#restauration). Nothing from outside is trusted: the
 * journey is validated and replayed, the rest is read part by part. Never throws: unreadable text
 * starts a new session.
 */
export const restoreSession = (machine: SessionMachine, texts: KeptTexts, input: SessionInput): Restored =>
  readSession(texts, input).start(machine);

/** The first half of `restoreSession`: what was kept is read, and what starts from it is still to be started. */
export function readSession(texts: KeptTexts, input: SessionInput) {
  const old = texts.journey ? undefined : readOldSession(parse(texts.old), input);
  const journey = old?.journey ?? restoreJourney(parse(texts.journey), input);
  const kept = old?.kept ?? readKept(parse(texts.session));
  const nothing = !texts.journey && !texts.old;
  // What was still to be erased, or an address being opened, does not depend on a journey.
  const plus = journey ? { journey, kept } : { kept: nothing ? kept : {} };
  const { from, dropped, lost }: Omit<Restored, "actor"> = journey ?? {
    from: nothing ? "nothing" : "unreadable",
    dropped: [],
    lost: 0,
  };
  return {
    start: (machine: SessionMachine): Restored => ({
      actor: createActor(machine, { input: { ...input, ...plus } }).start(),
      from,
      dropped,
      lost,
    }),
  };
}
