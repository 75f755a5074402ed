import { createActor } from "xstate";
import { createTestModel } from "xstate/graph";
import type { JourneyEvent } from "../../journey/base.ts";
import type { ChapterName } from "../../journey/mots-des-chapitres.ts";
import { journeyMachine } from "../../journey/journey.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../journey/path.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { type Pas, reponsesOffertes } from "./chemin.ts";
import { type Depart, entreeDe } from "./valeurs.ts";

/** A slice of the journey: one chapter, from a place reached by the answers before it. */
interface Tranche {
  depart: Depart;
  chapitre: ChapterName;
  avant: readonly Pas[];
}

/** Answers offered at the step a snapshot rests on; of dates and numbers, a few. */
function offertesA(snapshot: JourneySnapshot): Pas[] {
  const step = stepOf(snapshot);
  const { enfants } = snapshot.context;
  const offertes = step ? reponsesOffertes(parcoursDe(snapshot.context), step, (enfants ?? []).length) : [];
  const pas = Math.ceil(offertes.length / 9);
  return offertes.filter((_, rang) => rang % pas === 0);
}

const LIMITE = 20_000;

/** The machine of the product, as XState walks it. */
const modele = createTestModel(journeyMachine);

const ou = (snapshot: JourneySnapshot | undefined) => (snapshot && stepOf(snapshot)?.path) ?? "sortie";

/** A way to a move: what was answered in the chapter, and where the last answer led. */
export interface Deroule {
  pas: Pas[];
  mouvement: string;
}

/** Two states where the same question is asked, and the same ones of the chapter are foreseen, are one. */
const cleDe = (snapshot: JourneySnapshot, chapitre: ChapterName) => {
  const prevues = parcoursDe(snapshot.context).active.filter(({ chapter }) => chapter === chapitre);
  return [pathOf(snapshot), ...prevues.map(({ path }) => path)].join(" ");
};

/**
 * A shortest way to each move of a slice, in the machine itself. The step a state is entered from is part of its key, so
 * that each move has a way of its own.
 */
export function deroulesDe({ depart, chapitre, avant }: Tranche): Deroule[] {
  const actor = createActor(journeyMachine, { input: entreeDe(depart) }).start();
  for (const { value } of avant) actor.send({ type: "ANSWER", value });
  const dedans = (snapshot: JourneySnapshot) => stepOf(snapshot)?.chapter === chapitre;
  const courts = modele.getShortestPaths({
    fromState: actor.getSnapshot(),
    events: (snapshot): JourneyEvent[] =>
      dedans(snapshot) ? offertesA(snapshot).map(({ value }) => ({ type: "ANSWER", value })) : [],
    serializeState: (snapshot, _, de) => `${cleDe(snapshot, chapitre)} depuis ${ou(de)}`,
    stopWhen: (snapshot) => !dedans(snapshot),
    // A way within a longer one is a move of its own here.
    allowDuplicatePaths: true,
    limit: LIMITE,
  });
  actor.stop();
  // A way lists each event with the state it led to, after a first one that stands for the start.
  return courts.flatMap(({ steps }): Deroule[] => {
    const pas = steps.slice(1).flatMap(({ event }, n) => {
      const la = steps[n]?.state;
      return la && event.type === "ANSWER"
        ? offertesA(la)
            .filter(
              ({ value }) => value === event.value || JSON.stringify(value) === JSON.stringify(event.value),
            )
            .slice(0, 1)
        : [];
    });
    const dernier = pas.at(-1);
    return dernier ? [{ pas, mouvement: `${dernier.path} → ${ou(steps.at(-1)?.state)}` }] : [];
  });
}
