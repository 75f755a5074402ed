import type { Periods } from "../../catalogue/situation/periods.ts";
import { PENSION_VERSEE, PERIODE_PATRIMOINE } from "../../catalogue/situation/ressources.ts";
import type { Individu, IndividuId, Situation } from "../../catalogue/situation/situation.ts";
import { kindOf } from "../kinds/kinds.ts";
import { questions } from "../questions/index.ts";
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

/**
 * Writes one answer into the household under construction (docs/specification.md#sens-des-reponses). Answers about a
 * person who is not there are ignored. The situation is changed in place: it belongs to the fold.
 */
export function applyAnswer(situation: Situation, answer: Answer, periods: Periods): void {
  const { entityName, fieldName, id, value } = answer;
  // The list of children is asked apart, and has no field.
  if (!fieldName) return;
  if (entityName === "famille") applyFamille(situation, fieldName, value);
  else if (entityName === "menage") enter(situation.menage, fieldName, value, periods);
  else if (entityName === "parents") (situation.parents as Record<string, unknown>)[fieldName] = value;
  else if (id === "enfants") {
    for (const item of value as { id: IndividuId; value: unknown }[]) {
      applyAnswer(situation, { entityName, id: item.id, fieldName, value: item.value }, periods);
    }
  } else {
    const individu = personneDe(situation, id);
    if (individu) applyIndividu(situation, individu, fieldName, value, periods);
  }
}

/** By field, how an answer is entered that is more than the value of its field. */
const entered = new Map<string, (into: object, value: unknown, periods: Periods) => void>(
  questions.flatMap((question) => {
    const { enter } = kindOf(question);
    if (!enter) return [];
    const enterThis = (into: object, value: unknown, periods: Periods) =>
      enter(into, question, value, periods);
    return [[question.field, enterThis] as const];
  }),
);

function enter(into: object, field: string, value: unknown, periods: Periods): void {
  const enterThis = entered.get(field);
  if (enterThis) enterThis(into, value, periods);
  else (into as Record<string, unknown>)[field] = value;
}

function applyFamille(situation: Situation, field: string, value: unknown): void {
  (situation.famille as Record<string, unknown>)[field] = value;
  if (field !== "en_couple") return;
  if (value === true) {
    situation.conjoint ??= { id: "conjoint", _role: "conjoint", enfant_a_charge: {} };
  } else {
    delete situation.conjoint;
    situation.demandeur.statut_marital = "celibataire";
  }
}

function applyIndividu(
  situation: Situation,
  individu: Individu,
  field: string,
  value: unknown,
  periods: Periods,
): void {
  if (field === "enfant_a_charge") individu.enfant_a_charge[periods.thisYear] = value as boolean;
  else enter(individu, field, value, periods);

  // Asked of the partner, true of both.
  if (field === "statut_marital") situation.demandeur.statut_marital = individu.statut_marital;
  if (individu.groupe_specialites_formation === "groupe_330") individu._interetAidesSanitaireSocial = true;
}

/** Adds tax items (under N-2; alimony paid lately, on its months) and wealth (under its fixed period) to the household. */
export function applyHorsParcours(situation: Situation, given: HorsParcours, periods: Periods): void {
  for (const [id, items] of Object.entries(given.ressourcesFiscales ?? {})) {
    const individu = personneDe(situation, id);
    if (!individu) continue;
    for (const [item, amount] of Object.entries(items)) {
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
