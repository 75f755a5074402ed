import type { Aide } from "../schema/aide.ts";

/** A question that decides of aids, answered by yes when their condition is met. */
export interface QuestionDecisive {
  question: string;
  aide?: string;
}

export const questionsDecisives: Readonly<Record<string, QuestionDecisive>> = {};

/** Keys of the questions that decide of an aid and that the questionnaire does not ask. */
export const clesDe = (_aide: Aide): readonly string[] => [];
