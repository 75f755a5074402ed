import { clesDecisives } from "./decisives/cles.ts";
import { autreFaceSansReponse, sontParentes } from "./decisives/familles.ts";
import { poidsDe } from "./decisives/parts.ts";
import { reponseDesFaits } from "./decisives/reglees.ts";
import { type CleDecisive, type QuestionDecisive, questionsDecisives } from "./decisives/questions.ts";
import type { Aide } from "../schema/aide.ts";
import { precisionDite } from "../situation/precision-dite.ts";
import type { FactContext } from "../situation/context.ts";
import type { Droit } from "./results.ts";
import { eurosParAn } from "./argent.ts";

/** A question asked on the results, of the aids it decides of, with what was said (`null`: « je ne sais pas »). */
export interface QuestionPosee extends QuestionDecisive {
  cle: string;
  reponse?: boolean | null;
  /** Aids that hang on it, open or set aside by it. */
  aides: readonly string[];
  /** A person speaks by it of a sensitive subject: no list asks it, nor repeats its answer. */
  sensible?: true;
}

/** Asked on the page of their aid only, as those of a sensitive subject are: a list is no place for the body or the mind. */
const discretes: ReadonlySet<string> = new Set<CleDecisive>([
  "a_ses_regles",
  "contraception",
  "periode_difficile",
]);

const questionDe = (cle: string): QuestionDecisive | undefined => questionsDecisives[cle as CleDecisive];

/** What is known of a question: what the questionnaire says of it, else what was answered to it. */
function dite(context: FactContext, cle: string): boolean | null | undefined {
  const { precisions = {} } = context.situation;
  const reponse = reponseDesFaits(cle, context) ?? precisionDite(context.situation, cle);
  return reponse === undefined && autreFaceSansReponse(cle, precisions) ? null : reponse;
}

/** Questions of an aid that nobody answered. */
export const questionsOuvertes = (aide: Aide, context: FactContext): string[] =>
  clesDecisives(aide).filter((cle) => dite(context, cle) === undefined);

/** Questions of an aid whose answer is « je ne sais pas ». */
export const questionsSansReponse = (aide: Aide, context: FactContext): string[] =>
  clesDecisives(aide).filter((cle) => dite(context, cle) === null);

/** What an aid is marked by when its subject is sensitive: `dite` once the person spoke of it. */
export const marqueDe = ({ sensible }: Pick<Aide, "sensible">, context: FactContext) =>
  sensible === undefined
    ? {}
    : { sensible: true as const, ...(dite(context, sensible) === true && { dite: true as const }) };

/** True for an aid that an answer rules out. */
export const estEcartee = (aide: Aide, context: FactContext): boolean =>
  clesDecisives(aide).some((cle) => dite(context, cle) === false);

/** What a card asks: « Y a-t-il un restaurant universitaire près de chez vous ? » */
export const texteDe = (cle: string): string => questionDe(cle)?.question ?? "";

/**
 * Those to ask now, in their order: one of a family, whose answer may settle the others, and one of what hangs on several
 * questions, whose « non » would spare them. The others come after.
 */
function unParSujet(questions: readonly QuestionPosee[]): QuestionPosee[] {
  const retenues: QuestionPosee[] = [];
  const attendues = new Set<string>();
  for (const une of questions) {
    if (une.aides.every((id) => attendues.has(id))) continue;
    if (retenues.some(({ cle }) => sontParentes(cle, une.cle))) continue;
    retenues.push(une);
    for (const id of une.aides) attendues.add(id);
  }
  return retenues;
}

/** A question as it is asked, or asked again; nothing when the questionnaire, or its other side, answers it. */
function questionPosee(
  cle: string,
  aides: readonly string[],
  context: FactContext,
  sensible: boolean,
): QuestionPosee | undefined {
  const question = questionDe(cle);
  if (!question || reponseDesFaits(cle, context) !== undefined) return undefined;
  const reponse = precisionDite(context.situation, cle);
  // « Je ne sais pas » to its other side.
  if (reponse === undefined && dite(context, cle) === null) return undefined;
  return {
    cle,
    ...question,
    aides,
    ...(sensible && { sensible: true as const }),
    ...(reponse !== undefined && { reponse }),
  };
}

/**
 * The questions that decide, of the aids a household may get and of those that its answers ruled out: those without
 * an answer that a « oui » is likely to answer and that bring most first, then those that are answered. `sensibles` are the keys by which one
 * speaks of a sensitive subject.
 */
export function questionsDe(
  droits: readonly Droit[],
  ecartees: readonly Aide[],
  context: FactContext,
  sensibles: ReadonlySet<string> = new Set(),
): QuestionPosee[] {
  const aides = new Map<string, string[]>();
  const poids = new Map<string, number>();
  const noter = (id: string, cles: readonly string[], enJeu: number) => {
    for (const cle of cles) {
      aides.set(cle, [...(aides.get(cle) ?? []), id]);
      poids.set(cle, (poids.get(cle) ?? 0) + enJeu);
    }
  };
  // What hangs on two questions is only half won by one answer.
  for (const { cles = [], ...droit } of droits) {
    const enJeu = poidsDe(cles, eurosParAn(droit), context.situation);
    noter(droit.id, cles, enJeu / Math.max(1, droit.si?.length ?? 0));
  }
  for (const aide of ecartees) noter(aide.slug, clesDecisives(aide), 0);
  const posees = [...aides].flatMap(
    ([cle, ids]) => questionPosee(cle, ids, context, sensibles.has(cle)) ?? [],
  );
  // What few people have is asked on its own page.
  const rares = new Set(droits.flatMap(({ id, rare }) => (rare ? [id] : [])));
  const sansReponse = posees.filter(
    ({ cle, aides: pour, reponse, sensible }) =>
      reponse === undefined && !sensible && !discretes.has(cle) && !pour.every((id) => rares.has(id)),
  );
  const parPoids = sansReponse.sort((a, b) => poids.get(b.cle)! - poids.get(a.cle)!);
  return [...unParSujet(parPoids), ...posees.filter(({ reponse }) => reponse !== undefined)];
}
