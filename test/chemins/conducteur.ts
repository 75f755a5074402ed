import { type Actor, createActor, type InspectionEvent } from "xstate";
import { transitionsDe } from "../../machines/graph/transitions.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { pathOf } from "../../machines/journey/path.ts";
import type { JourneyInput } from "../../machines/journey/start.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";
import { passagesPossibles } from "./passages.ts";
import { type JourneyEvent } from "../../machines/journey/base.ts";

/** How many times each transition of the machine was taken, by name. */
export type Passages = Map<string, number>;

/** Counts the transitions that an actor of the journey takes. */
export function compterDans(passages: Passages): (event: InspectionEvent) => void {
  const { noms } = passagesPossibles();
  return (event) => {
    for (const transition of transitionsDe(event)) {
      const nom = noms.get(transition);
      if (nom !== undefined) passages.set(nom, (passages.get(nom) ?? 0) + 1);
    }
  };
}

/** The journey as an actor, counting the transitions it takes. */
export class Conducteur {
  private readonly actor: Actor<typeof journeyMachine>;

  constructor(input: JourneyInput, passages: Passages, snapshot?: string) {
    const inspect = compterDans(passages);
    this.actor = createActor(journeyMachine, {
      input,
      inspect,
      ...(snapshot !== undefined && { snapshot: JSON.parse(snapshot) }),
    }).start();
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
