import type { Kind, Options, QuestionOf } from "../../machines/kinds/kinds.ts";
import { enumeration, housing, multiple, resourceTypes, yesno } from "./choix.ts";
import { commune } from "./commune.ts";
import { date } from "./date.ts";
import { children, childrenYesNo, text } from "./enfants.ts";
import type { EssaiDeSorte } from "./kind.ts";
import { amounts, number, rent } from "./nombres.ts";

/** How tests answer each kind of question. */
export const essaisParSorte: { readonly [K in Kind]: EssaiDeSorte<Options[K]> } = {
  yesno,
  enum: enumeration,
  multiple,
  number,
  date,
  text,
  commune,
  housing,
  rent,
  children,
  childrenYesNo,
  resourceTypes,
  amounts,
};

/** How tests answer a question. */
export const essaiDe = <K extends Kind>(question: QuestionOf<K>): EssaiDeSorte<Options[K]> =>
  essaisParSorte[question.kind];
