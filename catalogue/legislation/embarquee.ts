import type { Aide } from "../schema/aide.ts";
import type { LegislationFacts } from "../situation/context.ts";
import { periodsOf } from "../situation/periods.ts";
import type { Situation } from "../situation/situation.ts";
import { registre } from "./formules/registre.ts";
import type { Legislation } from "./legislation.ts";
import { Calcul } from "./moteur/calcul.ts";
import type { Entite } from "./moteur/entites.ts";
import { moisDe } from "./moteur/mois.ts";
import { distanceDuDomicileFamilial } from "./requete/distance.ts";
import { buildRequest, placeOf, type Place } from "./requete/requete.ts";

interface Options {
  /** True to keep how each value came about. */
  trace?: boolean;
  /** Kilometres between the dwelling and the parents’ commune (`distanceDuDomicileFamilial`). */
  distance?: number | undefined;
}

const groupes = {
  individus: "individus",
  familles: "familles",
  foyers_fiscaux: "foyersFiscaux",
  menages: "menages",
} as const;

/** The person or group of the applicant that a place speaks of. */
export const entiteDe = (c: Calcul, { entity }: Pick<Place, "entity">): Entite =>
  c.entites[groupes[entity]][0] as Entite;

/** Period of a place, as the engine counts it. */
export const periodeDe = ({ period }: Pick<Place, "period">): number =>
  period.length === 4 ? Number(period) : moisDe(period);

/** Values that rules of the catalogue read. */
function factsOf(c: Calcul, situation: Situation): LegislationFacts {
  const { thisMonth, fiscalYear } = periodsOf(situation.dateDeValeur);
  const foyer = c.foyerFiscalDe(c.demandeur);
  const lire = (nom: string, entite: Entite, period: string) =>
    nom in registre ? c.lireParNom(nom, entite, periodeDe({ period })) : undefined;
  const lus = {
    boursier: lire("boursier", c.demandeur, thisMonth),
    rsa: lire("rsa", c.famille, thisMonth),
    rfr: lire("rfr", foyer, fiscalYear),
    nbptr: lire("nbptr", foyer, fiscalYear),
    cmu_c: lire("cmu_c", c.famille, thisMonth),
  };
  return Object.fromEntries(Object.entries(lus).filter(([, valeur]) => valeur !== undefined));
}

/** A household ready to be computed, at any day (`parametres.ts` says which figures stand then). */
export function calculDe(situation: Situation, { distance, ...options }: Options = {}): Calcul {
  // No aid is asked for: the months of the past are computed rather than held for nothing.
  return new Calcul(buildRequest(situation, [], undefined, distance), registre, options);
}

/** The same, with the distance to the family home where it counts. */
export async function preparerCalcul(
  situation: Situation,
  options: Omit<Options, "distance"> = {},
): Promise<Calcul> {
  return calculDe(situation, { ...options, distance: await distanceDuDomicileFamilial(situation) });
}

/** The aids of legislation that the engine computes. */
export const calculees = (aides: readonly Aide[]): Aide[] =>
  aides.filter((aide) => (aide.openfisca_eligibility_source ?? aide.slug) in registre);

/**
 * The embedded legislation: the law computed here, without any service. `aides` are the aids of
 * legislation of the catalogue; those the engine does not compute come back in `missing`.
 */
export function legislationEmbarquee(aides: readonly Aide[]): Legislation {
  const byId = new Map(aides.map((aide) => [aide.slug, aide]));
  return {
    async compute(situation, ids) {
      const periods = periodsOf(situation.dateDeValeur);
      const c = await preparerCalcul(situation);
      const values: Record<string, number | boolean | string> = {};
      for (const id of ids) {
        const aide = byId.get(id);
        if (!aide) continue;
        const place = placeOf(aide, periods);
        if (place.variable in registre)
          values[id] = c.lireParNom(place.variable, entiteDe(c, place), periodeDe(place));
      }
      return { values, facts: factsOf(c, situation), missing: ids.filter((id) => !(id in values)) };
    },
  };
}
