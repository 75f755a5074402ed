import * as v from "valibot";
import { createActor, type Actor, type Snapshot } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { readKeptRecord, type SimulationRecord } from "../answers/record.ts";
import { VERSION_MACHINE } from "../journey/journey.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { keyOf } from "../answers/answer.ts";
import { pathOf } from "../journey/path.ts";
import { type Refusal, replay } from "../journey/replay.ts";
import { currentRecord } from "./record.ts";
import type { sessionMachine } from "./session.ts";
import { dossierKey, type SessionInput } from "./state.ts";

/** Version of the shape below; another one is rebuilt from the record it holds. */
export const VERSION_SCHEMA = 2;

const stored = v.looseObject({
  schema: v.number(),
  machine: v.number(),
  marque: v.string(),
  record: v.unknown(),
  // Without these, the answers are enough to go on.
  path: v.fallback(v.optional(v.string()), undefined),
  simulation: v.fallback(v.optional(v.object({ id: v.string(), token: v.string() })), undefined),
  resultats: v.fallback(
    v.optional(
      v.looseObject({
        _id: v.optional(v.string()),
        droitsEligibles: v.array(v.unknown()),
        baremes: v.looseObject({}),
      }),
    ),
    undefined,
  ),
  snapshot: v.optional(v.unknown()),
});

type SessionMachine = typeof sessionMachine;
export type SessionActor = Actor<SessionMachine>;

/** A session as text: the record (durable), and the machine’s snapshot (a cache). */
export function serialise(actor: SessionActor): string {
  const { context, children } = actor.getSnapshot();
  const journey = children.journey!.getSnapshot();
  return JSON.stringify({
    schema: VERSION_SCHEMA,
    machine: VERSION_MACHINE,
    marque: context.marque,
    record: currentRecord(journey, context),
    path: pathOf(journey),
    simulation: context.simulation,
    resultats: context.resultats,
    snapshot: actor.getPersistedSnapshot(),
  });
}

/** Everything was erased, and nothing was answered since: there is nothing to keep. */
export function isErased(actor: SessionActor): boolean {
  const { context, children, value } = actor.getSnapshot();
  if (value.effacement === "repos") return false;
  const { answers, enfants, ressourcesFiscales, patrimoine } = children.journey!.getSnapshot().context;
  const given = answers.length > 0 || [enfants, ressourcesFiscales, patrimoine].some((one) => one != null);
  return !given && context.simulation === undefined && context.opened === null;
}

export interface Restored {
  actor: SessionActor;
  /** How the session came back: from the cache, from its answers, or not at all. */
  from: "nothing" | "snapshot" | "answers" | "unreadable";
  /** Answers that no longer fit and were dropped. */
  dropped: Refusal[];
  /** How many answers are lost, those that could not even be read included: they are asked again. */
  lost: number;
}

/**
 * Starts a session from what the browser kept (simulator.md §4). Nothing from outside is trusted:
 * the record is validated and replayed; the snapshot serves only if its versions and its answers
 * match. Never throws: unreadable text starts a new session.
 */
export function restoreSession(machine: SessionMachine, text: string | null, input: SessionInput): Restored {
  if (!text) return { actor: createActor(machine, { input }).start(), from: "nothing", dropped: [], lost: 0 };
  const kept = parse(text);
  if (!kept)
    return { actor: createActor(machine, { input }).start(), from: "unreadable", dropped: [], lost: 0 };
  const { record, path, simulation } = kept;
  const { dropped } = replay(record, input);
  const lost = kept.lost + new Set(dropped.map(({ answer }) => keyOf(answer))).size;
  const current =
    kept.schema === VERSION_SCHEMA && kept.machine === VERSION_MACHINE && kept.marque === input.marque;
  const cached = current && lost === 0 ? fromSnapshot(machine, kept.snapshot, record, input) : undefined;
  if (cached) return { actor: cached, from: "snapshot", dropped, lost };
  const resultats = kept.resultats as unknown as Resultats | undefined;
  const actor = createActor(machine, { input: { ...input, record, path, simulation, resultats } }).start();
  return { actor, from: "answers", dropped, lost };
}

function parse(text: string) {
  try {
    const { success, output } = v.safeParse(stored, JSON.parse(text));
    const read = success ? readKeptRecord(output.record) : undefined;
    return success && read ? { ...output, ...read } : undefined;
  } catch {
    return undefined;
  }
}

interface PersistedSession {
  children?: { journey?: { snapshot?: { context?: JourneyContext } } };
}

function fromSnapshot(
  machine: SessionMachine,
  snapshot: unknown,
  record: SimulationRecord,
  input: SessionInput,
): SessionActor | undefined {
  const kept = (snapshot as PersistedSession | null | undefined)?.children?.journey?.snapshot?.context;
  if (!kept || dossierKey(kept) !== dossierKey(replay(record, input).context)) return undefined;
  try {
    const actor = createActor(machine, { input, snapshot: snapshot as Snapshot<unknown> });
    actor.subscribe({ error: () => undefined });
    actor.start();
    const { status, children } = actor.getSnapshot();
    const journey = children.journey?.getSnapshot();
    if (status === "active" && journey?.status === "active" && pathOf(journey)) return actor as SessionActor;
    actor.stop();
  } catch {
    // A snapshot that cannot be restored is only a lost cache: the answers are replayed instead.
  }
  return undefined;
}
