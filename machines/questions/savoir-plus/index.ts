import type { Question } from "../../kinds/kinds.ts";
import type { Block } from "../../kinds/question.ts";
import { foyer } from "./foyer.ts";
import { vous } from "./vous.ts";

/** Content of the « en savoir plus » pages, by `entity.field`; apart, since few people open them. */
export const savoirPlus: Readonly<Record<string, readonly Block[]>> = { ...vous, ...foyer };

/** Blocks of a question’s page: its own, else its help or what it is for. */
export const savoirPlusDe = (question: Question): readonly Block[] =>
  savoirPlus[`${question.entity}.${question.field}`] ?? [
    { kind: "paragraph", text: question.help ?? `Cette question sert à ${question.purpose}.` },
  ];
