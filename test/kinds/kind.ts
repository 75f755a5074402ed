import type { Condition } from "../../catalogue/predicate/condition.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import type { Asked } from "../../machines/kinds/kind.ts";
import type { Words } from "../../machines/kinds/question.ts";
import type { Foyer } from "../fixtures/foyers.ts";

/** An answer worth giving: closed lists give every choice, numbers and dates both sides of each bound. */
export interface ValeurDite {
  /** Short French name, alone of its kind at the step. */
  nom: string;
  /** The choice is offered only if this holds. */
  condition?: Condition;
  /** The answer itself; amounts are asked for the resource types declared. */
  de: (declarees: readonly RessourceId[]) => unknown;
}

export const simple = (nom: string, value: unknown): ValeurDite => ({ nom, de: () => value });

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
  /** Answers worth giving, one at least on each side of what conditions tell apart; for that many children. */
  valeurs(question: Asked<O>, enfants: number): ValeurDite[];
  /** Right answers to these facts, the most ordinary first: chance takes one. */
  ordinaires(question: Asked<O>, facts: FactContext): unknown[];
  /** Texts that only this kind has, besides its choices. */
  textes?(question: Asked<O>): readonly (Words | undefined)[];
}
