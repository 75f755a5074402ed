import type { Periods } from "../../catalogue/situation/periods.ts";
import { PENSION_VERSEE, PERIODE_PATRIMOINE } from "../../catalogue/situation/ressources.ts";
import type { Individu, IndividuId, Situation } from "../../catalogue/situation/situation.ts";
import { kindOf } from "../kinds/kinds.ts";
import { questionAsked } from "../questions/index.ts";
import { placeholderPrenom } from "../questions/words.ts";
import type { Answer } from "./answer.ts";

/** Version of the simulation record (docs/specification.md#dossier). */
export const VERSION_SIMULATION = 11;

/** Taxed income per person and wealth, entered outside the journey (euros). */
export interface HorsParcours {
  ressourcesFiscales?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  patrimoine?: Readonly<Record<string, number>>;
}

/** A household before any answer, with its children (docs/specification.md#foyer-defauts). */
export function emptySituation(dateDeValeur: string, enfants: readonly number[] | null): Situation {
  return {
    dateDeValeur,
    version: VERSION_SIMULATION,
    demandeur: { id: "demandeur", _role: "demandeur", enfant_a_charge: {} },
    enfants:
      enfants?.map((index) => ({
        id: `enfant_${index}` as const,
        _role: "enfant" as const,
        _firstName: placeholderPrenom(index),
        enfant_a_charge: {},
      })) ?? null,
    famille: {},
    menage: { aide_logement_date_pret_conventionne: "2018-12-31" },
    parents: {},
  };
}

/** The person of that id, if the household has one. */
export function personneDe(situation: Situation, id: string | undefined): Individu | undefined {
  if (id === "demandeur") return situation.demandeur;
  if (id === "conjoint") return situation.conjoint;
  return situation.enfants?.find((enfant) => enfant.id === id);
}

/** What an answer of that entity fills: nothing if it is about a person who is not there. */
const filledBy = (situation: Situation, { entityName, id }: Answer) =>
  entityName === "individu"
    ? personneDe(situation, id)
    : entityName === "enfants" || entityName === "aides"
      ? undefined
      : situation[entityName];

/**
 * Writes one answer into the household under construction (docs/specification.md#sens-des-reponses). Answers about a
 * person who is not there are ignored. The situation is changed in place: it belongs to the fold.
 */
export function applyAnswer(situation: Situation, answer: Answer, periods: Periods): void {
  const { entityName, fieldName, id, value } = answer;
  // The list of children is asked apart, and has no field.
  if (!fieldName) return;
  if (id === "enfants") {
    for (const item of value as { id: IndividuId; value: unknown }[])
      applyAnswer(situation, { entityName, id: item.id, fieldName, value: item.value }, periods);
    return;
  }
  const into = filledBy(situation, answer);
  if (!into) return;
  const question = questionAsked(entityName, fieldName);
  const enter = question && kindOf(question).enter;
  if (enter) enter(into, question, value, periods);
  else Object.assign(into, { [fieldName]: value });
  question?.also?.(situation, personneDe(situation, id) ?? situation.demandeur);
}

/** Adds tax items (under N-2; alimony paid lately, on its months) and wealth (under its fixed period) to the household. */
export function appliquerHorsParcours(situation: Situation, given: HorsParcours, periods: Periods): void {
  for (const [id, items] of Object.entries(given.ressourcesFiscales ?? {})) {
    const individu = personneDe(situation, id);
    if (!individu) continue;
    // Who told it, all blank, declared nothing.
    for (const [item, amount] of Object.entries({ salaire_imposable: 0, ...items })) {
      if (item === PENSION_VERSEE) {
        individu[item] = Object.fromEntries(periods.last13Months.map((month) => [month, amount / 12]));
        continue;
      }
      const key = item as "salaire_imposable";
      individu[key] = { ...individu[key], [periods.fiscalYear]: amount };
    }
  }
  for (const [item, amount] of Object.entries(given.patrimoine ?? {})) {
    situation.demandeur[item as "livret_a"] = { [PERIODE_PATRIMOINE]: amount };
  }
}
