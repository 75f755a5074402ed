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

type PlaceOf<Q> = Q extends Question ? Pick<Q, Extract<keyof Q, "entity" | "field" | "parAnnee">> : never;
type About<K extends Kind> = PlaceOf<QuestionOf<K>>;

export const champs: [About<"yesno">, About<"date">, About<"enum">, About<"number">] = [
  { entity: "individu", field: "handicap" },
  { entity: "individu", field: "date_naissance" },
  { entity: "individu", field: "enfant_a_charge", parAnnee: true },
  { entity: "parents", field: "rfr" },
];

// @ts-expect-error Nobody has such a field.
export const faute: About<"yesno"> = { entity: "individu", field: "handicape" };

// @ts-expect-error The field of another entity.
export const ailleurs: About<"yesno"> = { entity: "famille", field: "coloc" };

// @ts-expect-error A date is not answered by yes or no.
export const ouiNon: About<"yesno"> = { entity: "individu", field: "date_naissance" };

// @ts-expect-error A code of a closed list is not any day.
export const jourParCode: About<"date"> = { entity: "individu", field: "activite" };

// @ts-expect-error Held by year, and told so.
export const toujours: About<"enum"> = { entity: "individu", field: "enfant_a_charge" };

// @ts-expect-error Several answers do not fit a field of one.
export const plusieursDitsUn: About<"multiple"> = { entity: "individu", field: "activite" };

// @ts-expect-error Who somebody is, nobody answers.
export const roleDemande: About<"enum"> = { entity: "individu", field: "_role" };
