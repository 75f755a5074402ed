import type { AnyTransitionDefinition, InspectionEvent } from "xstate";

/** A transition that the machine took, as plain data: it may be kept, or sent to another page. */
export interface Passage {
  /** State it leaves, and the one it enters; none when it stays. */
  de: string;
  vers?: string;
  /** Event that it answers; empty for a move that waits for none. */
  evenement: string;
  /** Name of the guard that was true, empty without one. */
  garde: string;
}

/**
 * Transitions that an inspection event says were taken. `_transitions` belongs to XState: it is read
 * here and nowhere else, and `transitions.test.ts` holds its shape.
 */
export const transitionsDe = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === "@xstate.microstep" ? event._transitions : [];

const nomDeGarde = (guard: unknown): string =>
  typeof guard === "string" ? guard : ((guard as { type?: string } | undefined)?.type ?? "");

/** What is read of a transition of a built machine. */
export interface TransitionLue {
  source: { id: string };
  target?: readonly { id: string }[] | undefined;
  eventType: string;
  guard?: unknown;
}

export function passageDe({ source, target, eventType, guard }: TransitionLue): Passage {
  const [vers] = target ?? [];
  return { de: source.id, ...(vers && { vers: vers.id }), evenement: eventType, garde: nomDeGarde(guard) };
}

/** The same passage has the same key, whichever page it comes from. */
export const cleDe = ({ de, vers = "", evenement, garde }: Passage): string =>
  JSON.stringify([de, vers, evenement, garde]);
