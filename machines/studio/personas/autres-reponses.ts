import type { FactContext } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { subtractMonths } from "../../../catalogue/situation/periods.ts";
import { offered } from "../../kinds/choices.ts";
import { byKind, type Cases, type Question } from "../../kinds/kinds.ts";
import { ressourcesProposees } from "../../kinds/ressources-proposees.ts";
import { bornesDAge } from "../chemins/dates.ts";

/** Days of birth on each side of every age that a condition compares to, the youngest first. */
const naissances = [...new Set(bornesDAge().flatMap((age) => [age - 1, age, age + 1]))]
  .sort((a, b) => a - b)
  .map((age) => subtractMonths(JOUR_FIXE, 12 * age));

const aucune = (): unknown[] => [];

/** Answers of each kind that conditions may tell apart; none for those that nothing reads. */
const reponses: Cases<[faits: FactContext], unknown[]> = {
  yesno: () => [false, true],
  enum: ({ choices }, faits) => offered(choices, faits).map(({ value }) => value),
  housing: ({ choices }) => choices.map(({ value }) => value),
  multiple: ({ choices }) => [choices.map(({ value }) => value)],
  number: ({ min, max }) => [min, min + 1, max],
  date: ({ field }) => (field === "date_naissance" ? naissances : []),
  text: aucune,
  commune: aucune,
  rent: aucune,
  children: aucune,
  childrenYesNo: (_, { situation }) => [(situation.enfants ?? []).map(({ id }) => ({ id, value: true }))],
  resourceTypes: (_, faits) => [[], ...ressourcesProposees(faits).map((id) => [id])],
  amounts: aucune,
};

/** What somebody could answer otherwise, for the questions that follow to change. */
export const autresReponses = (question: Question, faits: FactContext): unknown[] =>
  byKind(reponses, question, faits);
