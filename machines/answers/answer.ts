import type { Entity } from "../questions/question.ts";

/** One answer of the record (docs/specification.md#reponse). `id` names a person, or `enfants` for all children. */
export interface Answer {
  entityName: Entity;
  /** demandeur, conjoint, enfant_{n} or `enfants`; absent outside people. */
  id?: string;
  /** Absent for the list of children. */
  fieldName?: string;
  value: unknown;
}

export type AnswerAddress = Pick<Answer, "entityName" | "id" | "fieldName">;

/** Answer that may come beside the self-employed income of a person (docs/specification.md#reponse). */
export const COMPANION = "tns_autres_revenus_type_activite";

/** The one canonical key of an answer: (entity, person, field), docs/specification.md#reponse. */
export const keyOf = ({ entityName, id, fieldName }: AnswerAddress): string =>
  `${entityName}/${id ?? ""}/${fieldName ?? ""}`;

/** Replaces the answer of the same key, in place, or appends it. */
export function place(answers: readonly Answer[], answer: Answer): Answer[] {
  const key = keyOf(answer);
  const index = answers.findIndex((other) => keyOf(other) === key);
  return index < 0 ? [...answers, answer] : answers.map((un, ici) => (ici === index ? answer : un));
}

/** Builds an answer without empty keys, so that two equal answers are deeply equal. */
export function answerAt({ entityName, id, fieldName }: AnswerAddress, value: unknown): Answer {
  return { entityName, ...(id && { id }), ...(fieldName && { fieldName }), value };
}
