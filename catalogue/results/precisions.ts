import { clesDecisives } from "../decisives/cles.ts";
import { autreFaceSansReponse, sontParentes } from "../decisives/familles.ts";
import { reponseDesFaits } from "../decisives/reglees.ts";
import { type CleDecisive, type QuestionDecisive, questionsDecisives } from "../decisives/questions.ts";
import type { Aide } from "../schema/aide.ts";
import type { FactContext } from "../situation/context.ts";
import type { Droit } from "./results.ts";
import { eurosParAn } from "./argent.ts";

/** A question asked on the results, of the aids it decides of, with what was said (`null`: « je ne sais pas »). */
export interface QuestionPosee extends QuestionDecisive {
  cle: string;
  reponse?: boolean | null;
  /** Aids that hang on it, open or set aside by it. */
  aides: readonly string[];
}

/** Asked on the page of their aid only: a list is no place for violence, nor for what is of the body or the mind. */
const discretes: ReadonlySet<string> = new Set<CleDecisive>([
  "a_ses_regles",
  "contraception",
  "periode_difficile",
  "violences_signalees",
]);

/** Questions asked at once; those that are answered stay, to be changed. */
const AU_PLUS = 5;

const questionDe = (cle: string): QuestionDecisive | undefined => questionsDecisives[cle as CleDecisive];

/** What is known of a question: what the questionnaire says of it, else what was answered to it. */
function dite(context: FactContext, cle: string): boolean | null | undefined {
  const { precisions = {} } = context.situation;
  const reponse = reponseDesFaits(cle, context) ?? precisions[cle];
  return reponse === undefined && autreFaceSansReponse(cle, precisions) ? null : reponse;
}

/** Questions of an aid that nobody answered. */
export const questionsOuvertes = (aide: Aide, context: FactContext): string[] =>
  clesDecisives(aide).filter((cle) => dite(context, cle) === undefined);

/** Questions of an aid whose answer is « je ne sais pas ». */
export const questionsSansReponse = (aide: Aide, context: FactContext): string[] =>
  clesDecisives(aide).filter((cle) => dite(context, cle) === null);

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

/**
 * The questions that decide, of the aids a household may get and of those that its answers ruled out: those without
 * an answer that move most money first, five at most, then those that are answered.
 */
export function questionsDe(
  droits: readonly Droit[],
  ecartees: readonly Aide[],
  context: FactContext,
): QuestionPosee[] {
  const aides = new Map<string, string[]>();
  const euros = new Map<string, number>();
  const noter = (id: string, cles: readonly string[], enJeu: number) => {
    for (const cle of cles) {
      aides.set(cle, [...(aides.get(cle) ?? []), id]);
      euros.set(cle, (euros.get(cle) ?? 0) + enJeu);
    }
  };
  // What hangs on two questions is only half won by one answer.
  for (const droit of droits)
    noter(droit.id, droit.cles ?? [], eurosParAn(droit) / Math.max(1, droit.si?.length ?? 0));
  for (const aide of ecartees) noter(aide.slug, clesDecisives(aide), 0);
  const posees = [...aides.keys()].flatMap((cle): QuestionPosee[] => {
    const question = questionDe(cle);
    if (!question || reponseDesFaits(cle, context) !== undefined) return [];
    const reponse = context.situation.precisions?.[cle];
    // « Je ne sais pas » to its other side.
    if (reponse === undefined && dite(context, cle) === null) return [];
    return [{ cle, ...question, aides: aides.get(cle)!, ...(reponse !== undefined && { reponse }) }];
  });
  const sansReponse = posees.filter(({ cle, reponse }) => reponse === undefined && !discretes.has(cle));
  const parEuros = sansReponse.sort((a, b) => euros.get(b.cle)! - euros.get(a.cle)!);
  return [
    ...unParSujet(parEuros).slice(0, AU_PLUS),
    ...posees.filter(({ reponse }) => reponse !== undefined),
  ];
}
