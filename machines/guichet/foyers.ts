import { transition } from "xstate";
import { personneDe } from "../answers/fold.ts";
import { answerTyped } from "../kinds/kinds.ts";
import type { JourneyEvent } from "../journey/base.ts";
import { chapters } from "../journey/chapters.ts";
import { journeyMachine } from "../journey/journey.ts";
import { addChild, type JourneyContext } from "../journey/moves.ts";
import { type CeQuiEstFait, NOTE_MAX, RIEN_DE_FAIT } from "../../catalogue/results/pointages.ts";
import { refusalOf } from "../journey/refusal.ts";
import { estUnMontantFacultatif, PATRIMOINE } from "../journey/screens.ts";
import { startingContext } from "../journey/start.ts";
import type { VisitedStep } from "../journey/visited.ts";
import { type Parcours, parcoursDe } from "../journey/walk.ts";
import {
  estVierge,
  type FoyerOuvert,
  foyerCourant,
  type GuichetContext,
  type GuichetInput,
} from "./state.ts";

/** What the events of a sitting do to its households, as pure functions of them. */
type Foyers = Pick<GuichetContext, "foyers" | "courant">;

/** Households are numbered as they are opened: none has the number of one that was there just before. */
const nextId = (foyers: readonly FoyerOuvert[]): string =>
  `${Math.max(0, ...foyers.map(({ id }) => Number(id))) + 1}`;

const newFoyer = (
  id: string,
  { today, marque, parameters }: Pick<GuichetInput, "today" | "marque" | "parameters">,
): FoyerOuvert => ({
  id,
  label: "",
  journey: startingContext({ dateDeValeur: today, marque, parameters }),
  refus: {},
});

/** Opens a household after the others, and shows it. */
export function ouvrirUnFoyer(foyers: readonly FoyerOuvert[], input: Omit<GuichetInput, "kept">): Foyers {
  const id = nextId(foyers);
  return { foyers: [...foyers, newFoyer(id, input)], courant: id };
}

/** Opens what a person hands over, in the place of those where nothing was said nor named, and shows it. */
export function recevoirUnFoyer(
  foyers: readonly FoyerOuvert[],
  { journey, fait }: { journey: JourneyContext; fait: CeQuiEstFait },
): Foyers {
  const id = nextId(foyers);
  return {
    foyers: [...foyers.filter((un) => !estVierge(un)), { id, label: "", journey, fait, refus: {} }],
    courant: id,
  };
}

/** A household with what is decided with its person, in its own words. */
export function noter(foyer: FoyerOuvert, texte: string, le: string): FoyerOuvert {
  const note = texte === "" ? undefined : { texte: texte.slice(0, NOTE_MAX), le };
  return { ...foyer, fait: { ...(foyer.fait ?? RIEN_DE_FAIT), note } };
}

/** Closes them all, and opens a new one. */
export function toutFermer(foyers: readonly FoyerOuvert[], input: Omit<GuichetInput, "kept">): Foyers {
  const { foyers: all, courant } = ouvrirUnFoyer(foyers, input);
  return { foyers: all.slice(-1), courant };
}

/** Closes a household: its neighbour is shown in its place, or a new one when it was the last. */
export function fermerLeFoyer(
  { foyers, courant }: Foyers,
  id: string,
  input: Omit<GuichetInput, "kept">,
): Foyers {
  const rank = foyers.findIndex((foyer) => foyer.id === id);
  const left = foyers.filter((foyer) => foyer.id !== id);
  const neighbour = left[Math.min(rank, left.length - 1)];
  if (!neighbour) return toutFermer(foyers, input);
  return { foyers: left, courant: courant === id ? neighbour.id : courant };
}

/** The household shown, changed. */
export const changerLeFoyer = (
  here: Foyers,
  change: (foyer: FoyerOuvert) => FoyerOuvert,
): Pick<Foyers, "foyers"> => ({
  foyers: here.foyers.map((foyer) => (foyer === foyerCourant(here) ? change(foyer) : foyer)),
});

/** Whether an address is of an optional amount that this household may tell: its own, or of one of its people. */
const estUnMontantDe = ({ situation }: Parcours, adresse: string): boolean =>
  estUnMontantFacultatif(adresse) &&
  (adresse.startsWith(`${PATRIMOINE}/`) || personneDe(situation, adresse.split("/").at(-2)!) !== undefined);

/**
 * Answers as they stand after a move. What was refused at a question that left, or was answered, or of somebody who left,
 * is forgotten; so is what the list of children lacked, which the move may have brought.
 */
export function moved(foyer: FoyerOuvert, journey: JourneyContext, answered?: string): FoyerOuvert {
  const parcours = parcoursDe(journey);
  const refus = Object.entries(foyer.refus).filter(([path]) => {
    const step = parcours.byPath.get(path);
    if (!step) return estUnMontantDe(parcours, path);
    return path !== answered && step.active && step.step.entity !== "enfants";
  });
  return { ...foyer, journey, refus: Object.fromEntries(refus) };
}

/** What an answer is worth at its question: what it becomes, or why it is refused; nothing for a question not asked. */
export function weigh(journey: JourneyContext, path: string, given: unknown) {
  const parcours = parcoursDe(journey);
  const step = parcours.byPath.get(path);
  if (!step?.active) return undefined;
  const value = answerTyped(step.question, given);
  return { value, refus: refusalOf(parcours, step, value) };
}

/** Answers after what is said of them, in any order: the journey takes it, resting at its first question. */
export function dire(context: JourneyContext, said: JourneyEvent): JourneyContext {
  const snapshot = journeyMachine.resolveState({ value: chapters[0].name, context });
  const event = said.type === "ANSWER.AT" ? { ...said, ...weigh(context, said.path, said.value) } : said;
  return transition(journeyMachine, snapshot, event)[0].context;
}

/** True for a question whose former answer was set aside, and would still do: it only waits to be confirmed. */
export const isToConfirm = (parcours: Parcours, step: VisitedStep): boolean =>
  step.active &&
  !step.answered &&
  step.given !== undefined &&
  refusalOf(parcours, step, step.given.value) === undefined;

/** Confirms what waits to be, from the first question to the last: an answer may bring back the next one. */
export function confirmAll(journey: JourneyContext): JourneyContext {
  let after = journey;
  for (const { path } of parcoursDe(journey).steps) {
    const parcours = parcoursDe(after);
    const step = parcours.byPath.get(path);
    if (step && isToConfirm(parcours, step))
      after = dire(after, { type: "ANSWER.AT", path, value: step.given?.value });
  }
  return after;
}

/** Adds a child under the name that stands for one, which the journey offers first and may be changed. */
export function addNamedChild(journey: JourneyContext): JourneyContext {
  const after = addChild(journey);
  const path = `/simulation/individu/${after.personne}/_firstName`;
  return dire(after, { type: "ANSWER.AT", path, value: parcoursDe(after).byPath.get(path)?.given?.value });
}
