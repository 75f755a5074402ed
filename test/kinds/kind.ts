import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Asked } from "../../machines/kinds/kind.ts";
import type { Words } from "../../machines/kinds/question.ts";
import type { Foyer } from "../fixtures/foyers.ts";

/** Answers that a question takes, and those it refuses with what it says then. */
export interface CasDeReponse {
  /** `entity.field` of the question. */
  champ: string;
  foyer?: Foyer;
  oui: readonly unknown[];
  non: readonly (readonly [value: unknown, sentence: string])[];
  /** Answers that a page never sends, and that a record refuses. */
  horsDossier?: readonly unknown[];
}

/** How tests answer a kind of question, `O` being what such a question says of itself. */
export interface EssaiDeSorte<O> {
  /** By name, answers accepted and refused. */
  cas: Readonly<Record<string, CasDeReponse>>;
  /** Right answers to these facts, the most ordinary first: chance takes one. */
  ordinaires(question: Asked<O>, facts: FactContext): unknown[];
  /** Texts that only this kind has, besides its choices. */
  textes?(question: Asked<O>): readonly (Words | undefined)[];
}
