import type { CategorieRessources } from "../../catalogue/situation/ressources.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { AboutAny, AboutSome, Choice, Qui, Said } from "./question.ts";
import { amounts, type AmountsOptions } from "./amounts.ts";
import { children } from "./children.ts";
import { childrenYesNo } from "./children-yes-no.ts";
import { commune, type CommuneOptions } from "./commune.ts";
import { date, type DateOptions, horsDePropos } from "./date.ts";
import { enumeration, type EnumOptions } from "./enum.ts";
import { housing, type HousingOptions } from "./housing.ts";
import type { KindOf } from "./kind.ts";
import { multiple, type MultipleOptions } from "./multiple.ts";
import { number, type NumberOptions } from "./number.ts";
import { rent, type RentOptions } from "./rent.ts";
import { resourceTypes, type ResourceTypesOptions } from "./resource-types.ts";
import { text, type TextOptions } from "./text.ts";
import { yesno, type YesNoOptions } from "./yesno.ts";

/** The kinds of questions, each with what a question of that kind says of itself. */
export interface Options {
  yesno: YesNoOptions;
  enum: EnumOptions;
  multiple: MultipleOptions;
  number: NumberOptions;
  date: DateOptions;
  text: TextOptions;
  commune: CommuneOptions;
  housing: HousingOptions;
  rent: RentOptions;
  children: object;
  childrenYesNo: object;
  resourceTypes: ResourceTypesOptions;
  amounts: AmountsOptions;
}

export type Kind = keyof Options;

/** The fields that each kind may fill. */
interface Abouts {
  yesno: AboutAny<boolean>;
  enum:
    | (AboutSome<string | number | boolean> & { parAnnee?: undefined })
    | { entity: "individu"; field: "enfant_a_charge"; parAnnee: true };
  multiple: AboutSome<readonly unknown[]>;
  number: AboutAny<number>;
  date: AboutAny<string>;
  text: AboutAny<string>;
  commune:
    | { entity: "menage"; field: "depcom" }
    | { entity: "individu"; field: "_bourseCriteresSociauxCommuneDomicileFamilial" };
  housing: { entity: "menage"; field: "statut_occupation_logement" };
  rent: { entity: "menage"; field: "loyer" };
  children: { entity: "enfants"; field: "" };
  childrenYesNo: Extract<AboutAny<boolean>, { entity: "individu" }>;
  resourceTypes: { entity: "individu"; field: "ressources" };
  amounts: { entity: "individu"; field: CategorieRessources };
}

/** A question of that kind; of any of them when the kind is a union. */
export type QuestionOf<K extends Kind> = { [P in K]: Said & Abouts[P] & Options[P] & { kind: P } }[K];

export type Question = QuestionOf<Kind>;

/** The table of kinds. */
export const kinds: { readonly [K in Kind]: KindOf<Options[K]> } = {
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

/** A table with, for each kind, what to do with a question of that kind and the rest. */
export type Cases<Rest extends readonly unknown[], R> = {
  readonly [K in Kind]: (question: QuestionOf<K>, ...rest: Rest) => R;
};

/** Does what a table says for the kind of the question. */
export function byKind<K extends Kind, Rest extends readonly unknown[], R>(
  cases: Cases<Rest, R>,
  question: QuestionOf<K>,
  ...rest: Rest
): R {
  return cases[question.kind](question, ...rest);
}

/** All there is to know of the kind of a question. */
export const kindOf = <K extends Kind>(question: QuestionOf<K>): KindOf<Options[K]> => kinds[question.kind];

/** What was typed, or what stands for it when nothing was. */
export const answerTyped = (question: Question, value: unknown): unknown =>
  value === undefined ? kindOf(question).untouched?.(question) : value;

/** What is said of an answer that is taken as it is, to the person who asks; of most answers, nothing. */
export const remarqueSur = (question: Question, { role }: Qui, value: unknown, context: FactContext) =>
  question.kind === "date" && role === "demandeur" ? horsDePropos(question, value, context) : undefined;

/** The answers of a closed list, in their order and with their words; none for the other kinds. */
export const choicesOf = (question: Question): readonly Choice[] =>
  kindOf(question).choices?.(question) ?? [];
