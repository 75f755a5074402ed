import type { Aide } from "../../schema/aide.ts";
import { type Periods, periodsOf } from "../../situation/periods.ts";
import type { Situation } from "../../situation/situation.ts";
import { enfantsRetenus, groupes, parentIds } from "./groupes.ts";
import { individuVariables, parentVariables } from "./individu.ts";
import { hasTaxItems, ressourceVariables } from "./ressources.ts";
import { type CalculateRequest, type EntityName, type Instance, type Values } from "../moteur/requete.ts";

/** Where a value stands in a request and in its answer. */
export interface PlaceDeLaLoi {
  entity: EntityName;
  instance: string;
  variable: string;
  period: string;
}

type LegalAide = Pick<Aide, "slug" | "entity" | "openfiscaPeriod" | "openfisca_eligibility_source" | "type">;

/** Where the value of an aid is asked: of the applicant, or of the applicant’s group. */
export function placeOf(aide: LegalAide, periods: Periods): PlaceDeLaLoi {
  const entity = aide.entity ?? "individus";
  return {
    entity,
    instance: entity === "individus" ? "demandeur" : "_",
    variable: aide.openfisca_eligibility_source ?? aide.slug,
    period: periods[aide.openfiscaPeriod ?? "thisMonth"],
  };
}

/** Values that rules of the catalogue read, wherever they come from. */
export const factPlaces = ({ thisMonth, fiscalYear }: Periods) =>
  ({
    boursier: { entity: "individus", instance: "demandeur", variable: "boursier", period: thisMonth },
    rsa: { entity: "familles", instance: "_", variable: "rsa", period: thisMonth },
    rfr: { entity: "foyers_fiscaux", instance: "_", variable: "rfr", period: fiscalYear },
    nbptr: { entity: "foyers_fiscaux", instance: "_", variable: "nbptr", period: fiscalYear },
    cmu_c: { entity: "familles", instance: "_", variable: "cmu_c", period: thisMonth },
  }) as const satisfies Record<string, PlaceDeLaLoi>;

/** Asks for a value, unless the household already states it. */
function ask(request: CalculateRequest, { entity, instance, variable, period }: PlaceDeLaLoi): void {
  const target = request[entity][instance] as Instance;
  const values = (target[variable] ??= {}) as Values;
  values[period] ??= null;
}

/**
 * Builds the request for a household at its date of value: what is known of it, and a `null` where a
 * value is wanted; the months of the past that nobody told are left to the engine. `aides` are asked for;
 * `lacking` names variables the engine does not have; `distance` is what `distanceDuDomicileFamilial` gives. Pure.
 */
export function buildRequest(
  situation: Situation,
  aides: readonly LegalAide[],
  lacking: ReadonlySet<string> = new Set(),
  distance?: number,
): CalculateRequest {
  const periods = periodsOf(situation.dateDeValeur);
  const { demandeur, conjoint } = situation;
  const people = [demandeur, ...(conjoint ? [conjoint] : []), ...enfantsRetenus(situation)];
  const taxItems = hasTaxItems(people, periods);
  const individus = people.map((individu): [string, Instance] => [
    individu.id,
    {
      ...individuVariables(individu, situation, periods, distance),
      ...ressourceVariables(individu, periods, taxItems),
    },
  ]);
  const parents = parentIds(situation, periods).map((id): [string, Instance] => [
    id,
    parentVariables(periods),
  ]);
  const request: CalculateRequest = {
    individus: Object.fromEntries([...individus, ...parents]),
    ...groupes(situation, periods),
  };
  const available = aides.filter((aide) => !lacking.has(placeOf(aide, periods).variable));
  const wanted = [...available.map((aide) => placeOf(aide, periods)), ...Object.values(factPlaces(periods))];
  for (const place of wanted.filter(({ variable }) => !lacking.has(variable))) ask(request, place);
  return request;
}
