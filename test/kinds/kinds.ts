import type { Kind, Options, QuestionOf } from "../../machines/kinds/kinds.ts";
import { amounts } from "./amounts.ts";
import { childrenYesNo } from "./children-yes-no.ts";
import { children } from "./children.ts";
import { commune } from "./commune.ts";
import { date } from "./date.ts";
import { enumeration } from "./enum.ts";
import { housing } from "./housing.ts";
import type { EssaiDeSorte } from "./kind.ts";
import { multiple } from "./multiple.ts";
import { number } from "./number.ts";
import { rent } from "./rent.ts";
import { resourceTypes } from "./resource-types.ts";
import { text } from "./text.ts";
import { yesno } from "./yesno.ts";

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
