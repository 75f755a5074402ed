import * as v from "valibot";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Choice } from "./question.ts";

/** True if a choice is offered to this person now. */
export const isOffered = ({ condition }: Choice, context: FactContext): boolean =>
  condition === undefined || evaluate(condition, context);

/** Choices offered to this person now. */
export const offered = (choices: readonly Choice[], context: FactContext): Choice[] =>
  choices.filter((choice) => isOffered(choice, context));

/** True for a list without twins, each item of which is accepted. */
export const isListOf = (value: unknown, accepts: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every(accepts);

/** One of these choices. */
export const choiceOf = (choices: readonly Choice[]) =>
  v.picklist(choices.map(({ value }) => value as string));

/** Different items, so many at most. */
export const listOf = <T>(item: v.GenericSchema<T>, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length, "valeurs différentes attendues"),
  );
