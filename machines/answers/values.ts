import * as v from "valibot";
import { typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import { kindOf, type Question } from "../kinds/kinds.ts";
import { personneId } from "../kinds/leaves.ts";
import { questions } from "../questions/index.ts";
import { type Answer, COMPANION } from "./answer.ts";

function answerTo(question: Question): v.GenericSchema {
  const { entity, field } = question;
  const kind = kindOf(question);
  const entries: Record<string, v.GenericSchema> = {
    entityName: v.literal(entity),
    ...(entity === "individu" && { id: kind.ofAllChildren ? v.literal("enfants") : personneId }),
    ...(field && { fieldName: v.literal(field) }),
    value: kind.schema(question),
  };
  return v.strictObject(entries);
}

const companion = v.strictObject({
  entityName: v.literal("individu"),
  id: personneId,
  fieldName: v.literal(COMPANION),
  value: v.picklist(typesActiviteTns),
});

const byQuestion = new Map([
  ...questions.map((question) => [`${question.entity}.${question.field}`, answerTo(question)] as const),
  [`individu.${COMPANION}`, companion as v.GenericSchema],
]);

/** Any answer, as the documentation says it. */
const anyAnswer = v.union([...byQuestion.values()]);

function schemaFor(given: unknown): v.GenericSchema {
  if (typeof given !== "object" || given === null) return anyAnswer;
  const { entityName, fieldName = "" } = given as Partial<Record<keyof Answer, unknown>>;
  // An object may have a `toString` that throws: only text is put together.
  const named = typeof entityName === "string" && typeof fieldName === "string";
  const known = named ? byQuestion.get(`${entityName}.${fieldName}`) : undefined;
  return known ?? v.strictObject({ entityName: v.never(), fieldName: v.never() });
}

/** One answer of a record (docs/specification.md#reponse): that of a question that exists, with a value that fits it. */
export const answerSchema = v.lazy((given) =>
  given === undefined ? anyAnswer : schemaFor(given),
) as v.GenericSchema<Answer>;
