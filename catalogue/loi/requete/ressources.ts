import type { Periods } from "../../situation/periods.ts";
import {
  elementsPatrimoine,
  estAnnuelle,
  estPercu,
  PENSION_VERSEE,
  PERIODE_PATRIMOINE,
  ressourceIds,
  type RessourceId,
  revenusFiscaux,
} from "../../situation/ressources.ts";
import type { Individu } from "../../situation/situation.ts";
import { apresExoneration } from "./exoneration.ts";
import { anneesAnciennes, anPasse } from "./passe.ts";
import { chomageBrut, retraiteBrute, salaireDeBase, salaireImposable } from "./montants.ts";
import { at, type Values, type Variables } from "../moteur/requete.ts";

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

/** Sum of two amounts, month by month. */
const additionner = (un: Values, autre: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(un), ...Object.keys(autre)])].map((month) => [
      month,
      Number(un[month] ?? 0) + Number(autre[month] ?? 0),
    ]),
  );

/** Amounts as declared, a blank counting as 0. */
const declared = (individu: Individu, id: RessourceId): Record<string, number> =>
  Object.fromEntries(Object.entries(individu[id] ?? {}).map(([period, amount]) => [period, amount ?? 0]));

const mapAmounts = <T>(
  amounts: Record<string, T>,
  convert: (amount: T, month: string) => number | boolean,
): Values =>
  Object.fromEntries(Object.entries(amounts).map(([month, amount]) => [month, convert(amount, month)]));

/**
 * Amounts of a benefit that the law computes. One that stopped this month is computed again, as for somebody who never
 * had it: given as 0, it would stay closed. Past months stay as they were paid.
 */
function sansCeQuiACesse(amounts: Values, { thisMonth }: Periods): Values {
  const { [thisMonth]: courant, ...passes } = amounts;
  return courant === undefined || estPercu(Number(courant)) ? amounts : passes;
}

/** Engine variables that one resource type gives. */
function variablesOf(individu: Individu, id: RessourceId, periods: Periods): Variables {
  const amounts = declared(individu, id);
  if (prestationsIndividuelles.has(id)) return prestation(id, sansCeQuiACesse(amounts, periods));
  if (id === "salaire_net") {
    return {
      salaire_net: amounts,
      salaire_de_base: mapAmounts(amounts, salaireDeBase),
      salaire_imposable: mapAmounts(amounts, salaireImposable),
    };
  }
  if (id === "chomage_net") return { chomage_net: amounts, chomage_brut: mapAmounts(amounts, chomageBrut) };
  if (id === "retraite_nette")
    return { retraite_nette: amounts, retraite_brute: mapAmounts(amounts, retraiteBrute) };
  return { [id]: amounts };
}

/** Variables of a benefit of the person: a youth contract is told by what it pays. */
const prestation = (id: RessourceId, amounts: Values): Variables => ({
  [id]: amounts,
  ...(id === "contrat_engagement_jeune" && {
    sous_contrat_engagement_jeune: mapAmounts(amounts, (amount) => Number(amount) > 0),
  }),
});

/** True if somebody gave tax items: then nobody’s past is guessed. */
export const hasTaxItems = (people: readonly Individu[], { fiscalYear }: Periods): boolean =>
  people.some((individu) => revenusFiscaux.some((item) => individu[item]?.[fiscalYear] != null));

/** Tax items of N-2: a twelfth on each month; expenses for the year; alimony paid is negative. */
function taxVariables(individu: Individu, { fiscalYear, fiscalYear12Months }: Periods): Variables {
  return Object.fromEntries(
    revenusFiscaux.flatMap((item) => {
      const amount = individu[item]?.[fiscalYear];
      if (amount == null || item === PENSION_VERSEE) return [];
      if (item === "frais_reels") return [[item, { [fiscalYear]: amount }]];
      const paid = item === "pensions_alimentaires_versees";
      const name = paid ? PENSION_VERSEE : item;
      return [[name, at(fiscalYear12Months, (paid ? -Math.abs(amount) : amount) / 12)]];
    }),
  );
}

/** Alimony paid lately, negative month by month; its mean stands for the years that nobody told. */
function pensionVersee(individu: Individu, periods: Periods, taxItemsGiven: boolean): Variables {
  const paid = Object.fromEntries(
    inMonths(periods).flatMap((month) => {
      const amount = individu[PENSION_VERSEE]?.[month];
      return amount ? [[month, -Math.abs(amount)]] : [];
    }),
  );
  return {
    [PENSION_VERSEE]: {
      ...(!taxItemsGiven && anneesAnciennes(paid, false, periods)),
      ...anPasse(paid, periods),
      ...paid,
    },
  };
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

/** Wages of an apprentice and gratifications of a trainee are taxable above a yearly limit only (CGI, art. 81 bis). */
function exonerer(variables: Variables, { _contrat_alternant }: Individu): void {
  const { salaire_imposable: salaires, indemnites_stage: gratifications } = variables;
  if (_contrat_alternant === "apprenti") {
    const tous = additionner(salaires ?? {}, gratifications ?? {});
    if (salaires) variables["salaire_imposable"] = apresExoneration(tous);
  } else if (gratifications) {
    const reste = apresExoneration(gratifications);
    if (Object.values(reste).some((montant) => montant !== 0))
      variables["salaire_imposable"] = additionner(salaires ?? {}, reste);
  }
}

/** Money of a person, with the past that the engine needs (docs/specification.md#loi-passe). */
export function ressourceVariables(individu: Individu, periods: Periods, taxItemsGiven: boolean): Variables {
  const variables: Variables = {};
  for (const id of ressourceIds) {
    if (individu[id] === undefined || ressourcesFamiliales.includes(id)) continue;
    for (const [name, values] of Object.entries(variablesOf(individu, id, periods))) {
      const guessed = !prestationsIndividuelles.has(id);
      const kept = Object.fromEntries(
        Object.entries(values).filter(([period]) => periodsKept(id, periods).has(period)),
      );
      merge(variables, {
        [name]: {
          // No tax item tells profits: those of last year stand for them, given or not.
          ...(guessed &&
            (!taxItemsGiven || estAnnuelle(id)) &&
            anneesAnciennes(kept, estAnnuelle(id), periods)),
          ...(guessed && !estAnnuelle(id) && anPasse(kept, periods)),
          ...kept,
        },
      });
    }
  }
  exonerer(variables, individu);
  merge(variables, pensionVersee(individu, periods, taxItemsGiven));
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
    if (variables[id]) variables[id] = sansCeQuiACesse(variables[id], periods);
  }
  return variables;
}
