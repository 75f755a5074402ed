import * as v from "valibot";
import { typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import { kindOf, type Question } from "../kinds/kinds.ts";
import { personneId } from "../kinds/leaves.ts";
import { questions } from "../questions/index.ts";
import { type Answer, COMPANION } from "./answer.ts";

/** What answers a question: about whom, what, and both as one schema, closed. */
interface Known {
  keys: number;
  id: v.GenericSchema | undefined;
  value: v.GenericSchema;
  whole: v.GenericSchema;
}

function known(entity: string, field: string, answer: Pick<Known, "id" | "value">): Known {
  const entries: Record<string, v.GenericSchema> = {
    entityName: v.literal(entity),
    ...(answer.id && { id: answer.id }),
    ...(field && { fieldName: v.literal(field) }),
    value: answer.value,
  };
  return { ...answer, keys: Object.keys(entries).length, whole: v.strictObject(entries) };
}

function answerTo(question: Question): Known {
  const { entity, field } = question;
  const kind = kindOf(question);
  const id = kind.ofAllChildren ? v.literal("enfants") : personneId;
  return known(entity, field, {
    id: entity === "individu" ? id : undefined,
    value: kind.schema(question),
  });
}

/** What gives the same value each time, made when it is first asked for. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** By entity, then by field: the list of children has none. A page needs the schemas of the answers it holds alone. */
const answers = new Map<unknown, Map<unknown, () => Known>>();

function add(entity: string, field: string, make: () => Known): void {
  const ofEntity = answers.get(entity) ?? new Map<unknown, () => Known>();
  answers.set(entity, ofEntity.set(field || undefined, later(make)));
}

for (const question of questions) add(question.entity, question.field, () => answerTo(question));
add("individu", COMPANION, () =>
  known("individu", COMPANION, { id: personneId, value: v.picklist(typesActiviteTns) }),
);

/** Any answer, as the documentation says it. */
const anyAnswer = later(() =>
  v.union([...answers.values()].flatMap((ofEntity) => [...ofEntity.values()].map((make) => make().whole))),
);
const unknownAnswer = v.strictObject({ entityName: v.never(), fieldName: v.never() });

function knownFor(given: object): Known | undefined {
  const { entityName, fieldName } = given as Partial<Record<keyof Answer, unknown>>;
  return answers.get(entityName)?.get(fieldName)?.();
}

const schemaFor = (given: unknown) =>
  typeof given === "object" && given !== null ? (knownFor(given)?.whole ?? unknownAnswer) : anyAnswer();

/** True for what `answerSchema` accepts, told without noting what is wrong. */
export function isAnswer(given: unknown): given is Answer {
  if (typeof given !== "object" || given === null) return false;
  const question = knownFor(given);
  if (!question || Object.keys(given).length !== question.keys || !("value" in given)) return false;
  const { id, value } = given as Answer;
  return (question.id === undefined || v.is(question.id, id)) && v.is(question.value, value);
}

/** One answer of a record (docs/specification.md#reponse): that of a question that exists, with a value that fits it. */
export const answerSchema = v.lazy(schemaFor) as v.GenericSchema<Answer>;
