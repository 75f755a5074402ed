import type { Marque } from "../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type JourneyInput, startingContext } from "../../machines/journey/start.ts";
import { JOUR_DES_CHEMINS } from "./valeurs.ts";

/** Whom a journey is for, before any answer. */
export interface Depart {
  marque: Marque;
  enfants: number;
}

/** What the machine starts from; its children are there from the start only if asked. */
export const entreeDe = ({ marque, enfants }: Depart): JourneyInput => ({
  dateDeValeur: JOUR_DES_CHEMINS,
  marque,
  enfants: Array.from({ length: enfants }, (_, n) => n),
});

export const contexteAuDepart = (depart: Depart): JourneyContext => startingContext(entreeDe(depart));
