import * as v from "valibot";
import { expect, test } from "vitest";
import { answerSchema } from "./values.ts";

const activite = { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" };
const couple = { entityName: "famille", fieldName: "en_couple", value: true };
const deTous = (id: string) => ({
  ...activite,
  id: "enfants",
  fieldName: "_hasRessources",
  value: [{ id, value: true }],
});

const reponses: [string, unknown][] = [
  ["sur une personne", activite],
  ["sur le foyer", couple],
  ["le nombre d’enfants", { entityName: "enfants", value: 2 }],
  ["pour tous les enfants", deTous("enfant_0")],
  ["ce qui décide d’une aide", { entityName: "aides", fieldName: "loin_resto_u", value: null }],
  ["la nature d’une activité", { ...activite, fieldName: "tns_autres_revenus_type_activite", value: "bnc" }],
];

const autres: [string, unknown][] = [
  ["rien", undefined],
  ["null", null],
  ["un texte", "activite"],
  ["un nombre", 3],
  ["une question inconnue", { ...activite, fieldName: "taille" }],
  ["une autre entité", { ...activite, entityName: "famille" }],
  ["personne", { entityName: "individu", fieldName: "activite", value: "salarie" }],
  ["une personne inconnue", { ...activite, id: "voisin" }],
  ["tous les enfants, pour une question posée à chacun", { ...activite, id: "enfants" }],
  ["un enfant inconnu, parmi tous", deTous("enfant_100")],
  ["quelqu’un, pour une question du foyer", { ...couple, id: "demandeur" }],
  ["sans valeur", { entityName: "famille", fieldName: "en_couple" }],
  ["une valeur sous un autre nom", { entityName: "famille", fieldName: "en_couple", valeur: true }],
  ["un prototype, parmi ce qui décide", { entityName: "aides", fieldName: "__proto__", value: null }],
  ["un texte, à ce qui décide", { entityName: "aides", fieldName: "loin_resto_u", value: "oui" }],
  ["une clé de plus", { ...couple, note: 1 }],
  ["une valeur qui ne convient pas", { ...activite, value: "astronaute" }],
];

/** What the schema tells, and that of any answer, which the documentation shows. */
const lectures = (given: unknown) => [
  v.is(answerSchema, given),
  v.is((answerSchema as unknown as { getter(given: unknown): v.GenericSchema }).getter(undefined), given),
];

test.each(reponses)("est une réponse : %s", (_, given) => {
  const lues = () => lectures(given);
  expect(lues).not.toThrow();
  expect(lues()).toEqual([true, true]);
});

test.each(autres)("n’en est pas une : %s", (_, given) => {
  const lues = () => lectures(given);
  expect(lues).not.toThrow();
  expect(lues()).toEqual([false, false]);
});
