import type { FactContext } from "../../catalogue/situation/context.ts";
import { kindOf, type Question } from "../kinds/kinds.ts";

/**
 * What is wrong with an answer, as a sentence that says what to do; `undefined` if it is right.
 * The same check serves the screen, the machine and the server.
 */
export const problem = (question: Question, value: unknown, context: FactContext): string | undefined =>
  kindOf(question).check(question, value, context);
