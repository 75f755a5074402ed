import { defaultParameters, type Marque, type Parameters } from "../../catalogue/situation/context.ts";
import { type Answer, answersOf } from "../answers/answer.ts";
import { type JourneyContext, withAll } from "./moves.ts";
import { type Dossier, parcoursDe } from "./walk.ts";

/** What a new journey starts from: a date of value, and what is already known. */
export interface NewJourney {
  dateDeValeur: string;
  marque?: Marque;
  parameters?: Parameters;
  answers?: readonly Answer[];
  oubliees?: readonly string[];
  enfants?: readonly number[] | null;
  ressourcesFiscales?: Dossier["ressourcesFiscales"];
  patrimoine?: Dossier["patrimoine"];
  reunies?: true;
  /** Where answers are read again before the results (docs/specification.md#relecture). */
  relecture?: JourneyContext["relecture"];
}

/** What a journey starts from: nothing said yet, or a household and the place where it stood. */
export type JourneyInput = NewJourney | Standing;

/** A journey and where it stands. */
export interface Standing {
  context: JourneyContext;
  path: string;
}

/** Context of a new journey; answers to steps that are not active are set aside at once. */
export function startingContext(input: NewJourney): JourneyContext {
  const context: JourneyContext = {
    dateDeValeur: input.dateDeValeur,
    marque: input.marque ?? "neutre",
    parameters: input.parameters ?? defaultParameters,
    answers: answersOf(input.answers ?? []),
    oubliees: input.oubliees ?? [],
    enfants: input.enfants?.length ? input.enfants : null,
    ...(input.ressourcesFiscales && { ressourcesFiscales: input.ressourcesFiscales }),
    ...(input.patrimoine && { patrimoine: input.patrimoine }),
    ...(input.reunies && { reunies: true }),
    ...(input.relecture && { relecture: input.relecture }),
    personne: "demandeur",
    retour: null,
    unSeulEnfant: false,
  };
  const irrelevant = parcoursDe(context)
    .steps.filter((step) => !step.active && step.given)
    .map((step) => step.key);
  // The same list when it holds them all: the journey that was just followed stays the one of this context.
  return { ...context, oubliees: withAll(context.oubliees, irrelevant) };
}
