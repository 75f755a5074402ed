import type { IndividuId, Precision } from "../../catalogue/situation/situation.ts";
import { type Answer, answerAt, type Answers, everyAnswer, keyOf, place } from "../answers/answer.ts";
import { sameJson } from "../answers/same-json.ts";
import { fermeesPar } from "../questions/sous-questions.ts";
import { placeholderPrenom } from "../questions/words.ts";
import { contredit, revenusARedire } from "./contradictions.ts";
import { refusalOf } from "./refusal.ts";
import { type Dossier, type Parcours, parcoursDe } from "./walk.ts";
import type { VisitedStep } from "./visited.ts";

/**
 * What an event does to the dossier, as pure functions of it (docs/specification.md#mises-de-cote,
 * docs/specification.md#enfants).
 */
export interface JourneyContext extends Dossier {
  /** Cursor of the loops. */
  personne: IndividuId;
  /** Set while one answer is corrected from the summary: what the correction opened. */
  retour: { aPoser: readonly string[] } | null;
  /** A child is being added or edited from the list: its last step returns to the list. */
  unSeulEnfant: boolean;
  /** Where the brand has answers read again before the results: whether those given since are still to be. */
  relecture?: "à faire" | "faite";
  /** What a child removed took with it, until something else is answered. */
  retire?: Retire;
  /** Answers of the child gone through again that counted before: they count again if it is left before its end. */
  revues?: readonly string[];
}

/** A child that was removed, by its number and first name, and what was there before. */
type Retire = {
  index: number;
  prenom: string;
  avant: Pick<JourneyContext, "enfants" | "answers" | "oubliees" | "ressourcesFiscales">;
};

const waiting = (parcours: Parcours) => parcours.active.filter((step) => !step.answered);

/** A list with some keys more, or the same list if it has them all. */
export const withAll = (keys: readonly string[], more: readonly string[]): readonly string[] =>
  more.every((key) => keys.includes(key)) ? keys : [...new Set([...keys, ...more])];

/** Sets aside what became irrelevant, which changes no step; while correcting, notes what the change opened. */
function settle(before: Parcours, given: JourneyContext): JourneyContext {
  const contredites = withAll(given.oubliees, contredit(parcoursDe(given)));
  const context = contredites === given.oubliees ? given : { ...given, oubliees: contredites };
  const after = parcoursDe(context);
  const irrelevant = after.steps
    .filter(
      (step) =>
        step.given && !step.answered && step.address.id !== "enfants" && step.step.entity !== "enfants",
    )
    .map((step) => step.key);
  const settled = { ...context, oubliees: withAll(context.oubliees, irrelevant) };
  if (!settled.retour) return settled;
  const wasWaiting = new Set(waiting(before).map((step) => step.path));
  const known = new Set(settled.retour.aPoser);
  const aPoser = waiting(after)
    .map((step) => step.path)
    .filter((path) => known.has(path) || !wasWaiting.has(path));
  return { ...settled, retour: { aPoser } };
}

/** Without what was said under a question that its new answer no longer opens. */
function sansFermees(context: JourneyContext, { path, given }: VisitedStep, value: unknown): Answers {
  const fermees = sameJson(given?.value, value) ? [] : fermeesPar(path, value);
  return fermees.length > 0
    ? preciser(context, Object.fromEntries(fermees.map((cle) => [cle, undefined]))).answers
    : context.answers;
}

/** Answers a step: replaces or appends, brings the answer back if it had been set aside. */
export function answer(context: JourneyContext, step: VisitedStep, value: unknown): JourneyContext {
  const key = step.key;
  const given = step.step.entity === "enfants" ? (context.enfants ?? []).length : value;
  const parcours = parcoursDe(context);
  return settle(parcours, {
    ...context,
    retire: undefined,
    ...(context.relecture && !context.retour && { relecture: "à faire" as const }),
    answers: place(sansFermees(context, step, value), answerAt(step.address, given)),
    oubliees: withAll(
      context.oubliees.includes(key) ? context.oubliees.filter((other) => other !== key) : context.oubliees,
      revenusARedire(parcours, step, value),
    ),
  });
}

/** What is said of questions that decide of aids, by their name: yes, no, « je ne sais pas », or nothing any more. */
export type Dites = Readonly<Record<string, Precision | undefined>>;

/** Notes what is said of questions that decide of aids; nothing said any more takes it back. */
export function preciser(context: JourneyContext, dites: Dites): JourneyContext {
  const { aides: avant, ...answers } = context.answers;
  const aides = Object.entries({ ...avant, ...dites }).filter(([, value]) => value !== undefined);
  return {
    ...context,
    answers: { ...answers, ...(aides.length > 0 && { aides: Object.fromEntries(aides) }) },
  };
}

/**
 * Answers steps asked together, by path, in the order of the journey: each in the household that those before it make.
 * Nothing if one of them is not asked there, or refuses its answer.
 */
export function answerTogether(
  context: JourneyContext,
  values: Readonly<Record<string, unknown>>,
): JourneyContext | undefined {
  const left = new Map(Object.entries(values));
  let now = context;
  while (left.size > 0) {
    const parcours = parcoursDe(now);
    const step = parcours.active.find(({ path }) => left.has(path));
    if (!step || refusalOf(parcours, step, left.get(step.path)) !== undefined) return undefined;
    now = answer(now, step, left.get(step.path));
    left.delete(step.path);
  }
  return now;
}

const prenomKey = (id: IndividuId) => keyOf({ entityName: "individu", id, fieldName: "_firstName" });

/** Adds a child (last index + 1, or 0) whose first name is pre-answered with a placeholder. */
export function addChild(context: JourneyContext): JourneyContext {
  const enfants = context.enfants ?? [];
  const index = (enfants.at(-1) ?? -1) + 1;
  const id = `enfant_${index}` as const;
  const prenom: Answer = {
    entityName: "individu",
    id,
    fieldName: "_firstName",
    value: placeholderPrenom(index),
  };
  return settle(parcoursDe(context), {
    ...context,
    enfants: [...enfants, index],
    answers: place(context.answers, prenom),
    oubliees: [...context.oubliees, prenomKey(id)],
    personne: id,
    unSeulEnfant: true,
    retire: undefined,
  });
}

/** Takes a child’s answers out of those that count, so that each is asked again, prefilled. */
export function editChild(context: JourneyContext, index: number): JourneyContext {
  const id = `enfant_${index}` as const;
  const own = parcoursDe(context)
    .steps.filter((step) => step.child && step.personne === id && step.given)
    .map((step) => step.key);
  return settle(parcoursDe(context), {
    ...context,
    oubliees: [...new Set([...context.oubliees, ...own])],
    revues: own.filter((key) => !context.oubliees.includes(key)),
    personne: id,
    unSeulEnfant: true,
    retire: undefined,
  });
}

/** A child left before the end: what was not said again counts as it did. */
function sansRevue(context: JourneyContext): JourneyContext {
  const { revues = [], ...left } = context;
  if (!context.revues) return context;
  const oubliees = context.oubliees.filter((key) => !revues.includes(key));
  return settle(parcoursDe(context), { ...left, oubliees });
}

/** Answers that having this child had closed count again: their steps were not asked, and now are. */
function rouvrir(before: Parcours, context: JourneyContext): JourneyContext {
  const reopened = new Set(
    parcoursDe(context)
      .active.filter((step) => step.given && before.byPath.get(step.path)?.active === false)
      .map((step) => step.key),
  );
  const oubliees = context.oubliees.filter((key) => !reopened.has(key));
  // An answer that counts again may in turn open the step after it.
  return oubliees.length < context.oubliees.length ? rouvrir(before, { ...context, oubliees }) : context;
}

/** Answers that say nothing of a child, neither its own nor those given of all children together. */
function answersWithout(answers: Answers, child: string): Answers {
  const { [`individu/${child}`]: _, "individu/enfants": ensemble = {}, ...others } = answers;
  const left = Object.entries(ensemble)
    .map(([field, value]) => [field, (value as { id: string }[]).filter(({ id }) => id !== child)] as const)
    .filter(([, items]) => items.length > 0);
  return { ...others, ...(left.length > 0 && { "individu/enfants": Object.fromEntries(left) }) };
}

/** Drops a child, every answer about it and what it declared to the tax office: as if it had never been added. */
function dropChild(context: JourneyContext, index: number): JourneyContext {
  const id = `enfant_${index}`;
  const enfants = (context.enfants ?? []).filter((other) => other !== index);
  const answers = answersWithout(context.answers, id);
  const { [id]: _, ...ressourcesFiscales } = context.ressourcesFiscales ?? {};
  const kept = new Set(everyAnswer(answers).map(keyOf));
  const before = parcoursDe(context);
  const without: JourneyContext = {
    ...context,
    enfants: enfants.length ? enfants : null,
    answers,
    ...(context.ressourcesFiscales && { ressourcesFiscales }),
    oubliees: context.oubliees.filter((key) => kept.has(key)),
    personne: "demandeur",
    unSeulEnfant: false,
  };
  return settle(before, rouvrir(before, without));
}

/** Drops a child, which can be put back until something else is answered. */
export function removeChild(context: JourneyContext, index: number): JourneyContext {
  const { enfants, answers, oubliees, ressourcesFiscales } = context;
  if (!enfants?.includes(index)) return context;
  const prenom = parcoursDe(context).situation.enfants?.find(
    ({ id }) => id === `enfant_${index}`,
  )?._firstName;
  const retire = { index, prenom: prenom ?? "", avant: { enfants, answers, oubliees, ressourcesFiscales } };
  return { ...dropChild(context, index), retire };
}

/** Puts back the child that was removed last, as it was. */
export const restoreChild = (context: JourneyContext): JourneyContext =>
  context.retire
    ? settle(parcoursDe(context), { ...context, ...context.retire.avant, retire: undefined })
    : context;

/** What leaving a child leaves behind: nothing of one that was only begun, all that counted of one gone through again. */
export const childLeft = (context: JourneyContext): JourneyContext =>
  withoutUntouchedChild(sansRevue(context));

/** Without the child being added, when nothing was said of it: its first name is the one given here, unconfirmed. */
function withoutUntouchedChild(context: JourneyContext): JourneyContext {
  const { personne, unSeulEnfant, enfants, answers, oubliees } = context;
  const index = enfants?.find((one) => personne === `enfant_${one}`);
  if (!unSeulEnfant || index === undefined) return context;
  if (!oubliees.includes(prenomKey(personne))) return context;
  const said = Object.entries(answers[`individu/${personne}`] ?? {});
  const untouched = said.every(
    ([field, value]) => field === "_firstName" && value === placeholderPrenom(index),
  );
  return untouched ? dropChild(context, index) : context;
}
