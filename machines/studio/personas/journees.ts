import type { Marque } from "../../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { parcoursDe } from "../../journey/walk.ts";
import type { FoyerRaconte } from "../foyers/foyer.ts";
import { personas } from "./personas.ts";
import { remplir } from "./remplir.ts";

/** A persona and their whole journey. */
export interface Journee {
  persona: FoyerRaconte;
  context: JourneyContext;
}

const remplies = new Map<Marque, Journee[]>();

/** The personas, their journeys filled once. */
export function journeesDe(marque: Marque): readonly Journee[] {
  const connues = remplies.get(marque);
  if (connues) return connues;
  const neuves = personas.map((persona) => ({ persona, context: remplir(persona, marque) }));
  remplies.set(marque, neuves);
  return neuves;
}

/** Personas who are asked that question. */
export const personasA = (stateId: string, marque: Marque): FoyerRaconte[] =>
  journeesDe(marque).flatMap(({ persona, context }) =>
    parcoursDe(context).active.some((step) => step.stateId === stateId) ? [persona] : [],
  );
