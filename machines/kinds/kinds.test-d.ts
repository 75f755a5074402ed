import {
  byKind,
  type Cases,
  type Kind,
  kinds,
  type Options,
  type Question,
  type QuestionOf,
} from "./kinds.ts";
import type { KindOf } from "./kind.ts";

// Checked by `tsc`: an error that is expected and does not come is an error.

/** The kinds and one more, that nobody wrote. */
type Plus = Options & { couleur: { teintes: readonly string[] } };

// @ts-expect-error The table misses the new kind.
export const plus: { readonly [K in keyof Plus]: KindOf<Plus[K]> } = kinds;

declare const date: QuestionOf<"date">;
declare const question: Question;
declare const cases: Cases<[], string>;
declare const sans: Omit<typeof cases, "yesno">;

export const dites = [
  byKind(cases, question),
  // @ts-expect-error Yes or no is not said.
  byKind(sans, question),
  kinds.date.schema(date),
  // @ts-expect-error A date has no bounds of a number.
  kinds.number.schema(date),
];

// @ts-expect-error A date says the oldest day it may be.
export const sansMin: Options["date"] = {};

// @ts-expect-error Nobody wrote that kind.
export const couleur: Kind = "couleur";
