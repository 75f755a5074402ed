import { flushSync } from "react-dom";
import { getNextSnapshot } from "xstate";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneySnapshot } from "../../machines/journey/path.ts";
import { apresPeinture } from "../navigation/apres-peinture.ts";
import { type Journey, journeyActorOf, journeyAt } from "../session/use-session.tsx";
import type { SessionActor } from "../../machines/session/persist.ts";

/** Age of whoever the questionnaire is most often about, in years. */
const AGE = 20;

/** Where a journey at its first question would go if it were answered. */
function apresLaPremiere(snapshot: JourneySnapshot): Journey {
  const annee = Number(snapshot.context.dateDeValeur.slice(0, 4)) - AGE;
  return journeyAt(getNextSnapshot(journeyMachine, snapshot, { type: "ANSWER", value: `${annee}-06-15` }));
}

/** Has the question that follows the first drawn, then taken away before anything is painted; what it gives back cancels it. */
export function repeter(session: SessionActor, montrer: (journey?: Journey) => void): () => void {
  return apresPeinture(() => {
    const titre = document.title;
    flushSync(() => montrer(apresLaPremiere(journeyActorOf(session).getSnapshot())));
    // The browser lays it out too.
    void document.body.offsetHeight;
    flushSync(() => montrer());
    document.title = titre;
  });
}
