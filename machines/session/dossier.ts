import type { JourneyInput } from "../journey/start.ts";
import { sessionSetup } from "./setup.ts";
import { optionsOf, type SessionContext, type SessionEvent } from "./state.ts";

/** What the journey of a session starts from: what came, else nothing, whole unless the essential is asked for. */
function departDe(context: SessionContext, event: SessionEvent): JourneyInput {
  const options = optionsOf(context);
  if (event.type === "RESUME" || event.type === "OPENED") {
    const { context: kept, path } = event.journey;
    return { context: { ...kept, ...options }, path };
  }
  const { today, essentiel } = event.type === "CLEAR" ? event : { ...context, essentiel: undefined };
  return { dateDeValeur: today, ...options, ...(essentiel && { essentiel }) };
}

/** The journey: another one takes its place when answers come from elsewhere, or are erased. */
export const dossier = sessionSetup.createStateConfig({
  initial: "ouvert",
  states: {
    ouvert: {
      invoke: {
        src: "journey",
        id: "journey",
        input: ({ context, event }) => departDe(context, event),
        onSnapshot: { actions: "noter les réponses" },
      },
      on: {
        RESUME: { target: "ouvert", reenter: true },
        OPENED: { target: "ouvert", reenter: true },
        CLEAR: { target: "ouvert", reenter: true },
      },
    },
  },
});
