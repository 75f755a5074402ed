import { type Actor, createActor, type InspectionEvent } from "xstate";
import { cleDe, passageDe, transitionsDe } from "../../machines/graph/transitions.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { pathOf } from "../../machines/journey/path.ts";
import type { JourneyInput } from "../../machines/journey/start.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";

/** Transitions of the machine that were taken, by key. */
export type TransitionsVues = Set<string>;

/** The journey as an actor, keeping the transitions it takes. */
export class Conducteur {
  private actor: Actor<typeof journeyMachine>;
  private readonly input: JourneyInput;
  private readonly passages: TransitionsVues;

  constructor(input: JourneyInput, passages: TransitionsVues, snapshot?: string) {
    this.input = input;
    this.passages = passages;
    this.actor = this.demarrer(snapshot);
  }

  private demarrer(snapshot?: string) {
    const inspect = (event: InspectionEvent) => {
      for (const transition of transitionsDe(event)) this.passages.add(cleDe(passageDe(transition)));
    };
    return createActor(journeyMachine, {
      input: this.input,
      inspect,
      ...(snapshot !== undefined && { snapshot: JSON.parse(snapshot) }),
    }).start();
  }

  /** Goes back to where it stood when that was persisted. */
  reprendre(snapshot: string): void {
    this.actor.stop();
    this.actor = this.demarrer(snapshot);
  }

  /** Sends an event; an error of the machine is thrown here. */
  envoyer(event: JourneyEvent): this {
    this.actor.send(event);
    return this;
  }

  repondre = (value: unknown): this => this.envoyer({ type: "ANSWER", value });

  get context(): JourneyContext {
    return this.actor.getSnapshot().context;
  }

  get parcours(): Parcours {
    return parcoursOf(this.context);
  }

  get path(): string {
    return pathOf(this.actor.getSnapshot());
  }

  /** The persisted snapshot, as text. */
  persiste(): string {
    return JSON.stringify(this.actor.getPersistedSnapshot());
  }

  arreter(): void {
    this.actor.stop();
  }
}
