import { sommeEuros } from "../results/rules/montant.ts";
import { periodsOf } from "../situation/periods.ts";
import type { LegislationFacts } from "../situation/context.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import type { Legislation } from "./legislation.ts";

/** Facts that people declared themselves; `undefined` where nobody said anything. */
export function declaredFacts(situation: Situation): LegislationFacts {
  const { thisMonth, thisYear } = periodsOf(situation.dateDeValeur);
  const { demandeur, conjoint, enfants, parents } = situation;
  const people: Individu[] = [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])];
  const rsas = people.flatMap(({ rsa }) => (rsa && thisMonth in rsa ? [rsa[thisMonth] ?? 0] : []));
  const bourse = demandeur.bourse_enseignement_sup?.[thisMonth] ?? 0;
  const boursier = bourse > 0 ? true : demandeur.boursier;
  const rattache = demandeur.enfant_a_charge[thisYear] === true;
  return {
    ...(boursier !== undefined && { boursier }),
    ...(rsas.length && { rsa: sommeEuros(rsas) }),
    ...(rattache && parents.rfr != null && { rfr: parents.rfr }),
    ...(rattache && parents.nbptr != null && { nbptr: parents.nbptr }),
  };
}

/** A legislation that computes nothing: rules read what people declared, every aid is missing. */
export const none: Legislation = {
  partie: "législation",
  compute: async (situation, ids) => ({
    partie: "législation",
    values: {},
    facts: declaredFacts(situation),
    missing: ids,
    echecs: [],
    inconnus: [],
  }),
};
