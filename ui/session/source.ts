import type { Menage, Situation } from "../../catalogue/situation/situation.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import type { ResultatsGardes } from "../../machines/session/resultats-gardes.ts";
import { type SessionContext, type SessionInput, startingSession } from "../../machines/session/state.ts";

/** What a page that asks nothing needs to know of the journey. */
export interface Reprise {
  /** Nothing was said at all. */
  vierge: boolean;
  /** The first question is answered. */
  commencee: boolean;
  /** Where the person was; and the first question without an answer. */
  path: string;
  frontiere: string;
  commune: Pick<Menage, "depcom" | "_codePostal" | "_nomCommune">;
}

/** A session that runs, and where its journey may be gone on with. */
export interface Lancee {
  actor: SessionActor;
  reprise: () => Reprise;
  foyer: () => Situation;
  /** Address of the first question asked among answers such as `menage.depcom`. */
  questionDe: (reads: readonly string[]) => string | undefined;
}

/**
 * The session of a page, whose machine may come after its words, or never when nobody answers: until then a page shows
 * what somebody who has answered nothing starts from (docs/specification.md#machine-apres).
 */
export interface SessionSource {
  readonly debut: SessionContext;
  /** The household of the answers: that of what the tab kept until the machine is there; `undefined` for nobody’s. */
  foyer(): Situation | undefined;
  questionDe(reads: readonly string[]): string | undefined;
  /** Has what the tab kept show until the machine is there. */
  montrer(gardes: ResultatsGardes): void;
  /** The actor, once the machine is there. */
  actor(): SessionActor | undefined;
  /** That of a page as it is written, and while it is taken up: it is nobody’s. */
  actorEcrit(): SessionActor | undefined;
  reprise(): Reprise | undefined;
  /** The actor, asked for if it was not yet; rejects when its script does not come, until `withActor` tries again. */
  ask(): Promise<SessionActor>;
  /** Loads what `ask` needs, and starts nothing. */
  prepare(): Promise<void>;
  /** Why what somebody did, or kept, is out of reach: the machine did not come. */
  lost(): unknown;
  /** Says that it is. */
  lose(error: unknown): void;
  /** Does something with the actor, at once when it is there; one that did not come is asked for again, else it is `lost`. */
  withActor(act: (actor: SessionActor) => void): void;
  subscribe(listener: () => void): () => void;
}

/** A session that `load` starts, once `prepare` has brought its scripts; `input` is what a new one starts from. */
export function sessionSource(
  input: SessionInput,
  load: () => Promise<Lancee>,
  prepare: () => Promise<void> = () => Promise.resolve(),
): SessionSource {
  const listeners = new Set<() => void>();
  let lancee: Lancee | undefined;
  let debut = startingSession(input);
  let garde: Situation | undefined;
  let asked: Promise<SessionActor> | undefined;
  let failed = false;
  let lost: unknown;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ask = () =>
    (asked ??= load().then(
      (come) => {
        lancee = come;
        tell();
        return come.actor;
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
  return {
    get debut() {
      return debut;
    },
    foyer: () => lancee?.foyer() ?? garde,
    questionDe: (reads) => lancee?.questionDe(reads),
    montrer: ({ session, foyer }) => {
      debut = { ...debut, ...session };
      garde = foyer;
    },
    actor: () => lancee?.actor,
    actorEcrit: () => undefined,
    reprise: () => lancee?.reprise(),
    ask,
    prepare,
    lost: () => lost,
    lose,
    withActor: (act) => {
      if (lancee) return act(lancee.actor);
      if (failed) [asked, failed] = [undefined, false];
      ask().then(act, lose);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
