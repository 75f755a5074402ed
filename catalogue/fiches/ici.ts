import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import type { SituationDuLieu } from "./situer.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { surLeTerritoire } from "../rules/compile.ts";
import { factContext } from "../situation/context.ts";
import type { Menage, Situation } from "../situation/situation.ts";

/**
 * Aids that somebody who lives in this commune (INSEE code) may have, whoever they are: those whose rules and
 * institution do not ask for another place. Rules on a postal code are left out.
 */
export function aidesDIci(
  catalogue: Catalogue,
  visibles: readonly CompiledAide[],
  depcom: string,
  { region, departement, epci }: SituationDuLieu,
  jour: string,
): CompiledAide[] {
  const menage = { depcom, _region: region, _departement: departement, _epci: epci } as Menage;
  const situation: Situation = {
    dateDeValeur: jour,
    version: 11,
    demandeur: { id: "demandeur", _role: "demandeur", enfant_a_charge: {} },
    enfants: [],
    famille: {},
    menage,
    parents: {},
  } as unknown as Situation;
  const context = factContext(situation);
  const candidates = new Set(catalogue.regles.candidates(context));
  return visibles.filter((one) => {
    if (one.aide.source === "javascript" && !candidates.has(one)) return false;
    const { departements } = one.institution;
    if (departements && !departements.includes(departement ?? "")) return false;
    return evaluate(surLeTerritoire(one.institution), context) === true;
  });
}
