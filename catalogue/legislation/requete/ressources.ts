import type { Periods } from "../../situation/periods.ts";
import {
  elementsPatrimoine,
  estAnnuelle,
  PERIODE_PATRIMOINE,
  ressourceIds,
  type RessourceId,
  revenusFiscaux,
} from "../../situation/ressources.ts";
import type { Individu } from "../../situation/situation.ts";
import { chomageBrut, retraiteBrute, salaireDeBase, salaireImposable } from "./montants.ts";
import { at, type Values, type Variables } from "./types.ts";

/** Benefits that the engine holds for the family, not for the person who declares them. */
export const ressourcesFamiliales: readonly RessourceId[] = [
  "ppa",
  "aide_logement",
  "af",
  "cf",
  "asf",
  "rsa",
  "aspa",
  "aeeh",
  "paje_base",
  "paje_clca",
  "paje_prepare",
  "bourse_lycee",
];

/** Benefits of the person: declared as they are, and never taken for income of past years. */
const prestationsIndividuelles: ReadonlySet<RessourceId> = new Set<RessourceId>([
  "asi",
  "ass",
  "aah",
  "caah",
  "mva",
  "pch",
  "contrat_engagement_jeune",
  "bourse_enseignement_sup",
]);

const inMonths = ({ thisMonth, last12Months }: Periods) => [thisMonth, ...last12Months];

/** Amounts as declared, a blank counting as 0. */
const declared = (individu: Individu, id: RessourceId): Record<string, number> =>
  Object.fromEntries(Object.entries(individu[id] ?? {}).map(([period, amount]) => [period, amount ?? 0]));

const mapAmounts = (
  amounts: Record<string, number>,
  convert: (amount: number, month: string) => number,
): Values =>
  Object.fromEntries(Object.entries(amounts).map(([month, amount]) => [month, convert(amount, month)]));

/** Engine variables that one resource type gives. */
function variablesOf(individu: Individu, id: RessourceId): Variables {
  const amounts = declared(individu, id);
  if (id === "salaire_net") {
    const alternant = individu._contrat_alternant !== undefined;
    return {
      salaire_net: amounts,
      salaire_de_base: mapAmounts(amounts, salaireDeBase),
      salaire_imposable: mapAmounts(amounts, (net, month) => salaireImposable(net, month, alternant)),
    };
  }
  if (id === "chomage_net") return { chomage_net: amounts, chomage_brut: mapAmounts(amounts, chomageBrut) };
  if (id === "retraite_nette")
    return { retraite_nette: amounts, retraite_brute: mapAmounts(amounts, retraiteBrute) };
  return { [id]: amounts };
}

/** Mean of the 12 previous months on each month of N-2 and N-3; last year’s figure of an annual type. */
function pastOf(values: Values, annual: boolean, periods: Periods): Values {
  if (annual) {
    const amount = values[periods.lastYear];
    return amount ? at([periods.fiscalYear, periods.previousFiscalYear], amount) : {};
  }
  const months = periods.last12Months;
  const mean = months.reduce((sum, month) => sum + Number(values[month] ?? 0), 0) / months.length;
  return mean === 0 ? {} : at([...periods.fiscalYear12Months, ...periods.previousFiscalYear12Months], mean);
}

/** True if somebody gave tax items: then nobody’s past is guessed. */
export const hasTaxItems = (people: readonly Individu[], { fiscalYear }: Periods): boolean =>
  people.some((individu) => revenusFiscaux.some((item) => individu[item]?.[fiscalYear] != null));

/** Tax items of N-2: a twelfth on each month; expenses for the year; alimony paid is negative. */
function taxVariables(individu: Individu, { fiscalYear, fiscalYear12Months }: Periods): Variables {
  return Object.fromEntries(
    revenusFiscaux.flatMap((item) => {
      const amount = individu[item]?.[fiscalYear];
      if (amount == null) return [];
      if (item === "frais_reels") return [[item, { [fiscalYear]: amount }]];
      const paid = item === "pensions_alimentaires_versees";
      const name = paid ? "pensions_alimentaires_versees_individu" : item;
      return [[name, at(fiscalYear12Months, (paid ? -Math.abs(amount) : amount) / 12)]];
    }),
  );
}

function wealthVariables(individu: Individu, periods: Periods): Variables {
  return Object.fromEntries(
    elementsPatrimoine.flatMap((item) => {
      const value = individu[item]?.[PERIODE_PATRIMOINE];
      return value == null ? [] : [[item, at(inMonths(periods), value)]];
    }),
  );
}

const merge = (into: Variables, more: Variables): void => {
  for (const [name, values] of Object.entries(more)) {
    if (Object.keys(values).length) into[name] = { ...into[name], ...values };
  }
};

/** Money of a person, with the past that the engine needs (docs/specification.md#loi-passe). */
export function ressourceVariables(individu: Individu, periods: Periods, taxItemsGiven: boolean): Variables {
  const variables: Variables = {};
  for (const id of ressourceIds) {
    if (individu[id] === undefined || ressourcesFamiliales.includes(id)) continue;
    for (const [name, values] of Object.entries(variablesOf(individu, id))) {
      const guessed = !taxItemsGiven && !prestationsIndividuelles.has(id);
      const kept = Object.fromEntries(
        Object.entries(values).filter(([period]) => periodsKept(id, periods).has(period)),
      );
      merge(variables, { [name]: { ...(guessed && pastOf(kept, estAnnuelle(id), periods)), ...kept } });
    }
  }
  merge(variables, taxVariables(individu, periods));
  merge(variables, wealthVariables(individu, periods));
  return variables;
}

/** Tax items share the names of resources: their year is no month of the questionnaire. */
const periodsKept = (id: RessourceId, periods: Periods): ReadonlySet<string> =>
  new Set(estAnnuelle(id) ? [periods.lastYear] : inMonths(periods));

/** Benefits of the family: what its people declare, added up month by month. */
export function prestationsFamiliales(people: readonly Individu[], periods: Periods): Variables {
  const variables: Variables = {};
  for (const id of ressourcesFamiliales) {
    for (const individu of people) {
      for (const [month, amount] of Object.entries(declared(individu, id))) {
        if (!inMonths(periods).includes(month)) continue;
        const values = (variables[id] ??= {});
        values[month] = Number(values[month] ?? 0) + amount;
      }
    }
  }
  return variables;
}
