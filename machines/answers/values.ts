import * as v from "valibot";
import { isDay } from "../../catalogue/situation/periods.ts";
import {
  type CategorieRessources,
  champsSupplementaires,
  type RessourceId,
  ressourceIds,
  ressourcesParCategorie,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";
import { questions } from "../questions/index.ts";
import type { Choice, CommuneQuestion, NumberQuestion, Question } from "../questions/question.ts";
import { MONTANT_MAXIMUM } from "../questions/validate.ts";
import { type Answer, COMPANION } from "./answer.ts";

/** Most children of one household. */
export const MAX_ENFANTS = 20;

/** Euros, signed (self-employed people may lose money). */
export const amount = v.pipe(v.number(), v.minValue(-MONTANT_MAXIMUM), v.maxValue(MONTANT_MAXIMUM));
export const enfantId = v.pipe(v.string(), v.regex(/^enfant_(0|[1-9]\d?)$/));
export const personneId = v.union([v.picklist(["demandeur", "conjoint"]), enfantId]);
export const day = v.pipe(
  v.string(),
  v.check((text) => isDay(text), "date attendue : AAAA-MM-JJ"),
);

const code = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const nom = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** The parts of a commune; a prefix (the family home) writes them with a capital (simulator.md §3). */
function commune({ prefix }: CommuneQuestion) {
  const key = (part: string) => (prefix ? prefix + part : `_${part[0]!.toLowerCase()}${part.slice(1)}`);
  return v.strictObject({
    [prefix || "depcom"]: code(/^(\d{2}|2[AB])\d{3}$/),
    [key("CodePostal")]: code(/^\d{5}$/),
    [key("NomCommune")]: nom,
    [key("Departement")]: v.optional(code(/^(\d{2,3}|2[AB])$/)),
    [key("Region")]: v.optional(code(/^\d{2,3}$/)),
    [key("Epci")]: v.optional(code(/^\d{9}$/)),
    [key("EpciType")]: v.optional(code(/^(CC|CA|CU|METRO|MET69)$/)),
  });
}

function amountsOf(id: RessourceId) {
  const extra = champsSupplementaires[id];
  return v.strictObject({
    id: v.literal(id),
    amounts: v.record(code(/^\d{4}(-\d{2})?$/), v.nullable(amount)),
    ...(extra && { [extra.champ]: v.optional(v.picklist(typesActiviteTns)) }),
  });
}

const listOf = <T>(item: v.GenericSchema<T>, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length, "valeurs différentes attendues"),
  );

const choiceOf = (choices: readonly Choice[]) => v.union(choices.map(({ value }) => v.literal(value)));

function numberOf({ number, min, max, optional }: NumberQuestion): v.GenericSchema {
  const bounded = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  const schema = number === "count" ? v.pipe(bounded, v.integer()) : bounded;
  return optional ? v.nullable(schema) : schema;
}

/** What may answer a question, whoever answers it: every key is known and every leaf is bounded. */
export function valueSchema(question: Question): v.GenericSchema {
  switch (question.kind) {
    case "yesno":
      return v.boolean();
    case "enum":
    case "housing":
      return choiceOf(question.choices);
    case "multiple":
      return listOf(choiceOf(question.choices), question.choices.length);
    case "number":
      return numberOf(question);
    case "date":
      return day;
    case "text":
      return v.pipe(v.string(), v.minLength(1), v.maxLength(question.maxLength));
    case "commune":
      return commune(question);
    case "rent": {
      const euros = v.pipe(amount, v.minValue(0));
      return v.strictObject({ loyer: euros, charges_locatives: v.optional(euros) });
    }
    case "children":
      return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ENFANTS));
    case "childrenYesNo":
      return v.pipe(v.array(v.strictObject({ id: enfantId, value: v.boolean() })), v.maxLength(MAX_ENFANTS));
    case "resourceTypes":
      return listOf(v.picklist(ressourceIds), ressourceIds.length);
    case "amounts": {
      const ids = ressourcesParCategorie[question.field as CategorieRessources];
      return v.pipe(v.array(v.variant("id", ids.map(amountsOf))), v.maxLength(ids.length));
    }
  }
}

function answerTo(question: Question): v.GenericSchema {
  const { entity, field, kind } = question;
  const entries: Record<string, v.GenericSchema> = {
    entityName: v.literal(entity),
    ...(entity === "individu" && { id: kind === "childrenYesNo" ? v.literal("enfants") : personneId }),
    ...(field && { fieldName: v.literal(field) }),
    value: valueSchema(question),
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

/** One answer of a record (simulator.md §3): that of a question that exists, with a value that fits it. */
export const answerSchema = v.lazy((given) =>
  given === undefined ? anyAnswer : schemaFor(given),
) as v.GenericSchema<Answer>;
