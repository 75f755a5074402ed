import * as v from "valibot";
import { COMPANION, typesActiviteTns } from "../../catalogue/situation/ressources.ts";
import { derniersMois, MOIS_ECRIT } from "../../catalogue/situation/fins.ts";
import { kindOf, type Question } from "../kinds/kinds.ts";
import { code, personneId } from "../kinds/leaves.ts";
import { questions } from "../questions/index.ts";
import type { Answer } from "./answer.ts";

/** What answers a question, about somebody or not: closed. */
function closed(
  entity: string,
  field: string,
  value: v.GenericSchema,
  id?: v.GenericSchema,
): v.GenericSchema {
  const entries: Record<string, v.GenericSchema> = {
    entityName: v.literal(entity),
    ...(id && { id }),
    ...(field && { fieldName: v.literal(field) }),
    value,
  };
  return v.strictObject(entries);
}

function answerTo(question: Question): v.GenericSchema {
  const { entity, field } = question;
  const kind = kindOf(question);
  const id = kind.ofAllChildren ? v.literal("enfants") : personneId;
  return closed(entity, field, kind.schema(question), entity === "individu" ? id : undefined);
}

/** What gives the same value each time, made when it is first asked for. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** By entity, then by field: the list of children has none. A page needs the schemas of the answers it holds alone. */
const answers = new Map<unknown, Map<unknown, () => v.GenericSchema>>();

function add(entity: string, field: string, make: () => v.GenericSchema): void {
  const ofEntity = answers.get(entity) ?? new Map<unknown, () => v.GenericSchema>();
  answers.set(entity, ofEntity.set(field || undefined, later(make)));
}

for (const question of questions) add(question.entity, question.field, () => answerTo(question));
add("individu", COMPANION, () => closed("individu", COMPANION, v.picklist(typesActiviteTns), personneId));

const ouiOuNon = v.nullable(v.boolean());

/** An answer to a question that decides of aids: yes, no, « je ne sais pas » (docs/specification.md#precisions); of what ends, a month. */
const precision = later(() =>
  v.union([
    ...derniersMois.map((fin) => closed("aides", fin, v.union([code(MOIS_ECRIT), ouiOuNon]))),
    v.strictObject({
      entityName: v.literal("aides"),
      fieldName: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,59}$/)),
      value: ouiOuNon,
    }),
  ]),
);

/** Any answer, as the documentation says it. */
const anyAnswer = later(() =>
  v.union([
    ...[...answers.values()].flatMap((ofEntity) => [...ofEntity.values()].map((make) => make())),
    precision(),
  ]),
);
const unknownAnswer = v.strictObject({ entityName: v.never(), fieldName: v.never() });

function knownFor(given: object): v.GenericSchema | undefined {
  const { entityName, fieldName } = given as Partial<Record<keyof Answer, unknown>>;
  if (entityName === "aides") return precision();
  return answers.get(entityName)?.get(fieldName)?.();
}

const schemaFor = (given: unknown) =>
  typeof given === "object" && given !== null ? (knownFor(given) ?? unknownAnswer) : anyAnswer();

/** One answer of a record (docs/specification.md#reponse): that of a question that exists, with a value that fits it. */
export const answerSchema = v.lazy(schemaFor) as v.GenericSchema<Answer>;
