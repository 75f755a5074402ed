import type { GenericSchema } from "valibot";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Periods } from "../../catalogue/situation/periods.ts";
import type { Base, Choice } from "./question.ts";

/** A question of a kind with these options. */
export type Asked<O> = Base & O;

/** All there is to know of a kind of question, `O` being what such a question says of itself. */
export interface KindOf<O> {
  /** What may answer it, whoever answers: every key is known and every leaf is bounded. */
  schema(question: Asked<O>): GenericSchema;
  /** What is wrong with an answer to these facts, as a sentence that says what to do; nothing if it is right. */
  check(question: Asked<O>, value: unknown, context: FactContext): string | undefined;
  /** The answers of a closed list, in their order and with their words. */
  choices?(question: Asked<O>): readonly Choice[];
  /** What stands for an answer when the person leaves everything as it is. */
  untouched?(question: Asked<O>): unknown;
  /** Writes an answer that is more than the value of its field into what the question is about. */
  enter?(into: object, question: Asked<O>, value: unknown, periods: Periods): void;
  /** One answer speaks of all the children at once. */
  ofAllChildren?: true;
}
