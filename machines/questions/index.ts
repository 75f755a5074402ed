import type { Question } from "../kinds/kinds.ts";
import { parTheme } from "./themes.ts";

export const questions: readonly Question[] = Object.values(parTheme).flat();

const key = (entity: string, field: string | undefined) => `${entity}.${field ?? ""}`;

const byKey = new Map(questions.map((question) => [key(question.entity, question.field), question]));

/** The question about that field, if there is one. */
export const questionAsked = (entity: string, field: string | undefined): Question | undefined =>
  byKey.get(key(entity, field));

/** Words of a step; the list of children has no field. Throws for a question nobody wrote. */
export function questionOf(entity: string, field: string | undefined): Question {
  const question = questionAsked(entity, field);
  if (question === undefined) throw new Error(`Question inconnue : ${key(entity, field)}`);
  return question;
}
