import type { Periods } from "../../catalogue/situation/periods.ts";
import {
  champsSupplementaires,
  type CategorieRessources,
  categorieDe,
  categoriesRessources,
  estAnnuelle,
  estExceptionnelle,
  PERIODE_PATRIMOINE,
  ressourceIds,
  type RessourceId,
} from "../../catalogue/situation/ressources.ts";
import type { Individu, IndividuId, Situation } from "../../catalogue/situation/situation.ts";
import { placeholderPrenom } from "../questions/words.ts";
import type { Answer } from "./answer.ts";

const DOMICILE_FAMILIAL = "_bourseCriteresSociauxCommuneDomicileFamilial";

/** Version of the simulation record (simulator.md §9). */
export const VERSION_SIMULATION = 11;

/** Taxed income per person and wealth, entered outside the journey (euros). */
export interface HorsParcours {
  ressourcesFiscales?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  patrimoine?: Readonly<Record<string, number>>;
}

/** A household before any answer, with its children (semantics.md §1, defaults). */
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

/** Periods for which a resource type is asked (semantics.md §1): last year, or month by month. */
export function periodsDe(id: RessourceId, periods: Periods): readonly string[] {
  if (estAnnuelle(id)) return periods.lastYearAlone;
  return estExceptionnelle(id) ? periods.last12Months : periods.last13Months;
}

const estCategorie = (field: string): field is CategorieRessources =>
  (categoriesRessources as readonly string[]).includes(field);

/**
 * Writes one answer into the household under construction (semantics.md §1). Answers about a
 * person who is not there are ignored. The situation is changed in place: it belongs to the fold.
 */
export function applyAnswer(situation: Situation, answer: Answer, periods: Periods): void {
  const { entityName, fieldName, id, value } = answer;
  if (entityName === "famille" && fieldName) applyFamille(situation, fieldName, value);
  else if (entityName === "menage" && fieldName) applyMenage(situation, fieldName, value);
  else if (entityName === "parents" && fieldName) Object.assign(situation.parents, { [fieldName]: value });
  else if (entityName === "individu" && fieldName && id === "enfants") {
    for (const item of value as { id: IndividuId; value: unknown }[]) {
      applyAnswer(situation, { entityName, id: item.id, fieldName, value: item.value }, periods);
    }
  } else if (entityName === "individu" && fieldName) {
    const individu = personneDe(situation, id);
    if (individu) applyIndividu(situation, individu, fieldName, value, periods);
  }
}

function applyFamille(situation: Situation, field: string, value: unknown): void {
  Object.assign(situation.famille, { [field]: value });
  if (field !== "en_couple") return;
  if (value === true) {
    situation.conjoint ??= { id: "conjoint", _role: "conjoint", enfant_a_charge: {} };
  } else {
    delete situation.conjoint;
    situation.demandeur.statut_marital = "celibataire";
  }
}

/** Parts of an answer given as an object; nothing else of it is ever taken. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  depcom: ["depcom", "_codePostal", "_nomCommune", "_departement", "_region", "_epci", "_epciType"],
  loyer: ["loyer", "charges_locatives"],
  [DOMICILE_FAMILIAL]: ["", "CodePostal", "NomCommune", "Departement", "Region", "Epci", "EpciType"].map(
    (part) => DOMICILE_FAMILIAL + part,
  ),
};

/** The named parts of an answer, those that were given. */
function partsOf(field: string, value: unknown): object {
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    (PARTS[field] ?? []).flatMap((part) => (Object.hasOwn(given, part) ? [[part, given[part]]] : [])),
  );
}

function applyMenage(situation: Situation, field: string, value: unknown): void {
  Object.assign(situation.menage, field in PARTS ? partsOf(field, value) : { [field]: value });
}

function applyIndividu(
  situation: Situation,
  individu: Individu,
  field: string,
  value: unknown,
  periods: Periods,
): void {
  if (field === "enfant_a_charge") individu.enfant_a_charge[periods.thisYear] = value as boolean;
  else if (field === DOMICILE_FAMILIAL) Object.assign(individu, partsOf(field, value));
  else if (field === "ressources") selectRessources(individu, value as RessourceId[], periods);
  else if (estCategorie(field)) setAmounts(individu, value as AmountsAnswer);
  else Object.assign(individu, { [field]: value });

  if (field === "statut_marital" && individu.id === "conjoint") {
    situation.demandeur.statut_marital = individu.statut_marital;
  }
  if (individu.groupe_specialites_formation === "groupe_330") individu._interetAidesSanitaireSocial = true;
}

const empty = new WeakMap<readonly string[], Readonly<Record<string, null>>>();

/** A resource whose amounts nobody gave yet. */
function nothingYet(id: RessourceId, periods: Periods): Record<string, number | null> {
  const asked = periodsDe(id, periods);
  const known = empty.get(asked) ?? Object.fromEntries(asked.map((period) => [period, null]));
  empty.set(asked, known);
  return { ...known };
}

function selectRessources(individu: Individu, selected: readonly RessourceId[], periods: Periods): void {
  const chosen = new Set<string>(selected);
  for (const key of Object.keys(individu)) {
    if (key in categorieDe && !chosen.has(key)) delete individu[key as RessourceId];
  }
  for (const id of ressourceIds) {
    if (!chosen.has(id)) continue;
    individu[id] ??= nothingYet(id, periods);
    const extra = champsSupplementaires[id];
    if (extra) Object.assign(individu, { [extra.champ]: extra.defaut });
  }
}

/** Value of an amounts answer: one item per resource type of the category. */
export type AmountsAnswer = ({ id: RessourceId; amounts: Record<string, number | null> } & Record<
  string,
  unknown
>)[];

function setAmounts(individu: Individu, value: AmountsAnswer): void {
  for (const { id, amounts, ...rest } of value) {
    if (individu[id] === undefined) continue;
    individu[id] = { ...individu[id], ...amounts };
    const extra = champsSupplementaires[id];
    if (extra && rest[extra.champ] !== undefined)
      Object.assign(individu, { [extra.champ]: rest[extra.champ] });
  }
}

/** Adds tax items (under N-2) and wealth (under its fixed period) to the household. */
export function applyHorsParcours(situation: Situation, given: HorsParcours, periods: Periods): void {
  for (const [id, items] of Object.entries(given.ressourcesFiscales ?? {})) {
    const individu = personneDe(situation, id);
    if (!individu) continue;
    for (const [item, amount] of Object.entries(items)) {
      const key = item as "salaire_imposable";
      individu[key] = { ...individu[key], [periods.fiscalYear]: amount };
    }
  }
  for (const [item, amount] of Object.entries(given.patrimoine ?? {})) {
    situation.demandeur[item as "livret_a"] = { [PERIODE_PATRIMOINE]: amount };
  }
}
