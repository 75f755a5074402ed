import { type JourneyInput, startingContext } from "../../machines/journey/start.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { type SessionContext, type SessionInput, startingSession } from "../../machines/session/state.ts";

/**
 * The session of a page, whose machine may come after its words: until then a page shows what somebody who has
 * answered nothing starts from (docs/specification.md#machine-apres).
 */
export interface SessionSource {
  readonly start: { session: SessionContext; journey: JourneyContext };
  /** The actor, once the machine is there. */
  actor(): SessionActor | undefined;
  /** The actor, asked for if it was not yet; rejects when its script does not come, until `withActor` tries again. */
  ask(): Promise<SessionActor>;
  /** Why what somebody did, or kept, is out of reach: the machine did not come. */
  lost(): unknown;
  /** Says that it is. */
  lose(error: unknown): void;
  /** Does something with the actor, at once when it is there; one that did not come is asked for again, else it is `lost`. */
  withActor(act: (actor: SessionActor) => void): void;
  subscribe(listener: () => void): () => void;
}

/** A session that `load` starts; `input` is what a new one starts from. */
export function sessionSource(input: SessionInput, load: () => Promise<SessionActor>): SessionSource {
  const journey: JourneyInput = {
    dateDeValeur: input.today,
    marque: input.marque,
    parameters: input.parameters,
  };
  const listeners = new Set<() => void>();
  let actor: SessionActor | undefined;
  let asked: Promise<SessionActor> | undefined;
  let failed = false;
  let lost: unknown;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ask = () =>
    (asked ??= load().then(
      (come) => {
        actor = come;
        tell();
        return come;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    ));
  const lose = (error: unknown) => {
    lost = error;
    tell();
  };
  let start: SessionSource["start"] | undefined;
  return {
    // Read by whoever has nothing to go on with.
    get start() {
      return (start ??= { session: startingSession(input), journey: startingContext(journey) });
    },
    actor: () => actor,
    ask,
    lost: () => lost,
    lose,
    withActor: (act) => {
      if (actor) return act(actor);
      if (failed) [asked, failed] = [undefined, false];
      ask().then(act, lose);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
