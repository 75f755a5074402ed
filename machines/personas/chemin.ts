import type { Marque } from "../../catalogue/situation/context.ts";
import { moinsCher } from "../../catalogue/recherche/moins-cher.ts";
import { answerAt } from "../answers/answer.ts";
import { answerName } from "../journey/about.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { type VisitedStep, parcoursOf } from "../journey/walk.ts";
import type { PersonaContee } from "./conter.ts";
import { reponsesEssayees } from "./essais.ts";
import { reponsesQuiDecident, type EtapeDuParcours } from "../graph/etapes.ts";
import { personas } from "./personas.ts";
import { achever, remplir } from "./remplir.ts";

/** A way to a step: the answers given before it. */
export interface CheminCourt {
  /** Who it starts from. */
  persona: PersonaContee;
  context: JourneyContext;
  /** Steps answered before it, in order. */
  avant: readonly VisitedStep[];
  /** Those whose answer decides whether it is asked. */
  decisives: readonly VisitedStep[];
}

interface Depart {
  persona: PersonaContee;
  context: JourneyContext;
}

/** Personas to start from. */
const ASSEZ = 3;

const rangDe = (context: JourneyContext, stateId: string) => {
  const rang = parcoursOf(context).active.findIndex((step) => step.stateId === stateId);
  return rang < 0 ? Infinity : rang;
};

const remplis = new Map<Marque, Depart[]>();

/** The personas, their journeys filled once. */
export function journeesDe(marque: Marque): readonly Depart[] {
  const connues = remplis.get(marque);
  if (connues) return connues;
  const neuves = personas.map((persona) => ({ persona, context: remplir(persona, marque) }));
  remplis.set(marque, neuves);
  return neuves;
}

/** The same journey with another answer at one step; nothing when it then refuses an answer. */
function changer({ persona, context }: Depart, { visite, value }: Changement, jusqua: string) {
  const sans = context.answers.filter((answer) => answer !== visite.given);
  const change = { ...context, answers: [...sans, answerAt(visite.address, value)], oubliees: [] };
  try {
    return { persona, context: achever(change, persona.reponses, jusqua) };
  } catch {
    return undefined;
  }
}

/** No child at all: often the shortest household. */
function sansEnfant({ persona, context }: Depart, jusqua: string): Depart[] {
  if (!context.enfants) return [];
  const answers = context.answers.filter(
    ({ entityName, id }) => entityName !== "enfants" && !id?.startsWith("enfant"),
  );
  return [{ persona, context: achever({ ...context, answers, enfants: null }, persona.reponses, jusqua) }];
}

/** Another answer to one step before the place to go. */
interface Changement {
  visite: VisitedStep;
  value: unknown;
}

/** Every other answer worth trying, at the steps that `choix` keeps. */
function* changements(
  { context }: Depart,
  jusqua: string,
  choix: (step: VisitedStep) => boolean,
): Generator<Changement> {
  const parcours = parcoursOf(context);
  const rang = Math.min(rangDe(context, jusqua), parcours.active.length);
  for (const visite of parcours.active.slice(0, rang)) {
    if (!choix(visite)) continue;
    for (const value of reponsesEssayees(parcours, visite))
      if (JSON.stringify(value) !== JSON.stringify(visite.given?.value)) yield { visite, value };
  }
}

/** Journeys one answer away. */
function* voisins(depart: Depart, jusqua: string): Generator<Depart> {
  yield* sansEnfant(depart, jusqua);
  for (const changement of changements(depart, jusqua, () => true)) {
    const autre = changer(depart, changement, jusqua);
    if (autre) yield autre;
  }
}

/**
 * Goes down from a journey that reaches the step, one better answer at a time. This improves a journey
 * and looks for none: its answers are real ones, in a page that has no formula of the conditions.
 */
function raccourcir(depart: Depart, stateId: string): Depart {
  let mieux = depart;
  for (let mieuxQue = Infinity; rangDe(mieux.context, stateId) < mieuxQue;) {
    mieuxQue = rangDe(mieux.context, stateId);
    for (const autre of voisins(mieux, stateId)) {
      if (rangDe(autre.context, stateId) < rangDe(mieux.context, stateId)) mieux = autre;
    }
  }
  return mieux;
}

/** A journey with as few other answers as it takes to reach the step, at most `auPlus`, among those that decide. */
function approcher(
  departs: readonly Depart[],
  stateId: string,
  decisives: ReadonlySet<string>,
  auPlus: number,
): Depart[] {
  const choix = (step: VisitedStep) => decisives.has(answerName(step));
  const issue = moinsCher({
    departs,
    voies: (depart) =>
      Array.from(changements(depart, stateId, choix), (changement) => ({ changement, cout: 1 })),
    apres: (depart, { changement }) => changer(depart, changement, stateId),
    voulu: ({ context }) => rangDe(context, stateId) < Infinity,
    borne: auPlus + 1,
  });
  return typeof issue === "string" ? [] : [issue.noeud];
}

/**
 * The shortest way to a step, in the neutral brand if it is asked there: from the three personas that
 * meet it soonest, and from one an answer or two away when there are fewer, then fewer questions as
 * long as changing one answer makes fewer. `test/chemins/plus-court.long.test.ts` compares its length, for
 * every step, with the one that a complete search proves.
 */
export function cheminVers(
  etape: EtapeDuParcours,
  toutes: readonly EtapeDuParcours[],
): CheminCourt | undefined {
  const { stateId } = etape;
  const decident = reponsesQuiDecident(etape, toutes);
  for (const marque of ["neutre", "banque"] as const) {
    const departs = journeesDe(marque);
    const soonest = departs
      .filter(({ context }) => rangDe(context, stateId) < Infinity)
      .toSorted((a, b) => rangDe(a.context, stateId) - rangDe(b.context, stateId))
      .slice(0, ASSEZ);
    const autres = departs.filter(({ context }) => rangDe(context, stateId) === Infinity);
    const approches =
      soonest.length < ASSEZ ? approcher(autres, stateId, decident, soonest.length ? 1 : 2) : [];
    const trouves = [...soonest, ...approches].map((depart) => raccourcir(depart, stateId));
    const [premier] = trouves.toSorted((a, b) => rangDe(a.context, stateId) - rangDe(b.context, stateId));
    if (premier) {
      const avant = parcoursOf(premier.context).active.slice(0, rangDe(premier.context, stateId));
      return { ...premier, avant, decisives: avant.filter((step) => decident.has(answerName(step))) };
    }
  }
  return undefined;
}

/** Personas who are asked that question. */
export const personasA = (stateId: string, marque: Marque): PersonaContee[] =>
  journeesDe(marque).flatMap(({ persona, context }) =>
    rangDe(context, stateId) < Infinity ? [persona] : [],
  );
