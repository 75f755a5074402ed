import type { Entity } from "../kinds/question.ts";

/** What an answer is about: a part of the household, or a question that decides of aids, asked on their results. */
export type AnsweredEntity = Entity | "aides";

/** One answer of the record (docs/specification.md#reponse). `id` names a person, or `enfants` for all children. */
export interface Answer {
  entityName: AnsweredEntity;
  /** demandeur, conjoint, enfant_{n} or `enfants`; absent outside people. */
  id?: string;
  /** Absent for the list of children. */
  fieldName?: string;
  value: unknown;
}

export type AnswerAddress = Pick<Answer, "entityName" | "id" | "fieldName">;

/** Values by what they are about (`individu/demandeur`, `menage`), then by field (empty for the list of children). */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The one canonical key of an answer: (entity, person, field), docs/specification.md#reponse. */
export const keyOf = ({ entityName, id, fieldName }: AnswerAddress): string =>
  `${entityName}/${id ?? ""}/${fieldName ?? ""}`;

const ownerOf = ({ entityName, id }: AnswerAddress): string => (id ? `${entityName}/${id}` : entityName);

/** Builds an answer without empty keys, so that two equal answers are deeply equal. */
export function answerAt({ entityName, id, fieldName }: AnswerAddress, value: unknown): Answer {
  return { entityName, ...(id && { id }), ...(fieldName && { fieldName }), value };
}

/** The answer of that address, if it was given. */
export function answerGiven(answers: Answers, address: AnswerAddress): Answer | undefined {
  const fields = answers[ownerOf(address)];
  const field = address.fieldName ?? "";
  return fields && Object.hasOwn(fields, field) ? answerAt(address, fields[field]) : undefined;
}

/** Replaces the answer of the same key, in place, or appends it. */
export function place(answers: Answers, answer: Answer): Answers {
  const owner = ownerOf(answer);
  return { ...answers, [owner]: { ...answers[owner], [answer.fieldName ?? ""]: answer.value } };
}

/** The answers of a list, by what they are about; of two with one key the first counts. */
export function answersOf(list: readonly Answer[]): Answers {
  const owners: Record<string, Record<string, unknown>> = {};
  for (const answer of list) {
    const fields = (owners[ownerOf(answer)] ??= {});
    const field = answer.fieldName ?? "";
    if (!Object.hasOwn(fields, field)) fields[field] = answer.value;
  }
  return owners;
}

/** The answers one by one, in the order in which they were first given to each person. */
export const everyAnswer = (answers: Answers): Answer[] =>
  Object.entries(answers).flatMap(([owner, fields]) => {
    const [entityName, id] = owner.split("/");
    return Object.entries(fields).map(([fieldName, value]) =>
      answerAt({ entityName: entityName as AnsweredEntity, id, fieldName }, value),
    );
  });
